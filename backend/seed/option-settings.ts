import type { components } from '#generated/contracts/product-api.ts';
import { optionTypes, ownSettings } from '../configurator/option-types.ts';
import type { OptionSettings } from '../db/schema/options.ts';
import type { SeedProduct } from './seed-data.ts';
import type { SeedCondition, SeedConditions, SeedLimit, SeedOption, SeedRange } from './seed-options.ts';
import type { PerLanguage } from './seed-texts.ts';

type Schemas = components['schemas'];

/** Returns the settings that only some options have, as they are stored. */
export function optionSettings(
  option: SeedOption,
  { variants: [first] }: SeedProduct,
  all: (text: PerLanguage<string>) => Record<string, string>,
): OptionSettings {
  const { unit, surcharge, shownWhen, requiredWhen, limits } = option;
  const type = optionTypes[option.type];
  const start = option.default ?? first.choices[option.key];
  return {
    ...ownSettings.parse(option),
    ...(unit && { unit: all(unit) }),
    ...(surcharge && { surcharge: surcharge }),
    ...(start !== undefined && ('defaultIs' in type ? { defaultColor: start } : { defaultValue: start })),
    ...(shownWhen && { shownWhen: conditions(shownWhen) }),
    ...(requiredWhen && { requiredWhen: conditions(requiredWhen) }),
    ...(limits && limits.length > 0 && { limits: limits.map(limit) }),
  };
}

function conditions(given: SeedConditions): Schemas['OptionConditions'] {
  return given.map(condition);
}

function condition(given: SeedCondition): Schemas['OptionCondition'] {
  const { option: optionId } = given;
  if ('chosen' in given) return { kind: 'chosen', optionId, valueIds: [...given.chosen] };
  if ('answered' in given) return { kind: 'answered', optionId, answered: given.answered };
  return { kind: 'range', optionId, ...(given.measure && { measure: given.measure }), ...range(given) };
}

function limit({ when, values, number, width, height, depth, maxLength }: SeedLimit): Schemas['OptionLimit'] {
  return {
    when: conditions(when),
    ...(values && { valueIds: [...values] }),
    ...(number && { number: range(number) }),
    ...(width && { width: range(width) }),
    ...(height && { height: range(height) }),
    ...(depth && { depth: range(depth) }),
    ...(maxLength !== undefined && { maxLength }),
  };
}

function range({ min, max }: SeedRange) {
  return { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) };
}
