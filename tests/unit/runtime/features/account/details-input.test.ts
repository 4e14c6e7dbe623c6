import { describe, expect, it } from 'vitest';
import type { Customer } from '#runtime/features/account/customer.ts';
import { detailsInput } from '#runtime/features/account/details-input.ts';
import { detailsSchema } from '#runtime/rpc/user/details-input.ts';

const billingAddress = {
  street: 'Torstraße',
  houseNumber: '140',
  postalCode: '10119',
  city: 'Berlin',
  country: 'DE',
} as const;
const deliveryAddress = { street: '12 rue de Rivoli', postalCode: '75004', city: 'Paris', country: 'FR' } as const;

const customer: Customer = {
  id: 'cu_1',
  version: 12,
  state: 'Active',
  email: 'jonas@mail.com',
  locale: 'de-DE',
  newsletter: true,
  customerType: 'Business',
  companyName: 'Studio Klang GmbH',
  vatNumber: 'DE136695976',
  vatNumberState: 'confirmed',
  firstName: 'Jonas',
  lastName: 'Weber',
  phone: '030 231 4567',
  billingAddress,
  deliveryAddress,
  createdAt: '2026-03-02T09:00:00Z',
  changedAt: '2026-11-20T08:11:02Z',
};

/** Returns the input of the API, after the procedure's schema. */
const sent = (...[basis, change]: Parameters<typeof detailsInput>): unknown =>
  detailsSchema.parse(detailsInput(basis, change));

const everything = {
  version: 12,
  customerType: 'Business',
  companyName: 'Studio Klang GmbH',
  vatNumber: 'DE136695976',
  firstName: 'Jonas',
  lastName: 'Weber',
  phone: '030 231 4567',
  billingAddress,
  deliveryAddress,
};

describe('a change of details', () => {
  it('carries everything that it leaves as it is', () => {
    expect(sent({ customer, version: 12 }, {})).toEqual(everything);
    expect(sent({ customer, version: 12 }, { firstName: 'Jona' })).toEqual({ ...everything, firstName: 'Jona' });
  });

  it('has the version that it was based on, not the current one', () => {
    expect(sent({ customer, version: 11 }, {})).toEqual({ ...everything, version: 11 });
  });

  it('deletes only empty members', () => {
    const { phone: _phone, deliveryAddress: _delivery, ...rest } = everything;
    expect(sent({ customer, version: 12 }, { phone: undefined, deliveryAddress: undefined })).toEqual(rest);
  });

  it('leaves company and VAT number behind when a business becomes a private person', () => {
    const { companyName: _name, vatNumber: _number, ...rest } = everything;
    expect(sent({ customer, version: 12 }, { customerType: 'Private' })).toEqual({ ...rest, customerType: 'Private' });
  });

  it.each(['FR', 'GB'] as const)('needs no house number in %s', (country) => {
    const address = { ...deliveryAddress, country, houseNumber: undefined };
    expect(sent({ customer, version: 12 }, { billingAddress: address })).toEqual({
      ...everything,
      billingAddress: { ...deliveryAddress, country },
    });
  });
});
