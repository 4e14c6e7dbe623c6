import { maxPasswordLength, minPasswordLength, passwordRules } from '#runtime/lib/password-rules.ts';
import { type RuleKey, ref } from '../yup.ts';
import { atLeast, atMost, exactly } from './text.ts';

/** A password to be, never trimmed: `NewPassword` of the product API. */
export function newPassword() {
  return exactly()
    .test(atLeast(minPasswordLength))
    .test({
      name: 'password',
      message: 'yup:string.password' satisfies RuleKey,
      skipAbsent: true,
      test: (value) =>
        value === undefined ||
        Object.entries(passwordRules).every(([rule, holds]) => rule === 'length' || holds(value)),
    })
    .test(atMost(maxPasswordLength));
}

/** A password as it was set: not held to the rules for new ones, which may have been others then. */
export function currentPassword() {
  return exactly().test(atMost(maxPasswordLength));
}

/**
 * The same once more.
 *
 * @param field - Name of the field it repeats.
 */
export function passwordConfirmation(field: string) {
  return exactly().oneOf([ref<string>(field)], 'yup:string.password_match' satisfies RuleKey);
}
