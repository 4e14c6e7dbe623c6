import { defineForm } from '#runtime/forms/form-definition.ts';
import { registerSchema } from '#runtime/validation/forms/register.ts';

export const registerForm = defineForm({
  name: 'register',
  schema: registerSchema,
  secret: ['password', 'passwordConfirmation'],
  fieldOf: { EMAIL_IN_USE: 'email' },
  input: ({ customerType, companyName, vatNumber, email, password, firstName, lastName, phone, newsletter }) => {
    const person = { email, password, firstName, lastName, phone, newsletter, termsAccepted: true as const };
    // The schema requires a name for a business.
    return customerType === 'Business'
      ? { customerType, companyName: companyName ?? '', vatNumber, ...person }
      : { customerType, ...person };
  },
  mutation: (trpc) => trpc.auth.register.mutationOptions(),
});
