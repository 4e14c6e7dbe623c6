import type { InferType } from 'yup';
import type { components } from '#generated/contracts/product-api.ts';
import { requiredTick } from '../rules/choice.ts';
import { currentPassword } from '../rules/password.ts';
import { object } from '../yup.ts';

/** The API requires a fixed English word as confirmation; the form has a checkbox instead. */
export const deleteAccountSchema = object({
  currentPassword: currentPassword().required(),
  confirmation: requiredTick(),
});

/** Converts the form to the body of `DELETE /me`. */
export function toDeletionRequest({
  currentPassword,
}: InferType<typeof deleteAccountSchema>): components['schemas']['AccountDeletionRequest'] {
  return { currentPassword, confirmation: 'DELETE' };
}
