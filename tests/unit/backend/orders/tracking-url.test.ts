import { expect, it } from 'vitest';
import { trackingUrl } from '#backend/orders/tracking-url.ts';

const utrecht = {
  street: 'Oudegracht',
  houseNumber: '1',
  postalCode: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
} as const;

it('a carrier is found in upper or lower case', () => {
  expect(trackingUrl('DHL', 'JD01', undefined)).toBe(trackingUrl('dhl', 'JD01', undefined));
  expect(trackingUrl('Österreichische Post', 'AT1', undefined)).toContain('post.at');
});

it('PostNL’s address has the country and the postal code without its space', () => {
  expect(trackingUrl('PostNL', '3SABC123', utrecht)).toBe('https://jouw.postnl.nl/track-and-trace/3SABC123-NL-3511AB');
});

it('a number cannot lead to another page', () => {
  expect(trackingUrl('GLS', '1&redirect=//evil.example#', undefined)).toBe(
    'https://gls-group.com/EU/en/parcel-tracking?match=1%26redirect%3D%2F%2Fevil.example%23',
  );
});

it('a carrier that is not known has no page', () => {
  expect(trackingUrl('Van Dijk Transport', '7', utrecht)).toBeUndefined();
  expect(trackingUrl('constructor', '7', utrecht)).toBeUndefined();
});
