import type { Condition, CountedValues } from './configuration-types.ts';
import { askingType } from './option-types.ts';

/** Returns whether all of the conditions are met; true for an empty list. */
export function holdAll(conditions: readonly Condition[] | undefined, counted: CountedValues): boolean {
  return (conditions ?? []).every((condition) => holds(condition, counted));
}

function holds(condition: Condition, counted: CountedValues): boolean {
  const value = counted.get(condition.optionId);
  switch (condition.kind) {
    case 'answered':
      return (value !== undefined) === condition.answered;
    case 'chosen':
      return value !== undefined && 'valueId' in value && condition.valueIds.includes(value.valueId);
    case 'range': {
      const measured = value && askingType(value.type).measure?.(value, condition.measure);
      return (
        measured !== undefined &&
        measured >= (condition.minimum ?? -Infinity) &&
        measured <= (condition.maximum ?? Infinity)
      );
    }
  }
}
