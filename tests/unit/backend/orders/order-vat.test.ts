import { describe, expect, it } from 'vitest';
import { getOrderVat } from '#backend/orders/order-vat.ts';

type Order = Parameters<typeof getOrderVat>[0];
type Details = NonNullable<Order['details']>;

const address = {
  street: 'Rue Neuve',
  houseNumber: '12',
  postalCode: '1000',
  city: 'Bruxelles',
  country: 'BE',
} as const;
const business: Details = {
  customerType: 'Business',
  email: 'achats@atelier.example',
  firstName: 'Anne',
  lastName: 'Dubois',
  phone: '+3225550123',
  companyName: 'Atelier Dubois',
  vatNumber: 'BE0403170701',
  vatNumberState: 'confirmed',
  billingAddress: address,
};
const order = (details: Partial<Details>, country: Order['country'] = 'BE'): Order => ({
  country,
  details: { ...business, ...details },
});

describe('reverse charge', () => {
  it('applies to a confirmed number of another country of the Union', () => {
    expect(getOrderVat(order({}), 'NL')).toEqual({ percentage: 0, reverseCharge: true });
  });

  it.each<[string, Partial<Details>]>([
    ['a consumer', { customerType: 'Private' }],
    ['a number of which the register has said nothing', { vatNumberState: 'unconfirmed' }],
    ['a number that the register does not know', { vatNumberState: 'rejected' }],
    ['a number from outside the Union', { vatNumber: 'GB980780684' }],
  ])('does not apply to %s', (_, details) => {
    expect(getOrderVat(order(details), 'NL')).toEqual({ percentage: 21, reverseCharge: false });
  });

  it('does not apply to a business without a number', () => {
    const { vatNumber, ...details } = business;
    expect(getOrderVat({ country: 'BE', details }, 'NL').reverseCharge).toBe(false);
  });

  it('does not apply in the country of the shop', () => {
    expect(getOrderVat(order({}), 'BE')).toEqual({ percentage: 21, reverseCharge: false });
  });

  it('takes Northern Ireland for a part of the Union, and Great Britain not', () => {
    expect(getOrderVat(order({ vatNumber: 'XI980780684' }, 'GB'), 'NL').reverseCharge).toBe(true);
    expect(getOrderVat(order({ vatNumber: 'GB980780684' }, 'GB'), 'NL').reverseCharge).toBe(false);
  });
});

it('a consumer pays the rate of the country that is delivered to', () => {
  const rateIn = (country: Order['country']) =>
    getOrderVat(order({ customerType: 'Private' }, country), 'NL').percentage;
  expect((['NL', 'BE', 'FR', 'DE', 'AT', 'GB'] as const).map(rateIn)).toEqual([21, 21, 20, 19, 20, 20]);
});
