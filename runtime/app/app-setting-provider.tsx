import { type ReactNode, startTransition, useMemo, useState } from 'react';
import type { VatChoice } from '#runtime/contracts/vat.ts';
import { AppSettingContext } from '#runtime/ui/app-setting-context.ts';

interface AppSettingProviderProps {
  /** What the server rendered the page for. */
  readonly vat: VatChoice;
  readonly children: ReactNode;
}

/** Provides the settings that visitors choose for the whole shop, initially those of their cookies. */
export function AppSettingProvider({ vat, children }: AppSettingProviderProps): ReactNode {
  const [hasIncludedVat, setHasIncludedVat] = useState(vat === 'incl');
  const setting = useMemo(
    () => ({
      hasIncludedVat,
      // An urgent change would render parts anew that are not hydrated yet, and lose what was typed in them.
      setHasIncludedVat: (has: boolean) => startTransition(() => setHasIncludedVat(has)),
    }),
    [hasIncludedVat],
  );
  return <AppSettingContext value={setting}>{children}</AppSettingContext>;
}
