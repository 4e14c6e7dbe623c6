import { z } from 'zod';
import type { components } from '#generated/contracts/product-api.ts';
import { withoutAbsent } from '#runtime/lib/without-absent.ts';
import { addressSchema } from '../address-input.ts';

type Schemas = components['schemas'];

/** A text of a form; its bounds are the API's. */
const text = z.string().max(1000);

const everybody = {
  /** Version of the account that was changed. */
  version: z.int(),
  firstName: text,
  lastName: text,
  phone: text.optional(),
  billingAddress: addressSchema.optional(),
  deliveryAddress: addressSchema.optional(),
};

/** A customer's details as a form sends them: all of them, since omitted ones are deleted. */
export const detailsSchema = z
  .discriminatedUnion('customerType', [
    z.strictObject({ customerType: z.literal('Private'), ...everybody }),
    z.strictObject({
      customerType: z.literal('Business'),
      companyName: text,
      vatNumber: text.optional(),
      ...everybody,
    }),
  ])
  .transform((details): Schemas['CustomerDetailsRequest'] => {
    const { version, firstName, lastName, phone, billingAddress, deliveryAddress } = details;
    const rest = {
      version,
      firstName,
      lastName,
      ...withoutAbsent<Pick<Schemas['PrivateDetailsRequest'], 'phone' | 'billingAddress' | 'deliveryAddress'>>({
        phone,
        billingAddress,
        deliveryAddress,
      }),
    };
    if (details.customerType === 'Private') return { ...rest, customerType: 'Private' };
    const { companyName, vatNumber } = details;
    return { ...rest, customerType: 'Business', companyName, ...(vatNumber !== undefined && { vatNumber }) };
  });
