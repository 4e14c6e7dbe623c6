import type { components } from '#generated/contracts/product-api.ts';
import { optionTypes, ownSettings } from '../../configurator/option-types.ts';
import type { optionValues, productOptions } from '../../db/schema/options.ts';
import type { SeedVariant } from '../../seed/seed-data.ts';
import type {
  SeedCondition,
  SeedConditions,
  SeedLimit,
  SeedOption,
  SeedOptionValue,
  SeedRange,
} from '../../seed/seed-options.ts';
import type { LanguageMerger } from './per-language.ts';

type Schemas = components['schemas'];

/**
 * Returns an option of a product in the format of files.
 *
 * @param first - The product's first variant, whose choices are the default.
 */
export function exportOption(
  merge: LanguageMerger,
  { id, type, label, hint, required, settings }: typeof productOptions.$inferSelect,
  values: readonly (typeof optionValues.$inferSelect)[],
  first: SeedVariant,
): SeedOption {
  const { unit, surcharge, defaultValue, defaultColor, shownWhen, requiredWhen, limits } = settings;
  const start = defaultValue ?? defaultColor;
  return {
    key: id,
    type,
    name: merge.text(label),
    ...merge.optional('description', hint ?? {}),
    // Options that decide the variant are required anyway.
    ...(optionTypes[type].asks && required !== id in first.choices && { required }),
    ...(values.length > 0 && { values: values.map((value) => exportValue(merge, value)) }),
    ...(start !== undefined && start !== first.choices[id] && { default: start }),
    ...ownSettings.parse(settings),
    ...merge.optional('unit', unit ?? {}),
    ...(surcharge && { surcharge }),
    ...whenOf('shownWhen', shownWhen),
    ...whenOf('requiredWhen', requiredWhen),
    ...(limits && { limits: limits.flatMap(exportLimit) }),
  };
}

function exportValue(merge: LanguageMerger, row: typeof optionValues.$inferSelect): SeedOptionValue {
  const { id, label, color, pictureKey, pictureAlt, surcharge } = row;
  return {
    key: id,
    name: merge.text(label),
    ...(color !== null && { color }),
    ...(pictureKey !== null && pictureAlt && { image: { key: pictureKey, alt: merge.text(pictureAlt) } }),
    ...(Object.keys(surcharge).length > 0 && { surcharge }),
  };
}

function whenOf<Key extends string>(
  key: Key,
  given: Schemas['OptionConditions'] | undefined,
): { readonly [K in Key]?: SeedConditions } {
  const result: { [K in Key]?: SeedConditions } = {};
  const conditions = given && exportConditions(given);
  if (conditions) result[key] = conditions;
  return result;
}

function exportConditions(given: Schemas['OptionConditions']): SeedConditions | undefined {
  const [first, ...others] = given.map(exportCondition);
  return first && [first, ...others];
}

function exportCondition(condition: Schemas['OptionCondition']): SeedCondition {
  const { optionId: option } = condition;
  switch (condition.kind) {
    case 'chosen': {
      const [first = '', ...others] = condition.valueIds;
      return { option, chosen: [first, ...others] };
    }
    case 'answered':
      return { option, answered: condition.answered };
    case 'range':
      return { option, ...(condition.measure && { measure: condition.measure }), ...exportRange(condition) };
  }
}

function exportLimit(limit: Schemas['OptionLimit']): SeedLimit[] {
  const when = exportConditions(limit.when);
  if (!when) return [];
  const { valueIds, number, width, height, depth, maxLength } = limit;
  const [first, ...others] = valueIds ?? [];
  return [
    {
      when,
      ...(first !== undefined && { values: [first, ...others] as const }),
      ...(number && { number: exportRange(number) }),
      ...(width && { width: exportRange(width) }),
      ...(height && { height: exportRange(height) }),
      ...(depth && { depth: exportRange(depth) }),
      ...(maxLength !== undefined && { maxLength }),
    },
  ];
}

function exportRange({ minimum, maximum }: { readonly minimum?: number; readonly maximum?: number }): SeedRange {
  return { ...(minimum !== undefined && { min: minimum }), ...(maximum !== undefined && { max: maximum }) };
}
