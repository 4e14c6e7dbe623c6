import { listedColors } from '../db/schema/options.ts';
import type { SeedProduct, SeedVariant } from './seed-data.ts';
import { byLocale, inLocale } from './seed-locales.ts';
import type { SeedOption, SeedOptionValue } from './seed-options.ts';
import type { SeedLocale } from './seed-texts.ts';
import { slugify } from './slugify.ts';

/** Returns the values that identify a variant, in the order of the product's options. */
function chosenValues(product: SeedProduct, variant: SeedVariant): { option: SeedOption; value: SeedOptionValue }[] {
  return (product.options ?? []).flatMap((option) => {
    const value = option.values?.find(({ key }) => key === variant.choices[option.key]);
    return value ? [{ option, value }] : [];
  });
}

/** Returns the identifier of a variant: the product's and those of its choices. */
export function variantId(product: SeedProduct, variant: SeedVariant): string {
  return [product.key, ...chosenValues(product, variant).map(({ value }) => value.key)].join('-');
}

/** Returns the chosen values of a variant, as name and as part of an address; the product's own for an only variant. */
export function variantNames(product: SeedProduct, variant: SeedVariant, locales: readonly SeedLocale[]) {
  const values = chosenValues(product, variant);
  if (values.length === 0) return { name: byLocale(product.name, locales), slug: byLocale(product.slugs, locales) };
  const name = Object.fromEntries(
    locales.map((locale) => [locale, values.map(({ value }) => inLocale(value.name, locale)).join(', ')]),
  );
  return {
    name,
    slug: Object.fromEntries(Object.entries(name).map(([locale, text]) => [locale, slugify(text)])),
  };
}

/** Returns the colour of a variant, if it is chosen by one. */
export function variantColor(product: SeedProduct, variant: SeedVariant, locales: readonly SeedLocale[]) {
  const found = chosenValues(product, variant).find(({ option }) => option.type === listedColors);
  return found?.value.color === undefined
    ? undefined
    : { hex: found.value.color, name: byLocale(found.value.name, locales) };
}
