import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { TRPCContext } from '#runtime/data/trpc-context.ts';
import { Notifications } from '#runtime/features/notifications/notifications.tsx';
import { createHref } from '#runtime/i18n/href.ts';
import { LocaleProvider } from '#runtime/i18n/locale-provider.tsx';
import { ThirdPartiesContext } from '#runtime/ui/third-parties-context.ts';
import { TrackingContext } from '#runtime/ui/tracking-context.ts';
import { AppSettingProvider } from './app-setting-provider.tsx';
import type { AppEnvironment } from './create-load-context.ts';

interface ProvidersProps {
  readonly environment: AppEnvironment;
  readonly children: ReactNode;
}

/** Everything a component may ask its surroundings for. */
export function Providers({ environment, children }: ProvidersProps): ReactNode {
  const { site, pack, i18n, queryClient, trpc, notifications, vat, tracking } = environment;
  const href = useMemo(() => createHref(site, pack), [site, pack]);
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCContext value={trpc}>
        <LocaleProvider i18n={i18n} locale={pack.locale} settings={pack.settings} site={site} href={href}>
          <AppSettingProvider vat={vat}>
            <TrackingContext value={tracking}>
              <ThirdPartiesContext value={pack.thirdParties}>
                <Notifications store={notifications}>{children}</Notifications>
              </ThirdPartiesContext>
            </TrackingContext>
          </AppSettingProvider>
        </LocaleProvider>
      </TRPCContext>
    </QueryClientProvider>
  );
}
