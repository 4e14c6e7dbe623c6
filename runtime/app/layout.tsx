import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { Slots } from '#runtime/contracts/slots.ts';
import { Shell } from '#runtime/features/shell/shell.tsx';
import { SlotsContext } from '#runtime/ui/slots-context.ts';
import { PageEffects } from './page-effects.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useRouteData } from './use-route-data.ts';

/** The frame that stays while screens change. */
export function Layout({ slots }: { readonly slots: Slots }): ReactNode {
  const alternates = useRouteData()?.head.alternates ?? {};
  return (
    <SlotsContext value={slots}>
      <Shell slots={slots} alternates={alternates}>
        <ProgressBar />
        <PageEffects />
        <ScrollRestoration />
        <Outlet />
      </Shell>
    </SlotsContext>
  );
}
