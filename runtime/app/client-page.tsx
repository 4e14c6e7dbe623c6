import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AppDefinition } from '#runtime/contracts/app.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { NavigationContext } from '#runtime/ui/navigation.ts';
import type { Pages } from './create-pages.ts';
import { Page } from './page.tsx';
import { scrollToTarget } from './scroll-to-target.ts';
import { showWithTransition } from './show-with-transition.ts';

interface ClientPageProps {
  readonly pages: Pages;
  readonly definition: AppDefinition<LoadContext>;
  /** Called once, when the first page is hydrated. */
  readonly onHydrated: () => void;
}

/** Shows the current page. */
export function ClientPage({ pages, definition, onHydrated }: ClientPageProps): ReactNode {
  const [shown, setShown] = useState(pages.current);
  const { view, scroll } = shown;
  const pathname = useRef(view.location.pathname);
  /** Called when the page that is being shown is there. */
  const onShown = useRef<() => void>(undefined);
  useEffect(() => {
    const stop = pages.subscribe((page) => {
      const isOther = page.view.location.pathname !== pathname.current;
      pathname.current = page.view.location.pathname;
      const show = (): void => startTransition(() => setShown(page));
      // What changes on a page, such as its filters, changes in place.
      if (!isOther) show();
      else
        showWithTransition(() => {
          // One that is not there yet is overtaken.
          onShown.current?.();
          const isThere = new Promise<void>((resolve) => {
            onShown.current = resolve;
          });
          show();
          return isThere;
        });
    });
    setShown(pages.current());
    return stop;
  }, [pages]);
  useLayoutEffect(() => {
    if (scroll) scrollToTarget(scroll);
  }, [scroll]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page
  useLayoutEffect(() => onShown.current?.(), [shown]);
  return (
    <NavigationContext value={pages}>
      <Page view={view} definition={definition} onHydrated={onHydrated} />
    </NavigationContext>
  );
}
