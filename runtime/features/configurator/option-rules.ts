import type { components } from '#generated/contracts/product-api.ts';
import type { Option, OptionState, Value } from './options/option-type.ts';
import { askingType } from './options/option-types.ts';

type Schemas = components['schemas'];
type Values = Schemas['ConfigurationValues'];
type Condition = Schemas['OptionCondition'];
type Limit = Schemas['OptionLimit'];

/**
 * Returns the state of each option, by its identifier, so that a form updates at once. The API applies the same rules,
 * which come with the options, and its answer is authoritative.
 */
export function evaluateOptionStates(options: readonly Option[], values: Values): ReadonlyMap<string, OptionState> {
  return evaluateOptions(options, values).states;
}

/** Returns the identifiers of the options whose answer counts: they are shown, and offer the chosen value. */
export function answeredOptions(options: readonly Option[], values: Values): ReadonlySet<string> {
  const { states, counted } = evaluateOptions(options, values);
  const isOffered = ([id, value]: [string, Value]): boolean =>
    !('valueId' in value) || (states.get(id)?.valueIds?.has(value.valueId) ?? true);
  return new Set(
    Object.entries(counted)
      .filter(isOffered)
      .map(([id]) => id),
  );
}

function evaluateOptions(options: readonly Option[], values: Values) {
  const states = new Map<string, OptionState>();
  // Conditions refer to earlier options only, and a hidden option has no value for later ones.
  const counted: Record<string, Value> = {};
  for (const option of options) {
    const state = getState(option, counted);
    states.set(option.id, state);
    const value = values[option.id];
    if (state.isShown && value && isAnswer(value)) counted[option.id] = value;
  }
  return { states, counted };
}

function getState(option: Option, counted: Values): OptionState {
  const holds = (conditions: readonly Condition[]): boolean => conditions.every((each) => isMet(each, counted));
  const isShown = option.shownWhen === undefined || holds(option.shownWhen);
  const requiredWhen = 'requiredWhen' in option ? option.requiredWhen : undefined;
  const isRequired = ('required' in option && option.required) || (requiredWhen !== undefined && holds(requiredWhen));
  const limits = 'limits' in option ? (option.limits ?? []).filter(({ when }) => holds(when)) : [];
  const lists = limits.flatMap(({ valueIds }) => (valueIds ? [new Set(valueIds)] : []));
  const lengths = limits.flatMap(({ maxLength }) => maxLength ?? []);
  return {
    isShown,
    isRequired,
    ...(lists.length > 0 && { valueIds: common(lists) }),
    bounds: boundsIn(limits),
    ...(lengths.length > 0 && { maxLength: Math.min(...lengths) }),
  };
}

function isMet(condition: Condition, counted: Values): boolean {
  const value = counted[condition.optionId];
  switch (condition.kind) {
    case 'chosen':
      return value !== undefined && 'valueId' in value && condition.valueIds.includes(value.valueId);
    case 'answered':
      return (value !== undefined) === condition.answered;
    case 'range': {
      const number = value && askingType(value.type).measure?.(value, condition.measure);
      if (number === undefined) return false;
      return number >= (condition.minimum ?? -Infinity) && number <= (condition.maximum ?? Infinity);
    }
  }
}

function isAnswer(value: Value): boolean {
  return askingType(value.type).isAnswer?.(value) ?? true;
}

function common([first = new Set<string>(), ...others]: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set([...first].filter((id) => others.every((other) => other.has(id))));
}

function boundsIn(limits: readonly Limit[]): OptionState['bounds'] {
  const bounds: Record<string, { minimum?: number; maximum?: number }> = {};
  for (const limit of limits) {
    for (const name of ['number', 'width', 'height', 'depth'] as const) {
      const { minimum, maximum } = limit[name] ?? {};
      const narrowed = bounds[name] ?? {};
      bounds[name] = narrowed;
      if (minimum !== undefined) narrowed.minimum = Math.max(minimum, narrowed.minimum ?? -Infinity);
      if (maximum !== undefined) narrowed.maximum = Math.min(maximum, narrowed.maximum ?? Infinity);
    }
  }
  return bounds;
}
