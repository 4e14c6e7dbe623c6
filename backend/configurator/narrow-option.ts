import { holdAll } from './conditions.ts';
import type { AskingOption, CountedValues, Narrowed } from './configuration-types.ts';
import { askingType } from './option-types.ts';

/** What is left of an option under those of its limits whose conditions hold. */
export function narrowOption(option: AskingOption, counted: CountedValues): Narrowed {
  const limits = 'limits' in option ? (option.limits ?? []).filter(({ when }) => holdAll(when, counted)) : [];
  return limits.length === 0 ? {} : askingType(option.type).narrow(option, limits);
}
