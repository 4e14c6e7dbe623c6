import type { ProcedureInputs } from '#runtime/data/procedures.ts';
import type { Country } from '#runtime/validation/rules/country.ts';
import type { Customer } from './customer.ts';

/** All details of a customer, as the procedure takes them. */
export type DetailsInput = ProcedureInputs['user']['updateDetails'];

type AddressInput = NonNullable<DetailsInput['billingAddress']>;

/** An address of a form or of the account. */
interface LooseAddress {
  readonly country: Country;
  readonly street: string;
  readonly houseNumber?: string | undefined;
  readonly houseNumberAddition?: string | undefined;
  readonly extra?: string | undefined;
  readonly postalCode: string;
  readonly city: string;
}

/** The changes of a form; a member that is present and `undefined` is deleted. */
export interface DetailsChange {
  readonly customerType?: Customer['customerType'];
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string | undefined;
  readonly companyName?: string | undefined;
  readonly vatNumber?: string | undefined;
  readonly billingAddress?: LooseAddress | undefined;
  readonly deliveryAddress?: LooseAddress | undefined;
}

/** The customer who makes a change, and the version of the account it is based on. */
export interface ChangeBasis {
  readonly customer: Customer;
  readonly version: number;
}

/** Returns a change with all values that stay as they are: the API deletes what it is not sent. */
export function detailsInput({ customer, version }: ChangeBasis, change: DetailsChange): DetailsInput {
  const { customerType, firstName, lastName, phone, companyName, vatNumber, billingAddress, deliveryAddress } = {
    ...customer,
    ...change,
  };
  const everybody = {
    version,
    firstName,
    lastName,
    phone,
    billingAddress: billingAddress && addressInput(billingAddress),
    deliveryAddress: deliveryAddress && addressInput(deliveryAddress),
  };
  if (customerType === 'Private') return { customerType, ...everybody };
  return { customerType, companyName: companyName ?? '', vatNumber, ...everybody };
}

function addressInput({ country, houseNumber, ...rest }: LooseAddress): AddressInput {
  if (country === 'FR' || country === 'GB') return { country, houseNumber, ...rest };
  return { country, houseNumber: houseNumber ?? '', ...rest };
}
