import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { LocaleContext, type LocaleContextValue } from './locale-context.ts';
import { createTranslate } from './messages.ts';

interface LocaleProviderProps extends Omit<LocaleContextValue, 't'> {
  readonly i18n: i18n;
  readonly children: ReactNode;
}

/** Provides a page's locale and texts. */
export function LocaleProvider({ i18n, ...rest }: LocaleProviderProps): ReactNode {
  return (
    <I18nextProvider i18n={i18n}>
      <TranslatedLocale {...rest} />
    </I18nextProvider>
  );
}

/**
 * Provides the translate function, created once a page: `useTranslation()` in every component is a measurable part of a
 * render.
 */
function TranslatedLocale({ children, locale, settings, site, href }: Omit<LocaleProviderProps, 'i18n'>): ReactNode {
  const { t } = useTranslation();
  const value = useMemo(
    () => ({ locale, settings, site, href, t: createTranslate(t) }),
    [locale, settings, site, href, t],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
}
