import type { AskingOptionType, AskingType, ValueOf } from './option-type.ts';

/** The types whose options offer a list of values, one of which is chosen. */
type ListType = { [Type in AskingType]: ValueOf<Type> extends { valueId: string } ? Type : never }[AskingType];

/**
 * Creates a type whose options offer a list of values.
 * @param toValue - Returns the value that names one of the list.
 */
export function valueList<Type extends ListType>(
  Control: AskingOptionType<Type>['Control'],
  toValue: (valueId: string) => ValueOf<Type>,
): AskingOptionType<Type> {
  return {
    asks: true,
    Control,
    defaultValue(option) {
      const start = option.values.find(({ isDefault }) => isDefault);
      return start && toValue(start.id);
    },
  };
}
