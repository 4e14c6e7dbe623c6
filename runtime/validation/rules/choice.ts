import { boolean, type RuleKey, string } from '../yup.ts';

/** Creates the rule for a choice from a list, from radio buttons or a select; an empty choice is absent. */
export function choice<const Value extends string>(values: readonly Value[]) {
  return string()
    .transform((value: unknown) => (value === '' ? undefined : (value ?? undefined)))
    .oneOf(values);
}

/**
 * Creates the rule for a required choice from a list. Nobody "fills in" a list, so a missing choice has the message of
 * `oneOf`.
 */
export function requiredChoice<const Value extends string>(values: readonly Value[]) {
  return choice(values).required(choiceMissing);
}

/** Message for a missing choice. */
export const choiceMissing = 'yup:mixed.oneOf' satisfies RuleKey;

/** Creates the rule for a checkbox: `on` as a form sends it, or `true`; not sent when it is not ticked. */
export function tick() {
  return boolean()
    .transform((_, original: unknown) => original === true || original === 'on' || original === 'true')
    .default(false);
}

/** Creates the rule for a checkbox that must be ticked. */
export function requiredTick() {
  return tick().isTrue();
}
