import { expect, it } from 'vitest';
import { furthestStep, shownStep, stepSearch } from '#runtime/features/checkout/checkout-step.ts';

it('is the requested one, unless an earlier one is incomplete', () => {
  expect(shownStep('?step=review&method=ideal', { missing: ['details', 'shipping'] })).toBe('details');
  expect(shownStep('?step=review&method=ideal', { missing: ['shipping'] })).toBe('delivery');
  expect(shownStep('?step=review', { missing: [] })).toBe('payment');
  expect(shownStep('?step=review&method=ideal', { missing: [] })).toBe('review');
  expect(shownStep('?step=details&method=ideal', { missing: [] })).toBe('details');
});

it('is the furthest one without a valid request', () => {
  expect(shownStep('', { missing: ['details', 'shipping'] })).toBe('details');
  expect(shownStep('?step=-1', { missing: [] })).toBe('payment');
  expect(furthestStep({ missing: [] }, 'ideal')).toBe('review');
});

it('keeps the payment method', () => {
  expect(stepSearch('review', 'ideal')).toBe('?step=review&method=ideal');
  expect(stepSearch('delivery')).toBe('?step=delivery');
});
