import { type ReactNode, startTransition, useMemo, useState } from 'react';
import type { VatChoice } from '#runtime/contracts/vat.ts';
import { AppSettingContext } from '#runtime/ui/app-setting-context.ts';

interface AppSettingProviderProps {
  /** The choice that the server rendered the page with. */
  readonly vat: VatChoice;
  readonly children: ReactNode;
}

/** Provides the settings that visitors choose for the whole shop, initially those of their cookies. */
export function AppSettingProvider({ vat, children }: AppSettingProviderProps): ReactNode {
  const [hasIncludedVat, setHasIncludedVat] = useState(vat === 'incl');
  const setting = useMemo(
    () => ({
      hasIncludedVat,
      // An urgent update would re-render parts that are not hydrated yet, and lose their input.
      setHasIncludedVat: (has: boolean) => startTransition(() => setHasIncludedVat(has)),
    }),
    [hasIncludedVat],
  );
  return <AppSettingContext value={setting}>{children}</AppSettingContext>;
}
