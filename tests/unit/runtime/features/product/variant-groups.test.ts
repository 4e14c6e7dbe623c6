import { describe, expect, it } from 'vitest';
import type { components } from '#generated/contracts/product-api.ts';
import { decidesVariant, variantGroups } from '#runtime/features/product/variant-groups.ts';

type Schemas = components['schemas'];

const variant = (slug: string, choices: Record<string, string>): Schemas['ProductVariant'] => ({
  id: slug,
  sku: slug,
  name: slug,
  slug,
  choices,
  priceIncVat: 1210,
  priceExcVat: 1000,
  images: [],
  inStock: true,
});

const value = (id: string) => ({ id, label: id, surchargeIncVat: 0, surchargeExcVat: 0, isDefault: false });

const color: Schemas['RadioColorOption'] = {
  id: 'color',
  type: 'RadioColor',
  label: 'Colour',
  required: true,
  values: [
    { ...value('pine'), color: '#224433' },
    { ...value('sand'), color: '#ccbb99' },
    { ...value('rust'), color: '#995533' },
  ],
};
const size: Schemas['DropDownOption'] = {
  id: 'size',
  type: 'DropDown',
  label: 'Size',
  required: true,
  values: [value('small'), value('large')],
};
const glue: Schemas['RadioOption'] = { ...size, type: 'Radio', id: 'glue', label: 'Glue' };

const smallPine = variant('small-pine', { color: 'pine', size: 'small' });
const largePine = variant('large-pine', { color: 'pine', size: 'large' });
const smallSand = variant('small-sand', { color: 'sand', size: 'small' });
const variants = [smallPine, largePine, smallSand];

describe('variantGroups', () => {
  it('offers the values that variants have, of the options that decide them', () => {
    const groups = variantGroups([color, size, glue], variants, smallPine);
    expect(groups.map(({ label }) => label)).toEqual(['Colour', 'Size']);
    expect(groups[0]?.choices.map(({ id, color: hex, current }) => [id, hex, current])).toEqual([
      ['pine', '#224433', true],
      ['sand', '#ccbb99', false],
    ]);
  });

  it('shows the pictures of values that have one', () => {
    const image = {
      folder: 'weave',
      alt: 'Grof weefsel',
      width: 600,
      height: 600,
      color: '#aa9988',
      widths: [320],
      formats: ['webp' as const],
    };
    const relief: Schemas['RadioWithImageOption'] = {
      ...size,
      type: 'RadioWithImage',
      id: 'size',
      values: [
        { ...value('small'), image },
        { ...value('large'), image: { ...image, folder: 'waves' } },
      ],
    };
    const [group] = variantGroups([relief], variants, smallPine);
    expect(group?.choices.map((choice) => choice.image?.folder)).toEqual(['weave', 'waves']);
  });

  it('keeps the other choices where a variant has them', () => {
    const [, sizes] = variantGroups([color, size], variants, smallPine);
    expect(sizes?.choices.map((choice) => choice.variant.slug)).toEqual(['small-pine', 'large-pine']);
  });

  it('leads to the first variant with the value where no variant keeps them', () => {
    const [colors] = variantGroups([color, size], variants, largePine);
    expect(colors?.choices.map((choice) => choice.variant.slug)).toEqual(['large-pine', 'small-sand']);
  });

  it('distinguishes options that determine the variant from others', () => {
    expect(decidesVariant(color, variants)).toBe(true);
    expect(decidesVariant(glue, variants)).toBe(false);
  });
});
