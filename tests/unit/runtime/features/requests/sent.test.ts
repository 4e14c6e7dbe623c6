import { describe, expect, it } from 'vitest';
import { doneAddress, isLeaving } from '#runtime/features/requests/newsletter-link.ts';
import { isSent, sentAddress } from '#runtime/features/requests/sent.ts';

describe('the address that thanks', () => {
  it('is the page of an overview, without what the form began with', () => {
    const address = sentAddress({ pathname: '/advies', search: '?page=2&product=x&sent=old' });
    expect(address).toBe('/advies?page=2&sent=1');
    expect(isSent('?page=2&sent=1')).toBe(true);
    expect(isSent('?page=2')).toBe(false);
    expect(isSent('?sent=2')).toBe(false);
  });
});

describe('the links of the newsletter', () => {
  it('say whether they begin or end it, and lose their token once used', () => {
    expect(isLeaving('?for=leaving&token=t')).toBe(true);
    expect(isLeaving('?token=t')).toBe(false);
    expect(doneAddress({ pathname: '/n', search: '?for=leaving&token=t' })).toBe('/n?for=leaving&sent=1');
    expect(doneAddress({ pathname: '/n', search: '?token=t' })).toBe('/n?sent=1');
  });
});
