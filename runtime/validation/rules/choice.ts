import { boolean, type RuleKey, string } from '../yup.ts';

/** One of a list, as a group of radio buttons or a select gives it; what nobody chose is absent. */
export function choice<const Value extends string>(values: readonly Value[]) {
  return string()
    .transform((value: unknown) => (value === '' ? undefined : (value ?? undefined)))
    .oneOf(values);
}

/** One of a list that has to be chosen. Nobody "fills in" a list, so what is wrong is said in the words of `oneOf`. */
export function requiredChoice<const Value extends string>(values: readonly Value[]) {
  return choice(values).required(choiceMissing);
}

/** What is said where nothing was chosen. */
export const choiceMissing = 'yup:mixed.oneOf' satisfies RuleKey;

/** A box to tick: `on` as a form sends it, or `true`; a box left open is not sent at all. */
export function tick() {
  return boolean()
    .transform((_, original: unknown) => original === true || original === 'on' || original === 'true')
    .default(false);
}

/** A box that must be ticked. */
export function requiredTick() {
  return tick().isTrue();
}
