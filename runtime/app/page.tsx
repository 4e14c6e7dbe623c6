import { type ReactNode, Suspense, useEffect } from 'react';
import type { AppDefinition } from '#runtime/contracts/app.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { Shell } from '#runtime/features/shell/shell.tsx';
import { ShownAddressContext } from '#runtime/ui/navigation.ts';
import { SlotsContext } from '#runtime/ui/slots-context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageEffects } from './page-effects.tsx';
import type { PageView } from './page-view.ts';

interface PageProps {
  readonly view: PageView;
  readonly definition: Pick<AppDefinition<LoadContext>, 'slots' | 'ErrorScreen' | 'Profiled'>;
  /** Called in the browser, once, when the first page is hydrated. */
  readonly onHydrated?: () => void;
}

/**
 * Shows the frame with a screen in it. A screen that fails is replaced by the error screen inside the frame, unless the
 * frame itself fails.
 */
export function Page({ view, definition: { slots, ErrorScreen, Profiled }, onHydrated }: PageProps): ReactNode {
  const { data, module, failure } = view;
  const fault = <ErrorScreen status={failure?.status ?? 500} inBrowser={typeof window !== 'undefined'} />;
  const screen = failure || !module ? fault : <module.Screen />;
  const frame = (
    <SlotsContext value={module?.slots ? { ...slots, ...module.slots } : slots}>
      <Shell slots={slots} alternates={data?.head.alternates ?? {}} framed={data?.head.framed}>
        <PageEffects view={view} />
        <ErrorBoundary of={view} fallback={fault}>
          {Profiled ? <Profiled route={view.route ?? 'error'}>{screen}</Profiled> : screen}
        </ErrorBoundary>
        {onHydrated && <Hydrated onHydrated={onHydrated} />}
      </Shell>
    </SlotsContext>
  );
  return (
    <ShownAddressContext value={view}>
      <ErrorBoundary of={view} fallback={fault}>
        {/* Content of a boundary hydrates in slices, between which the browser handles input. */}
        <Suspense>{failure?.inFrame === false ? fault : frame}</Suspense>
      </ErrorBoundary>
    </ShownAddressContext>
  );
}

/** Calls back when everything before it in the frame is hydrated. */
function Hydrated({ onHydrated }: { readonly onHydrated: () => void }): null {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
