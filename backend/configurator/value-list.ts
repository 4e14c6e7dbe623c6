import type { AskingType, Breach, OptionOf, ValueOf } from './configuration-types.ts';
import type { StoredOption } from './describe-option.ts';
import { type AskingOptionType, noSettings } from './option-type.ts';

/** The types whose options offer a list of values, one of which is chosen. */
type ListType = { [Type in AskingType]: ValueOf<Type> extends { valueId: string } ? Type : never }[AskingType];

interface ValueList<Type extends ListType> {
  readonly choosesFrom: NonNullable<AskingOptionType<Type>['choosesFrom']>;
  describe(stored: StoredOption): OptionOf<Type>;
  /** Returns the value that names an entry of the list. */
  toValue(valueId: string): ValueOf<Type>;
}

/** Creates a type whose options offer a list of values. */
export function valueList<Type extends ListType>({ choosesFrom, describe, toValue }: ValueList<Type>) {
  return {
    asks: true,
    isPersonal: false,
    settings: noSettings,
    choosesFrom,
    limitsOf: () => ['values'],
    describe,
    defaultValue(option) {
      const start = option.values.find(({ isDefault }) => isDefault);
      return start && toValue(start.id);
    },
    narrow(option, limits) {
      const all = option.values.map(({ id }) => id);
      const left = all.filter((id) => limits.every(({ valueIds }) => valueIds === undefined || valueIds.includes(id)));
      return left.length < all.length ? { valueIds: left } : {};
    },
    validate(option, { valueId }, { valueIds }): Breach[] {
      if (!option.values.some(({ id }) => id === valueId)) {
        return [{ at: '/valueId', rule: 'unknownValue', message: `is no value of ${option.id}` }];
      }
      return valueIds && !valueIds.includes(valueId)
        ? [{ at: '/valueId', rule: 'excluded', message: 'cannot be chosen together with what else is chosen' }]
        : [];
    },
    surcharge: (option, { valueId }) => option.values.find(({ id }) => id === valueId)?.surchargeExcVat ?? 0,
    words: (option, { valueId }) => ({ value: option.values.find(({ id }) => id === valueId)?.label ?? '' }),
    isMadeToMeasure: () => false,
  } satisfies AskingOptionType<Type, typeof noSettings>;
}
