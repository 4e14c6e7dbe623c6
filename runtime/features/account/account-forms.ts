import { defineForm } from '#runtime/forms/form-definition.ts';
import { accountDetailsSchema } from '#runtime/validation/forms/account-details.ts';
import { accountPreferencesSchema } from '#runtime/validation/forms/account-preferences.ts';
import { addressSchema } from '#runtime/validation/forms/address.ts';
import { changeEmailSchema } from '#runtime/validation/forms/change-email.ts';
import { changePasswordSchema } from '#runtime/validation/forms/change-password.ts';
import { deleteAccountSchema } from '#runtime/validation/forms/delete-account.ts';
import { mailTokenSchema } from '#runtime/validation/forms/mail-token.ts';
import { withdrawEmailSchema } from '#runtime/validation/forms/withdraw-email.ts';
import { object } from '#runtime/validation/yup.ts';
import { type ChangeBasis, detailsInput } from './details-input.ts';

/** Hidden field of every form that changes an account: the version that the form shows. */
export const versionField = 'version';

/** Returns the version that a form was sent with; without one, a version that nobody has, which makes it a conflict. */
export function sentVersion(form: FormData): number {
  const version = Number(form.get(versionField));
  return Number.isSafeInteger(version) && version > 0 ? version : 1;
}

/** Defines the form for name, company and phone; the addresses stay as they are. */
export function detailsForm(basis: ChangeBasis) {
  return defineForm({
    name: 'details',
    schema: accountDetailsSchema,
    input: ({ customerType, companyName, vatNumber, firstName, lastName, phone }) =>
      detailsInput(basis, { customerType, companyName, vatNumber, firstName, lastName, phone }),
    mutation: (trpc) => trpc.user.updateDetails.mutationOptions(),
  });
}

/** Defines the form for the language of mails and the newsletter. */
export function preferencesForm({ version }: Pick<ChangeBasis, 'version'>) {
  return defineForm({
    name: 'preferences',
    schema: accountPreferencesSchema,
    input: ({ locale, newsletter }) => ({ version, locale, newsletter }),
    mutation: (trpc) => trpc.user.update.mutationOptions(),
  });
}

/** Defines the form for another e-mail address. */
export function emailForm({ version }: Pick<ChangeBasis, 'version'>) {
  return defineForm({
    name: 'email',
    schema: changeEmailSchema,
    secret: ['currentPassword'],
    fieldOf: { EMAIL_IN_USE: 'email', PASSWORD_WRONG: 'currentPassword' },
    input: ({ email, currentPassword }) => ({ version, email, currentPassword }),
    mutation: (trpc) => trpc.user.changeEmail.mutationOptions(),
  });
}

/** Defines the form that withdraws a pending e-mail address by sending the current one. */
export function withdrawEmailForm({ customer: { email }, version }: ChangeBasis) {
  return defineForm({
    name: 'withdraw',
    schema: withdrawEmailSchema,
    secret: ['currentPassword'],
    fieldOf: { PASSWORD_WRONG: 'currentPassword' },
    input: ({ currentPassword }) => ({ version, email, currentPassword }),
    mutation: (trpc) => trpc.user.changeEmail.mutationOptions(),
  });
}

/** The button that confirms a changed address, with the token from its mail. */
export const confirmEmailForm = defineForm({
  name: 'confirm',
  schema: mailTokenSchema,
  input: ({ token }) => ({ token }),
  mutation: (trpc) => trpc.user.verifyEmail.mutationOptions(),
});

export function passwordForm({ version }: Pick<ChangeBasis, 'version'>) {
  return defineForm({
    name: 'password',
    schema: changePasswordSchema,
    secret: ['currentPassword', 'newPassword', 'passwordConfirmation'],
    fieldOf: { PASSWORD_WRONG: 'currentPassword' },
    input: ({ currentPassword, newPassword }) => ({ version, currentPassword, newPassword }),
    mutation: (trpc) => trpc.user.update.mutationOptions(),
  });
}

export const deleteForm = defineForm({
  name: 'delete',
  schema: deleteAccountSchema,
  secret: ['currentPassword'],
  fieldOf: { PASSWORD_WRONG: 'currentPassword' },
  input: ({ currentPassword }) => ({ currentPassword }),
  mutation: (trpc) => trpc.user.remove.mutationOptions(),
});

export function billingForm(basis: ChangeBasis) {
  return defineForm({
    name: 'billing',
    schema: addressSchema,
    input: (billingAddress) => detailsInput(basis, { billingAddress }),
    mutation: (trpc) => trpc.user.updateDetails.mutationOptions(),
  });
}

export function deliveryForm(basis: ChangeBasis) {
  return defineForm({
    name: 'delivery',
    schema: addressSchema,
    input: (deliveryAddress) => detailsInput(basis, { deliveryAddress }),
    mutation: (trpc) => trpc.user.updateDetails.mutationOptions(),
  });
}

/** Checkbox of the delivery form; when it is ticked the other fields are ignored. */
export const sameAsBillingField = 'sameAsBilling';

/** Returns the delivery form with {@link sameAsBillingField} ticked. */
export function sameAsBillingForm(basis: ChangeBasis) {
  return defineForm({
    name: 'delivery',
    schema: object({}),
    input: () => detailsInput(basis, { deliveryAddress: undefined }),
    mutation: (trpc) => trpc.user.updateDetails.mutationOptions(),
  });
}
