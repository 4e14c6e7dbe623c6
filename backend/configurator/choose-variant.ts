import type { ConfigurableVariant } from './configurable.ts';
import type { ConfigurationProblem, ConfigurationValues, ProductOption, UsedOption } from './configuration-types.ts';

export interface ChosenVariant {
  /** The variant to price: the chosen one, or else the nearest. */
  readonly variant: ConfigurableVariant;
  /** The problem with the choice: there is no such variant. */
  readonly problem?: ConfigurationProblem;
}

/** Returns the options that decide the variant, in their order. */
export function decisiveOptions(
  options: readonly ProductOption[],
  variants: readonly ConfigurableVariant[],
): ProductOption[] {
  const ids = new Set(variants.flatMap(({ choices }) => Object.keys(choices)));
  return options.filter(({ id }) => ids.has(id));
}

/** Returns values completed with those of the variant to start from, for its deciding options that have none. */
export function startFrom(
  variant: ConfigurableVariant,
  options: readonly ProductOption[],
  sent: ConfigurationValues,
): ConfigurationValues {
  const chosen = options.flatMap((option) => {
    const valueId = variant.choices[option.id];
    return valueId !== undefined && 'values' in option ? [[option.id, { type: option.type, valueId }] as const] : [];
  });
  return { ...Object.fromEntries(chosen), ...sent };
}

/** Returns the variant of a choice. Of several, the named one or else the first; without a match, the nearest. */
export function chooseVariant(
  variants: readonly [ConfigurableVariant, ...ConfigurableVariant[]],
  named: ConfigurableVariant | undefined,
  decisive: readonly ProductOption[],
  used: readonly UsedOption[],
): ChosenVariant {
  let left = named ? [named, ...variants.filter((variant) => variant !== named)] : [...variants];
  for (const { id } of decisive) {
    const value = used.find(({ option }) => option.id === id)?.value;
    if (!value || !('valueId' in value)) continue;
    const fitting = left.filter(({ choices }) => choices[id] === undefined || choices[id] === value.valueId);
    if (fitting.length === 0) {
      return {
        variant: left[0] ?? variants[0],
        problem: {
          optionId: id,
          pointer: `/values/${id}`,
          rule: 'combination',
          message: 'the product cannot be had in this combination',
        },
      };
    }
    left = fitting;
  }
  return { variant: left[0] ?? variants[0] };
}
