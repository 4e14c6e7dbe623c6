import { expect, it } from 'vitest';
import { toStoredVatNumber } from '#backend/checks/stored-vat-number.ts';
import { ProblemError } from '#backend/errors/problem.ts';

it('a number is stored without its spaces and dots, and unconfirmed until the register has answered', () => {
  expect(toStoredVatNumber('be 0403.170.701')).toEqual({ vatNumber: 'BE0403170701', vatNumberState: 'unconfirmed' });
});

it('no number is no state', () => {
  expect(toStoredVatNumber(undefined)).toEqual({ vatNumber: null, vatNumberState: null });
});

it('a number with a wrong check digit is refused at its field', () => {
  expect.assertions(2);
  try {
    toStoredVatNumber('BE0403170702');
  } catch (error) {
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ pointer: '/vatNumber', rule: 'vatNumber' }] });
  }
});
