import type { components } from '#generated/contracts/product-api.ts';
import type { Configurable } from '../configurator/configurable.ts';
import { askingType } from '../configurator/option-types.ts';
import type { OptionSettings } from '../db/schema/options.ts';

type OrderLine = components['schemas']['OrderLine'];

/** The parts of an option that decide whether a product is made to measure. */
export interface DecidingOption {
  readonly id: string;
  readonly settings: OptionSettings;
  /** Whether its values are picked from the shop's own. */
  readonly hasValues: boolean;
}

/**
 * Returns whether a line is made to the consumer's specifications or clearly personalised (Directive 2011/83/EU,
 * Article 16 (c)): printed with their image, cut to their measures, in a colour that is none of the shop's, with their
 * file, or with words that are put on it. Variants and values picked from the shop's own are not.
 *
 * @param options - Of the product.
 */
export function isMadeToMeasure(
  { kind, crop, values }: Pick<OrderLine, 'kind' | 'crop' | 'values'>,
  options: readonly DecidingOption[],
): boolean {
  if (kind === 'PhotoPrint' || crop) return true;
  return options.some(({ id, settings, hasValues }) => {
    const value = values[id];
    return value !== undefined && askingType(value.type).isMadeToMeasure(value, settings, hasValues);
  });
}

/** Returns the ids of the lines that are made to measure, by the current options of their products. */
export function findMadeToMeasure(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, Configurable>,
): ReadonlySet<string> {
  const made = lines.filter((line) => {
    const stored = products.get(line.productId)?.storedOptions ?? [];
    const options = stored.map(({ option, values }) => ({ ...option, hasValues: values.length > 0 }));
    return isMadeToMeasure(line, options);
  });
  return new Set(made.map(({ id }) => id));
}
