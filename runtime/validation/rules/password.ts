import { maxPasswordLength, minPasswordLength, passwordRules } from '#runtime/lib/password-rules.ts';
import { type RuleKey, ref } from '../yup.ts';
import { atLeast, atMost, exactly } from './text.ts';

/** Creates the rule for a new password, never trimmed: `NewPassword` of the product API. */
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

/**
 * Creates the rule for a current password without the rules for new ones, which may have been others when it was set.
 */
export function currentPassword() {
  return exactly().test(atMost(maxPasswordLength));
}

/**
 * Creates the rule for the repeated password.
 *
 * @param field - Name of the field it repeats.
 */
export function passwordConfirmation(field: string) {
  return exactly().oneOf([ref<string>(field)], 'yup:string.password_match' satisfies RuleKey);
}
