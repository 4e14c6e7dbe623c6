import type { components } from '#generated/contracts/product-api.ts';
import { pricesOfPieces } from '../pricing/cut-pieces.ts';
import { createPriceList, type PriceList, type Pricing, priceQuantity } from '../pricing/price-product.ts';
import { getVatPercentage, withVat } from '../pricing/vat.ts';
import { findTier, type VolumeTier } from '../pricing/volume-tiers.ts';
import type { ShopView } from '../shops/shop-view.ts';
import type { OptionChoice, UsedOption } from './configuration-types.ts';
import { getCutSize } from './cut-size.ts';
import { askingType } from './option-types.ts';

type PricePart = components['schemas']['PricePart'];
type PriceUnit = components['schemas']['PriceUnit'];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The basis of a configuration's price. */
export interface Priced {
  readonly name: string;
  /** Of the variant, where the product has several. */
  readonly variantName: string | undefined;
  readonly unit: PriceUnit;
  /** Cents excluding VAT for one. */
  readonly basePrice: number;
  readonly tiers: readonly VolumeTier[];
  readonly quantity: number;
  /** Of a photo print, in millimetres. */
  readonly print?: Size;
}

export interface ConfigurationPrice {
  /** The unit of a quantity: a piece, where a size is cut from goods sold by the square metre. */
  readonly unit: PriceUnit;
  readonly parts: PricePart[];
  readonly pricing: Pricing;
  /** Of one unit as it is configured, surcharges included. */
  readonly prices: PriceList;
}

/** Max. characters of a value in a part of the price. */
const maxValueLength = 500;

/**
 * Prices one unit and the quantity: the price of the volume tier or else the base price, plus the surcharge of each
 * option used.
 */
export function priceConfiguration(
  shop: Pick<ShopView, 'country' | 'currency'>,
  { name, variantName, unit, basePrice, tiers, quantity, print }: Priced,
  used: readonly UsedOption[],
  choices: readonly OptionChoice[],
): ConfigurationPrice {
  const vatPercentage = getVatPercentage(shop.country);
  const uncut = createPriceList(basePrice, tiers);
  const area = unit === 'm2' ? measureArea(print ?? getCutSize(used.map(({ value }) => value))) : undefined;
  const base = area === undefined ? uncut : pricesOfPieces(uncut, area);
  const part = (priceExcVat: number) => ({ priceExcVat, priceIncVat: withVat(priceExcVat, vatPercentage) });
  const added = used.flatMap((entry): PricePart[] => {
    const cents = askingType(entry.option.type).surcharge(entry.option, entry.value);
    const choice = choices.find(({ optionId }) => optionId === entry.option.id);
    if (cents === 0 || !choice) return [];
    const { optionId, label, value } = choice;
    return [{ kind: 'option', optionId, label, value: [...value].slice(0, maxValueLength).join(''), ...part(cents) }];
  });
  const prices = plus(
    base,
    added.reduce((sum, { priceExcVat }) => sum + priceExcVat, 0),
  );
  const ofBase = findTier(base.tiers, quantity)?.unitPrice ?? base.unitPrice;
  return {
    unit: area === undefined ? unit : 'piece',
    parts: [
      { kind: 'base', label: name, ...(variantName !== undefined && { value: variantName }), ...part(ofBase) },
      ...added,
    ],
    pricing: priceQuantity(shop, prices, quantity),
    prices,
  };
}

/** Returns the square millimetres of a size. */
function measureArea(size: Size | undefined): number | undefined {
  return size && size.width * size.height;
}

function plus({ unitPrice, tiers }: PriceList, cents: number): PriceList {
  return {
    unitPrice: unitPrice + cents,
    tiers: tiers.map((tier) => ({ ...tier, unitPrice: tier.unitPrice + cents })),
  };
}
