import { holdAll } from './conditions.ts';
import type {
  AskingOption,
  ConfigurationProblem,
  ConfigurationValue,
  ConfigurationValues,
  CountedValues,
  KnownFile,
  Narrowed,
  OptionState,
  ProductOption,
  UsedOption,
} from './configuration-types.ts';
import { narrowOption } from './narrow-option.ts';
import { askingType, isRemark } from './option-types.ts';

/** The evaluated options of a configuration. */
export interface EvaluatedOptions {
  /** The state of each option, in their order. */
  readonly states: OptionState[];
  /** Options with a valid value, in their order. */
  readonly used: UsedOption[];
  /** Problems in the order of the options; those about unknown options come last. */
  readonly problems: ConfigurationProblem[];
}

/**
 * Evaluates values against the options of a product, in the order of the options: a hidden option has no value, a
 * required option without a value takes its default, and an invalid value does not count.
 *
 * @param files Files that the actor may name, by their ids.
 */
export function evaluateOptions(
  options: readonly ProductOption[],
  sent: ConfigurationValues,
  files: ReadonlyMap<string, KnownFile>,
): EvaluatedOptions {
  const counted = new Map<string, ConfigurationValue>();
  const states: OptionState[] = [];
  const used: UsedOption[] = [];
  const problems: ConfigurationProblem[] = [];
  for (const option of options) {
    const shown = holdAll(option.shownWhen, counted);
    if (isRemark(option)) {
      states.push({ optionId: option.id, shown, required: false });
      if (shown && sent[option.id]) problems.push(findProblem(option, { rule: 'type', message: 'asks for nothing' }));
      continue;
    }
    const required = shown && isRequired(option, counted);
    const narrowed = shown ? narrowOption(option, counted) : {};
    states.push({ optionId: option.id, shown, required, ...narrowed });
    if (!shown) continue;
    const evaluated = evaluateOption(option, sent[option.id], { required, narrowed, files });
    problems.push(...evaluated.problems);
    if (!evaluated.value) continue;
    counted.set(option.id, evaluated.value);
    used.push({ option, value: evaluated.value });
  }
  const known = new Set(options.map(({ id }) => id));
  const unknown = Object.keys(sent).filter((id) => !known.has(id));
  return {
    states,
    used,
    problems: [
      ...problems,
      ...unknown.map((id) => findProblem({ id }, { rule: 'unknownOption', message: 'is no option of the product' })),
    ],
  };
}

interface Standing {
  readonly required: boolean;
  readonly narrowed: Narrowed;
  readonly files: ReadonlyMap<string, KnownFile>;
}

/** Returns the value of a shown option, if it has a valid one. */
function evaluateOption(
  option: AskingOption,
  sent: ConfigurationValue | undefined,
  { required, narrowed, files }: Standing,
): { readonly value?: ConfigurationValue; readonly problems: readonly ConfigurationProblem[] } {
  if (sent && sent.type !== option.type) {
    const message = `must be a value of type ${option.type}`;
    return { problems: [findProblem(option, { at: '/type', rule: 'type', message })] };
  }
  const type = askingType(option.type);
  const value = sent ?? (required ? type.defaultValue(option) : undefined);
  if (!value || type.isBlank?.(value)) {
    return { problems: required ? [findProblem(option, { rule: 'required', message: 'must be given' })] : [] };
  }
  const breaches = type.validate(option, value, narrowed, files);
  if (breaches.length === 0) return { value, problems: [] };
  return {
    problems: sent
      ? breaches.map((breach) => findProblem(option, breach))
      : // Nobody asked for the default: what is wrong is that something else has to be chosen.
        [findProblem(option, { rule: 'required', message: 'must be given' })],
  };
}

function isRequired(option: AskingOption, counted: CountedValues): boolean {
  if ('required' in option && option.required) return true;
  return option.requiredWhen !== undefined && holdAll(option.requiredWhen, counted);
}

function findProblem(
  { id }: { readonly id: string },
  { at = '', ...breach }: Omit<ConfigurationProblem, 'optionId' | 'pointer'> & { readonly at?: string },
): ConfigurationProblem {
  return { optionId: id, pointer: `/values/${id}${at}`, ...breach };
}
