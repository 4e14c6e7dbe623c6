import type { Option, Value } from './options/option-type.ts';
import { askingType, isRemark } from './options/option-types.ts';

/** Returns the initial values of options, by their identifiers. */
export function defaultValues(options: readonly Option[]): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const option of options) {
    const value = isRemark(option) ? undefined : askingType(option.type).defaultValue(option);
    if (value) values[option.id] = value;
  }
  return values;
}
