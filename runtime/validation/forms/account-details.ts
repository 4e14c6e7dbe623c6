import type { InferType } from 'yup';
import type { components } from '#generated/contracts/product-api.ts';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { phone as phoneRule } from '../rules/phone.ts';
import { object } from '../yup.ts';
import { companyOfBusiness, customerTypeChoice, personName, vatNumberOfBusiness } from './sender.ts';

type Schemas = components['schemas'];

/** A customer's details, without addresses (`address.ts`). */
export const accountDetailsSchema = object({
  customerType: customerTypeChoice(),
  companyName: companyOfBusiness(),
  vatNumber: vatNumberOfBusiness(),
  firstName: personName(),
  lastName: personName(),
  phone: phoneRule(),
});

/**
 * Converts the form to the body of `PUT /me/details`.
 *
 * @param kept - What the form does not show: the version it was filled from, and the addresses, which a request without them takes away.
 */
export function toDetailsRequest(
  value: InferType<typeof accountDetailsSchema>,
  kept: Pick<Schemas['PrivateDetailsRequest'], 'version' | 'billingAddress' | 'deliveryAddress'>,
): Schemas['CustomerDetailsRequest'] {
  const { customerType, companyName = '', vatNumber, firstName, lastName, phone } = value;
  const person = { firstName, lastName, phone, ...kept };
  return customerType === 'Business'
    ? withoutAbsent<Schemas['BusinessDetailsRequest']>({ customerType, companyName, vatNumber, ...person })
    : withoutAbsent<Schemas['PrivateDetailsRequest']>({ customerType, ...person });
}
