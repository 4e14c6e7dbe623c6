import { getText } from '../catalogue/text.ts';
import type { CentsByCurrency } from '../db/schema/column-types.ts';
import type { optionValues, productOptions } from '../db/schema/options.ts';
import type { pictures } from '../db/schema/pictures.ts';
import { toImage } from '../images/image.ts';
import { getVatPercentage, withVat } from '../pricing/vat.ts';
import type { ShopView } from '../shops/shop-view.ts';

/** A value of an option, as the database stores it. */
export interface StoredValue {
  readonly value: typeof optionValues.$inferSelect;
  readonly picture: typeof pictures.$inferSelect | null;
}

/** An option as the database stores it, and the shop whose locale and currency describe it. */
export interface StoredOption {
  readonly shop: ShopView;
  readonly option: typeof productOptions.$inferSelect;
  readonly values: readonly StoredValue[];
}

/** Returns the members that every option has. */
export function describeShown({ shop, option }: StoredOption) {
  const { shownWhen } = option.settings;
  return { id: option.id, label: getText(option.label, shop.locale), ...(shownWhen && { shownWhen }) };
}

/** Returns the text of a remark: its hint, else its label. */
export function describeText({ shop, option }: StoredOption): string {
  return getText(option.hint ?? option.label, shop.locale);
}

/** Returns the members that every option with a value has. */
export function describeHinted(stored: StoredOption) {
  const { shop, option } = stored;
  const { requiredWhen } = option.settings;
  return {
    ...describeShown(stored),
    ...(requiredWhen && { requiredWhen }),
    ...(option.hint && { hint: getText(option.hint, shop.locale) }),
  };
}

/** Returns the members of an option that can be required. */
export function describeRequired(stored: StoredOption) {
  return { ...describeHinted(stored), required: stored.option.required };
}

/** Returns the members of an option that limits can narrow. */
export function describeLimited(stored: StoredOption) {
  const { limits } = stored.option.settings;
  return { ...describeRequired(stored), ...(limits && { limits }) };
}

/** Returns the surcharge on the unit price for using an option. */
export function describeSurcharge({ shop, option }: StoredOption) {
  return toSurcharge(shop, option.settings.surcharge);
}

/** Returns the members that every value of a list has. @param index - Position in the list. */
export function describeValue({ shop, option }: StoredOption, { value }: StoredValue, index: number) {
  const { defaultValue } = option.settings;
  return {
    id: value.id,
    label: getText(value.label, shop.locale),
    ...toSurcharge(shop, value.surcharge),
    // A required option starts with a value, an optional one without.
    isDefault: option.required && (defaultValue === undefined ? index === 0 : value.id === defaultValue),
  };
}

/** Returns the members of a list's value that is chosen by its image. @param index - Position in the list. */
export function describeImageValue(stored: StoredOption, entry: StoredValue, index: number) {
  const { picture, value } = entry;
  return {
    ...describeValue(stored, entry, index),
    image: toImage(
      requirePart(stored, 'picture', picture),
      getText(requirePart(stored, 'alternative text', value.pictureAlt), stored.shop.locale),
    ),
  };
}

/**
 * Returns a member that every option of its type has. Seeding rejects an option without it, so a missing one is a bug.
 */
export function requirePart<Part>({ option }: StoredOption, what: string, part: Part | null | undefined): Part {
  if (part === null || part === undefined) {
    throw new Error(`Option ${option.id} of ${option.productId} is of type ${option.type} but has no ${what}.`);
  }
  return part;
}

function toSurcharge({ currency, country }: ShopView, surcharge: CentsByCurrency | undefined) {
  const surchargeExcVat = surcharge?.[currency] ?? 0;
  return { surchargeExcVat, surchargeIncVat: withVat(surchargeExcVat, getVatPercentage(country)) };
}
