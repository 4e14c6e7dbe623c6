import type { SeedPrice, SeedVariant } from '../../seed-data.ts';
import type { SeedOption, SeedOptionValue } from '../../seed-options.ts';

type OneOrMore<T> = readonly [T, ...T[]];

interface SizeOfVariant {
  /** Article number without its colour. */
  readonly sku: string;
  /** What has been chosen besides the colour. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly price: SeedPrice;
  /** Outer measures in millimetres. */
  readonly size: NonNullable<SeedVariant['size']>;
  /** Grams. */
  readonly weight: number;
}

/** The option from which a shopper picks a colour; it decides the variant. */
export function colorOption(values: OneOrMore<SeedOptionValue>): SeedOption {
  return {
    key: 'color',
    type: 'RadioColor',
    name: { nl: 'Kleur', fr: 'Couleur', de: 'Farbe', en: 'Colour' },
    required: true,
    values,
  };
}

/** Every size in every colour. The colour's key, cut to four letters, ends the article number. */
export function colorVariants(
  colors: OneOrMore<SeedOptionValue>,
  ...sizes: OneOrMore<SizeOfVariant>
): [SeedVariant, ...SeedVariant[]] {
  const variant = (size: SizeOfVariant, color: SeedOptionValue): SeedVariant => ({
    ...size,
    sku: `${size.sku}-${color.key.slice(0, 4).toUpperCase()}`,
    choices: { ...size.choices, color: color.key },
  });
  const all = sizes.flatMap((size) => colors.map((color) => variant(size, color)));
  return [variant(sizes[0], colors[0]), ...all.slice(1)];
}
