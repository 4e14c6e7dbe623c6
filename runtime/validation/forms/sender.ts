import type { InferType } from 'yup';
import type { components } from '#generated/contracts/content-api.ts';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { requiredChoice } from '../rules/choice.ts';
import { email as emailRule } from '../rules/email.ts';
import { phone as phoneRule } from '../rules/phone.ts';
import { line } from '../rules/text.ts';
import { vatNumber as vatNumberRule } from '../rules/vat-number.ts';
import { object } from '../yup.ts';

export const customerTypes = ['Private', 'Business'] as const;

/** Characters, in both specs. */
export const maxNameLength = 80;
export const maxCompanyLength = 120;
export const maxMessageLength = 5000;

/** Creates the rule of a choice between a private person and a business. */
export function customerTypeChoice() {
  return requiredChoice(customerTypes);
}

export function personName() {
  return line(maxNameLength).required();
}

/** Creates the rule for a company: required of a business, left out for a private person. */
export function companyOfBusiness() {
  return line(maxCompanyLength).when('customerType', ([type], schema) =>
    type === 'Business' ? schema.required() : schema.strip(),
  );
}

/** Creates the rule for a VAT number: optional for a business, left out for a private person. */
export function vatNumberOfBusiness() {
  return vatNumberRule().when('customerType', ([type], schema) => (type === 'Business' ? schema : schema.strip()));
}

/** The sender of a request: `Sender` of the content API. */
export const senderFields = {
  customerType: customerTypeChoice(),
  company: companyOfBusiness(),
  vatNumber: vatNumberOfBusiness(),
  firstName: personName(),
  lastName: personName(),
  email: emailRule().required(),
  phone: phoneRule(),
};

/** Converts the fields of a sender to the content API's form. */
export function toSender(value: SenderValue): Schemas['Sender'] {
  const { customerType, company = '', vatNumber, firstName, lastName, email, phone } = value;
  const person = { firstName, lastName, email, phone };
  return customerType === 'Business'
    ? withoutAbsent<Schemas['BusinessSender']>({ customerType, company, vatNumber, ...person })
    : withoutAbsent<Schemas['PrivateSender']>({ customerType, ...person });
}

const senderSchema = object(senderFields);
type SenderValue = InferType<typeof senderSchema>;
type Schemas = components['schemas'];
