import type { InferType } from 'yup';
import type { components } from '#generated/contracts/product-api.ts';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { requiredTick, tick } from '../rules/choice.ts';
import { email as emailRule } from '../rules/email.ts';
import { newPassword, passwordConfirmation } from '../rules/password.ts';
import { phone as phoneRule } from '../rules/phone.ts';
import { object } from '../yup.ts';
import { companyOfBusiness, customerTypeChoice, personName, vatNumberOfBusiness } from './sender.ts';

/** A new customer, told apart by `customerType`. */
export const registerSchema = object({
  customerType: customerTypeChoice(),
  companyName: companyOfBusiness(),
  vatNumber: vatNumberOfBusiness(),
  firstName: personName(),
  lastName: personName(),
  email: emailRule().required(),
  phone: phoneRule(),
  password: newPassword().required(),
  passwordConfirmation: passwordConfirmation('password').required(),
  newsletter: tick(),
  termsAccepted: requiredTick(),
});

/** Converts the form to the body of `POST /Registration`. */
export function toRegistrationRequest(value: InferType<typeof registerSchema>): Private | Business {
  const { customerType, companyName = '', vatNumber, email, password, firstName, lastName, phone, newsletter } = value;
  const person = { email, password, firstName, lastName, phone, newsletter, termsAccepted: true as const };
  return customerType === 'Business'
    ? withoutAbsent<Business>({ customerType, companyName, vatNumber, ...person })
    : withoutAbsent<Private>({ customerType, ...person });
}

type Private = components['schemas']['PrivateRegistrationRequest'] & { newsletter: boolean };
type Business = components['schemas']['BusinessRegistrationRequest'] & { newsletter: boolean };
