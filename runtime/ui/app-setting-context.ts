import { createContext, useContext } from 'react';

/** A visitor's settings for the whole shop. */
export interface AppSetting {
  /** Whether prices are shown with VAT; default: true. */
  readonly hasIncludedVat: boolean;
  readonly setHasIncludedVat: (hasIncludedVat: boolean) => void;
}

export const AppSettingContext = createContext<AppSetting | undefined>(undefined);

/**
 * Returns the settings of this visit.
 *
 * @throws {Error} `NO_APP_CONTEXT_SET` outside the application's providers.
 */
export function useAppSetting(): AppSetting {
  const setting = useContext(AppSettingContext);
  if (!setting) throw new Error('NO_APP_CONTEXT_SET');
  return setting;
}
