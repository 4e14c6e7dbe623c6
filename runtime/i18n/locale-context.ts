import { createContext, useContext } from 'react';
import type { ClientSite } from '#runtime/contracts/app.ts';
import type { Locale, LocaleSettings } from '#runtime/contracts/locale.ts';
import type { Href } from '#runtime/contracts/routes.ts';
import type { Translate } from './messages.ts';

/** The page's locale and its functions; one object per page. */
export interface LocaleContextValue {
  readonly locale: Locale;
  readonly settings: LocaleSettings;
  readonly site: ClientSite;
  readonly href: Href;
  readonly t: Translate;
}

export const LocaleContext = createContext<LocaleContextValue | undefined>(undefined);

/**
 * Returns the locale, its settings and the site of this page.
 *
 * @throws Error when rendered outside the application's providers.
 */
export function useLocale(): LocaleContextValue {
  const value = useContext(LocaleContext);
  if (!value) throw new Error('useLocale() needs a LocaleProvider above it');
  return value;
}
