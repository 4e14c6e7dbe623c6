import { and, asc, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseReader } from '../db/database.ts';
import type { CentsByCurrency } from '../db/schema/column-types.ts';
import { type OptionBounds, optionValues, productOptions } from '../db/schema/options.ts';
import { pictures } from '../db/schema/pictures.ts';
import { maxUploadBytes } from '../files/accepted-files.ts';
import { toImage } from '../pictures/image.ts';
import { vatPercentageOf, withVat } from '../pricing/vat.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { textIn } from './text.ts';

export type ProductOption = components['schemas']['ProductOption'];

type OptionRow = typeof productOptions.$inferSelect;
interface ValueRow {
  readonly value: typeof optionValues.$inferSelect;
  readonly picture: typeof pictures.$inferSelect | null;
}

const acceptedUploads = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** What can be chosen on a product, in the order to show it. Which of it decides the variant, `choices` of the variants say. One query. */
export async function loadOptions(db: DatabaseReader, shop: ShopView, productId: string): Promise<ProductOption[]> {
  const { shopId } = shop;
  const rows = await db
    .select({ option: productOptions, value: optionValues, picture: pictures })
    .from(productOptions)
    .leftJoin(
      optionValues,
      and(
        eq(optionValues.shopId, productOptions.shopId),
        eq(optionValues.productId, productOptions.productId),
        eq(optionValues.optionId, productOptions.id),
      ),
    )
    .leftJoin(pictures, eq(pictures.key, optionValues.pictureKey))
    .where(and(eq(productOptions.shopId, shopId), eq(productOptions.productId, productId)))
    .orderBy(asc(productOptions.position), asc(optionValues.position));
  const options = new Map<string, { readonly option: OptionRow; readonly values: ValueRow[] }>();
  for (const { option, value, picture } of rows) {
    const entry = options.get(option.id) ?? { option, values: [] };
    options.set(option.id, entry);
    if (value) entry.values.push({ value, picture });
  }
  return [...options.values()].map((entry) => toOption(shop, entry.option, entry.values));
}

function toOption(shop: ShopView, row: OptionRow, values: readonly ValueRow[]): ProductOption {
  const { id, type, required, settings } = row;
  const label = textIn(row.label, shop.locale);
  const hint = row.hint ? textIn(row.hint, shop.locale) : undefined;
  const { shownWhen, requiredWhen, limits } = settings;
  const named = { id, label, ...(shownWhen && { shownWhen }) };
  const hinted = { ...named, ...(requiredWhen && { requiredWhen }), ...(hint !== undefined && { hint }) };
  const asked = { ...hinted, required };
  const limited = { ...asked, ...(limits && { limits }) };
  const surcharge = surchargeIn(shop, settings.surcharge);
  switch (type) {
    case 'Radio':
    case 'DropDown':
      return { ...limited, type, values: values.map(({ value }, index) => plainValue(shop, row, value, index)) };
    case 'RadioWithImage':
    case 'RadioWithImageSmall':
      return {
        ...limited,
        type,
        values: values.map(({ value, picture }, index) => ({
          ...plainValue(shop, row, value, index),
          image: toImage(
            needed(row, 'picture', picture),
            textIn(needed(row, 'alternative text', value.pictureAlt), shop.locale),
          ),
        })),
      };
    case 'RadioColor':
      return {
        ...limited,
        type,
        values: values.map(({ value }, index) => ({
          ...plainValue(shop, row, value, index),
          color: needed(row, 'color', value.color),
        })),
      };
    case 'File':
      return { ...asked, type, accept: acceptedUploads, maxBytes: maxUploadBytes, ...surcharge };
    case 'TextArea':
      return { ...limited, type, maxLength: settings.maxLength ?? 500, ...surcharge };
    case 'Number': {
      const { min, max, step, default: initial } = needed(row, 'bounds', settings.number);
      return {
        ...limited,
        type,
        minimum: min,
        maximum: max,
        step,
        ...(initial !== undefined && { default: initial }),
        ...(settings.unit && { unit: textIn(settings.unit, shop.locale) }),
        ...surcharge,
      };
    }
    case 'ColorPicker':
      return {
        ...asked,
        type,
        palette: values.map(({ value }) => ({
          name: textIn(value.label, shop.locale),
          hex: needed(row, 'color', value.color),
        })),
        ...(settings.defaultColor !== undefined && { default: settings.defaultColor }),
        ...surcharge,
      };
    case 'Checkbox':
      return { ...hinted, type, ...surcharge, default: false };
    case 'Dimensions': {
      const { width, height, depth } = needed(row, 'dimensions', settings.dimensions);
      return {
        ...limited,
        type,
        width: toBounds(width),
        height: toBounds(height),
        ...(depth && { depth: toBounds(depth) }),
        ...surcharge,
      };
    }
    case 'GreenRemark':
    case 'OrangeRemark':
    case 'RedRemark':
      return { ...named, type, text: hint ?? label };
  }
}

function plainValue(shop: ShopView, option: OptionRow, value: ValueRow['value'], index: number) {
  const { defaultValue } = option.settings;
  return {
    id: value.id,
    label: textIn(value.label, shop.locale),
    ...surchargeIn(shop, value.surcharge),
    // What must be chosen starts with a value; what may be left out starts without.
    isDefault: option.required && (defaultValue === undefined ? index === 0 : value.id === defaultValue),
  };
}

function surchargeIn({ currency, country }: ShopView, surcharge: CentsByCurrency | undefined) {
  const surchargeExcVat = surcharge?.[currency] ?? 0;
  return { surchargeExcVat, surchargeIncVat: withVat(surchargeExcVat, vatPercentageOf(country)) };
}

function toBounds({ min, max, step, default: initial }: OptionBounds) {
  return { minimum: min, maximum: max, step, default: initial ?? min };
}

/** Seeding refuses an option without what its type needs, so this is our mistake. */
function needed<T>(option: OptionRow, what: string, value: T | null | undefined): T {
  if (value === null || value === undefined) {
    throw new Error(`Option ${option.id} of ${option.productId} is of type ${option.type} but has no ${what}.`);
  }
  return value;
}
