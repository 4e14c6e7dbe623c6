import type { components } from '#generated/contracts/product-api.ts';

type Product = components['schemas']['Product'];
type Option = Product['options'][number];
type StructuredData = Readonly<Record<string, unknown>>;

/** The parts of a product that its offers need. */
type Offered = Pick<Product, 'pricing' | 'unit' | 'unitPrice' | 'priorPrice'> & {
  readonly variants: readonly Pick<Product['variants'][number], 'priceIncVat'>[];
};

/** Codes of UN/CEFACT recommendation 20. */
const unitCodes = { m: 'MTR', m2: 'MTK' } as const;

/**
 * Returns the schema.org offer of a product, with VAT: one price, with that of a metre or square metre and the prior
 * price, or the price range of its variants, which can have neither.
 */
export function describeOffer({ pricing, unit, unitPrice, priorPrice, variants }: Offered): StructuredData {
  const prices = variants.length === 0 ? [pricing.priceIncVat] : variants.map((variant) => variant.priceIncVat);
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const priceCurrency = pricing.currency;
  if (lowest < highest) {
    return {
      '@type': 'AggregateOffer',
      priceCurrency,
      lowPrice: decimal(lowest),
      highPrice: decimal(highest),
      offerCount: variants.length,
    };
  }
  const ofUnit = unit === 'm2' ? { unit, priceIncVat: lowest } : unitPrice;
  const specified = [
    ...(ofUnit
      ? [
          {
            ...specification(ofUnit.priceIncVat, priceCurrency),
            referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[ofUnit.unit] },
          },
        ]
      : []),
    ...(priorPrice
      ? [
          {
            ...specification(priorPrice.priceIncVat, priceCurrency),
            priceType: 'https://schema.org/StrikethroughPrice',
          },
        ]
      : []),
  ];
  return {
    '@type': 'Offer',
    priceCurrency,
    price: decimal(lowest),
    itemCondition: 'https://schema.org/NewCondition',
    ...(specified.length > 0 && { priceSpecification: specified }),
  };
}

/** Types of options whose answers nothing can be made before. */
const answeredFirst: ReadonlySet<Option['type']> = new Set(['Dimensions', 'File', 'TextArea', 'ColorPicker']);

/** Returns the schema.org availability of a product, in a form if it comes in several: what is made for the buyer is not in stock. */
export function availabilityOf(
  { kind, options }: Pick<Product, 'kind'> & { readonly options: readonly Option[] },
  variant: Pick<Product['variants'][number], 'inStock'> | undefined,
): string {
  const isMade =
    kind === 'PhotoPrint' ||
    options.some((option) => 'required' in option && option.required && answeredFirst.has(option.type));
  if (isMade) return 'https://schema.org/MadeToOrder';
  return variant === undefined || variant.inStock ? 'https://schema.org/InStock' : 'https://schema.org/BackOrder';
}

function specification(cents: number, priceCurrency: string): StructuredData {
  return {
    '@type': 'UnitPriceSpecification',
    priceCurrency,
    price: decimal(cents),
    valueAddedTaxIncluded: true,
  };
}

/** Writes cents as schema.org has amounts: `83.49`. */
export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}
