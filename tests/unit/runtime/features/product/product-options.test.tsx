import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { components } from '#generated/contracts/product-api.ts';
import { ProductOptions } from '#runtime/features/product/product-options.tsx';
import { LocaleContext, type LocaleContextValue } from '#runtime/i18n/locale-context.ts';
import { AppSettingContext } from '#runtime/ui/app-setting-context.ts';

type Option = components['schemas']['ProductOption'];

const locale: LocaleContextValue = {
  locale: 'en-GB',
  settings: { language: 'en', name: 'English', country: 'GB', currency: 'GBP', timeZone: 'Europe/London' },
  site: {
    id: 'mini',
    siteName: 'Mini',
    shopName: 'Mini',
    defaultLocale: 'en-GB',
    locales: ['en-GB'],
    localeNames: {},
    domains: {},
    pages: {},
    pageSizes: { archive: 9, productArchive: 16, inspirationArchive: 6 },
  },
  href: () => undefined,
  t: (key, values = {}) => `${key.replace('product:options.', '')} ${Object.values(values).join(' ')}`.trim(),
};

const value = { id: 'a', label: 'First', surchargeIncVat: 1200, surchargeExcVat: 1000, isDefault: true };
const plain = { ...value, id: 'b', label: 'Second', surchargeIncVat: 0, surchargeExcVat: 0, isDefault: false };
const image = { folder: 'x', alt: '', width: 8, height: 6, color: '#000000', widths: [8], formats: ['webp' as const] };
const surcharge = { surchargeIncVat: 600, surchargeExcVat: 500 };
const bounds = { minimum: 200, maximum: 2400, step: 10, default: 600 };

/** One option of each type, and what is to be read of it. */
const options: readonly (readonly [Option, readonly string[]])[] = [
  [{ id: 'o', type: 'Radio', label: 'Edge', required: true, values: [value, plain] }, ['First', '£12.00', 'included']],
  [
    { id: 'o', type: 'RadioWithImage', label: 'Face', required: true, values: [{ ...value, image }] },
    ['First', '£12.00', 'x/8.webp'],
  ],
  [
    { id: 'o', type: 'RadioWithImageSmall', label: 'Clip', required: true, values: [{ ...value, image }] },
    ['First', '£12.00', 'x/8.webp'],
  ],
  [
    { id: 'o', type: 'RadioColor', label: 'Felt', required: true, values: [{ ...value, color: '#7d8c78' }] },
    ['First', '£12.00', '#7d8c78'],
  ],
  [
    { id: 'o', type: 'DropDown', label: 'Cable', required: true, values: [value, plain] },
    ['First', '£12.00', 'Second'],
  ],
  [
    {
      id: 'o',
      type: 'File',
      label: 'Drawing',
      required: true,
      accept: ['image/png', 'application/pdf'],
      maxBytes: 31_457_280,
      ...surcharge,
    },
    ['PNG, PDF', '30', '£6.00'],
  ],
  [{ id: 'o', type: 'TextArea', label: 'Note', required: false, maxLength: 500, ...surcharge }, ['500', '£6.00']],
  [
    { id: 'o', type: 'Number', label: 'Hooks', required: true, minimum: 2, maximum: 8, step: 1, ...surcharge },
    ['2 8', '£6.00'],
  ],
  [
    {
      id: 'o',
      type: 'ColorPicker',
      label: 'Frame',
      required: true,
      palette: [{ name: 'Oak', hex: '#c8a97e' }],
      ...surcharge,
    },
    ['Oak', '#c8a97e', '£6.00'],
  ],
  [{ id: 'o', type: 'Checkbox', label: 'Glue', default: false, ...surcharge }, ['Glue', '£6.00']],
  [
    { id: 'o', type: 'Dimensions', label: 'Size', required: true, width: bounds, height: bounds, ...surcharge },
    ['width 200 2,400', 'height 200 2,400', '£6.00'],
  ],
  [{ id: 'o', type: 'GreenRemark', label: 'Recycled', text: 'From bottles.' }, ['Recycled', 'From bottles.']],
  [{ id: 'o', type: 'OrangeRemark', label: 'Careful', text: 'Keep it dry.' }, ['Careful', 'Keep it dry.']],
  [{ id: 'o', type: 'RedRemark', label: 'Mind', text: 'Not outdoors.' }, ['Mind', 'Not outdoors.']],
];

const show = (shown: readonly Option[], hasIncludedVat = true): string =>
  renderToString(
    <LocaleContext value={locale}>
      <AppSettingContext value={{ hasIncludedVat, setHasIncludedVat: () => {} }}>
        <ProductOptions options={shown} currency="GBP" />
      </AppSettingContext>
    </LocaleContext>,
  );

describe('the options of a product', () => {
  it('are of fourteen types', () => {
    expect(new Set(options.map(([{ type }]) => type)).size).toBe(14);
  });

  it.each(options.map(([option, texts]) => ({ option, texts, type: option.type })))(
    'are shown and priced: $type',
    ({ option, texts }) => {
      const html = show([option]);
      expect(html).toContain(option.label);
      for (const text of texts) expect(html).toContain(text);
    },
  );

  it('cost what the visitor’s choice of VAT says', () => {
    const priced = options.flatMap(([option]) => (option.type === 'Checkbox' ? [option] : []));
    expect(show(priced, false)).toContain('>surcharge £5.00<');
    expect(show(priced, true)).toContain('>surcharge £6.00<');
  });
});
