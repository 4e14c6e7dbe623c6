import { holdAll } from './conditions.ts';
import type { AskingOption, CountedValues, Narrowed } from './configuration-types.ts';
import { askingType } from './option-types.ts';

/** Returns what limits leave of an option, of those limits whose conditions are met. */
export function narrowOption(option: AskingOption, counted: CountedValues): Narrowed {
  const limits = 'limits' in option ? (option.limits ?? []).filter(({ when }) => holdAll(when, counted)) : [];
  return limits.length === 0 ? {} : askingType(option.type).narrow(option, limits);
}
