import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { staticAttribute } from '#runtime/contracts/page-life.ts';
import { fetchModule } from '#runtime/lib/fetch-module.ts';
import { isEqual } from '#runtime/lib/is-equal.ts';
import { AppSettingContext } from './app-setting-context.ts';
import { ShownAddressContext } from './navigation.ts';
import { StaticArea } from './static-part.styles.ts';

/** What a static part depends on besides its properties: whether prices have VAT, and which visit of which page it is. */
export type PartInput = 'vat' | 'address';

/** What fetches the code of each part that is declared in the code so far. */
const declared = new Set<() => Promise<unknown>>();

/**
 * Fetches the code of the static parts, for a visitor who goes on or changes what they depend on.
 *
 * @throws {TypeError} for a file that a new version has removed.
 */
export async function fetchStaticParts(): Promise<void> {
  await Promise.all([...declared].map((fetchPart) => fetchPart()));
}

/**
 * Declares a part of pages that never changes in the browser: on the page that the server rendered its markup stays as it is, and
 * its code is fetched only when its properties or its inputs change, or when the visitor goes on. The build fails when the part
 * has state, listens to something or depends on more than it says.
 *
 * @param load - Imports the part. Its file is named `*.static.tsx` and imported by nothing else that a first page loads.
 * @param inputs - What it depends on besides its properties.
 */
export function staticPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  inputs: readonly PartInput[] = [],
): FunctionComponent<Props> {
  let fetching: Promise<ComponentType<Props>> | undefined;
  let fetched: ComponentType<Props> | undefined;
  const fetchPart = (): Promise<ComponentType<Props>> => {
    fetching ??= fetchModule(load).then(
      (part) => {
        fetched = part;
        return part;
      },
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  };
  declared.add(fetchPart);
  const LazyPart = lazy(async () => ({ default: await fetchPart() }));
  return function StaticPart(props: Props): ReactNode {
    const isHydrated = useIsHydrated();
    const current = { props, inputs: useInputs(inputs) };
    const [first] = useState(current);
    const [Part, setPart] = useState(() => (isHydrated ? undefined : (fetched ?? LazyPart)));
    const isChanged = !Part && !isEqual(first, current);
    // Where its code is there, a part changes together with the rest of the page.
    if (isChanged && fetched) setPart(() => fetched);
    useEffect(() => {
      if (!isChanged) return;
      fetchPart().then(
        (part) => startTransition(() => setPart(() => part)),
        // A new version has removed the code: the page as it is now comes with its own.
        () => window.location.reload(),
      );
    }, [isChanged]);
    const mark = { [staticAttribute]: '' };
    if (Part) {
      return (
        <StaticArea {...mark}>
          <Part {...props} />
        </StaticArea>
      );
    }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration leaves markup alone that is given as a text.
    return <StaticArea {...mark} suppressHydrationWarning dangerouslySetInnerHTML={asRendered} />;
  };
}

/** One object for all parts: React replaces the markup when it gets another. */
const asRendered = { __html: '' };

const subscribe = () => () => undefined;

/** Returns whether the component has come with the page's markup; the same for as long as it is shown. */
function useIsHydrated(): boolean {
  const isHydrated = useRef(false);
  return useSyncExternalStore(
    subscribe,
    () => isHydrated.current,
    () => {
      // On the server a part is rendered; in development its code is there, so that changes to it are shown.
      isHydrated.current = typeof window !== 'undefined' && process.env.NODE_ENV === 'production';
      return isHydrated.current;
    },
  );
}

function useInputs(inputs: readonly PartInput[]): Readonly<Partial<Record<PartInput, unknown>>> {
  const setting = useContext(AppSettingContext);
  const shown = useContext(ShownAddressContext);
  return {
    ...(inputs.includes('vat') && { vat: setting?.hasIncludedVat }),
    ...(inputs.includes('address') && { address: shown?.location.key }),
  };
}
