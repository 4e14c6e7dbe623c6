import { phone } from '../rules/phone.ts';
import { object } from '../yup.ts';
import { companyOfBusiness, customerType, personName, vatNumberOfBusiness } from './sender.ts';

/** Who a customer is; the addresses have a form of their own (`address.ts`). */
export const accountDetailsSchema = object({
  customerType: customerType(),
  companyName: companyOfBusiness(),
  vatNumber: vatNumberOfBusiness(),
  firstName: personName(),
  lastName: personName(),
  phone: phone(),
});
