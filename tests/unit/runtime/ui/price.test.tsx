import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LocaleContextValue } from '#runtime/i18n/locale-context.ts';
import { LocaleContext } from '#runtime/i18n/locale-context.ts';
import { AppSettingContext } from '#runtime/ui/app-setting-context.ts';
import { Price, VatLabel } from '#runtime/ui/price.tsx';

const locale: LocaleContextValue = {
  locale: 'nl-NL',
  settings: { language: 'nl', name: 'Nederlands', country: 'NL', currency: 'EUR', timeZone: 'Europe/Amsterdam' },
  site: {
    id: 'mini',
    siteName: 'Mini',
    shopName: 'Mini',
    defaultLocale: 'nl-NL',
    locales: ['nl-NL'],
    localeNames: {},
    domains: {},
    pages: {},
    pageSizes: { archive: 9, productArchive: 16, inspirationArchive: 6 },
  },
  href: () => undefined,
  t: (key) => key,
};

const price = <Price incVat={8349} excVat={6900} currency="EUR" text={(amount) => `vanaf ${amount}`} />;

/** Returns the visible text, and the hidden text that reserves its width. */
function show(element: React.ReactNode, hasIncludedVat: boolean) {
  const html = renderToString(
    <LocaleContext value={locale}>
      <AppSettingContext value={{ hasIncludedVat, setHasIncludedVat: () => {} }}>{element}</AppSettingContext>
    </LocaleContext>,
  ).replaceAll('\u00a0', ' ');
  return { text: html.replaceAll(/<[^>]*>/g, ''), other: /data-other="([^"]*)"/.exec(html)?.[1] };
}

describe('a price', () => {
  it('is shown with VAT or without, and keeps room for the other', () => {
    expect(show(price, true)).toEqual({ text: 'vanaf € 83,49', other: 'vanaf € 69,00' });
    expect(show(price, false)).toEqual({ text: 'vanaf € 69,00', other: 'vanaf € 83,49' });
  });

  it('says which of the two it is', () => {
    expect(show(<VatLabel />, true)).toEqual({ text: 'product:vat.including', other: 'product:vat.excluding' });
    expect(show(<VatLabel />, false)).toEqual({ text: 'product:vat.excluding', other: 'product:vat.including' });
  });

  it('can be the one that was not chosen', () => {
    const other = <Price incVat={8349} excVat={6900} currency="EUR" other />;
    expect(show(other, true).text).toBe('€ 69,00');
    expect(show(<VatLabel other />, false).text).toBe('product:vat.including');
  });

  it('needs the settings of the visit', () => {
    expect(() => renderToString(<LocaleContext value={locale}>{price}</LocaleContext>)).toThrow('NO_APP_CONTEXT_SET');
  });
});
