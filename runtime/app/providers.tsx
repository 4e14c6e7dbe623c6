import { QueryClientProvider } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { type ReactNode, useMemo } from 'react';
import { TRPCProvider } from '#runtime/data/trpc-context.ts';
import { createHref } from '#runtime/i18n/href.ts';
import { LocaleProvider } from '#runtime/i18n/locale-provider.tsx';
import type { AppRouter } from '#runtime/rpc/app-router.ts';
import { AppSettingProvider } from './app-setting-provider.tsx';
import type { AppEnvironment } from './create-load-context.ts';

interface ProvidersProps {
  readonly environment: AppEnvironment;
  readonly trpcClient: TRPCClient<AppRouter>;
  readonly children: ReactNode;
}

/** Everything a component may ask its surroundings for. */
export function Providers({ environment, trpcClient, children }: ProvidersProps): ReactNode {
  const { site, pack, i18n, queryClient, vat } = environment;
  const href = useMemo(() => createHref(site, pack.locale), [site, pack.locale]);
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        <LocaleProvider i18n={i18n} locale={pack.locale} settings={pack.settings} site={site} href={href}>
          <AppSettingProvider vat={vat}>{children}</AppSettingProvider>
        </LocaleProvider>
      </TRPCProvider>
    </QueryClientProvider>
  );
}
