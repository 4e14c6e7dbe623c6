import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { TRPCContext } from '#runtime/data/trpc-context.ts';
import { Notifications } from '#runtime/features/notifications/notifications.tsx';
import { createHref } from '#runtime/i18n/href.ts';
import { LocaleProvider } from '#runtime/i18n/locale-provider.tsx';
import { FormTextsContext } from '#runtime/ui/form-texts-context.ts';
import { ThirdPartiesContext } from '#runtime/ui/third-parties-context.ts';
import { TrackingContext } from '#runtime/ui/tracking-context.ts';
import { AppSettingProvider } from './app-setting-provider.tsx';
import type { AppEnvironment } from './create-load-context.ts';
import { addFormTexts, type ScreenEnvironment } from './fetch-screen.ts';

interface ProvidersProps {
  readonly environment: AppEnvironment;
  readonly children: ReactNode;
}

/** Provides everything that a component may take from its context. */
export function Providers({ environment, children }: ProvidersProps): ReactNode {
  const { site, pack, i18n, queryClient, trpc, notifications, vat, tracking } = environment;
  const href = useMemo(() => createHref(site, pack), [site, pack]);
  const formTexts = useMemo(() => lateFormTexts({ pack, i18n }), [pack, i18n]);
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCContext value={trpc}>
        <LocaleProvider i18n={i18n} locale={pack.locale} settings={pack.settings} site={site} href={href}>
          <AppSettingProvider vat={vat}>
            <TrackingContext value={tracking}>
              <ThirdPartiesContext value={pack.thirdParties}>
                <FormTextsContext value={formTexts}>
                  <Notifications store={notifications}>{children}</Notifications>
                </FormTextsContext>
              </ThirdPartiesContext>
            </TrackingContext>
          </AppSettingProvider>
        </LocaleProvider>
      </TRPCContext>
    </QueryClientProvider>
  );
}

/** Returns one promise for the lifetime of the page, as components that suspend on it need. */
function lateFormTexts(environment: ScreenEnvironment): (() => Promise<void>) | undefined {
  if (typeof window === 'undefined') return undefined;
  let fetched: Promise<void> | undefined;
  return () => {
    fetched ??= addFormTexts(environment);
    return fetched;
  };
}
