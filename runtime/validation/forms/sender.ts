import { choice } from '../rules/choice.ts';
import { email } from '../rules/email.ts';
import { phone } from '../rules/phone.ts';
import { line } from '../rules/text.ts';
import { vatNumber } from '../rules/vat-number.ts';

export const customerTypes = ['Private', 'Business'] as const;

/** Characters, in both specs. */
export const longestName = 80;
export const longestCompany = 120;
export const longestMessage = 5000;

/** Who fills in a form: someone for themselves, or someone for a business. */
export function customerType() {
  return choice(customerTypes).required();
}

export function personName() {
  return line(longestName).required();
}

/** Wanted of a business, left out of what a private person sends. */
export function companyOfBusiness() {
  return line(longestCompany).when('customerType', ([type], schema) =>
    type === 'Business' ? schema.required() : schema.strip(),
  );
}

/** Possible for a business, left out of what a private person sends. */
export function vatNumberOfBusiness() {
  return vatNumber().when('customerType', ([type], schema) => (type === 'Business' ? schema : schema.strip()));
}

/** Who sends a request: `Sender` of the content API. */
export const senderFields = {
  customerType: customerType(),
  company: companyOfBusiness(),
  vatNumber: vatNumberOfBusiness(),
  firstName: personName(),
  lastName: personName(),
  email: email().required(),
  phone: phone(),
};
