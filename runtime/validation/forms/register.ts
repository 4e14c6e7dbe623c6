import { requiredTick, tick } from '../rules/choice.ts';
import { email } from '../rules/email.ts';
import { newPassword, passwordConfirmation } from '../rules/password.ts';
import { phone } from '../rules/phone.ts';
import { object } from '../yup.ts';
import { companyOfBusiness, customerType, personName, vatNumberOfBusiness } from './sender.ts';

/** A new customer, told apart by `customerType`. */
export const registerSchema = object({
  customerType: customerType(),
  companyName: companyOfBusiness(),
  vatNumber: vatNumberOfBusiness(),
  firstName: personName(),
  lastName: personName(),
  email: email().required(),
  phone: phone(),
  password: newPassword().required(),
  passwordConfirmation: passwordConfirmation('password').required(),
  newsletter: tick(),
  termsAccepted: requiredTick(),
});
