import { fieldProblem } from '../errors/field-problem.ts';
import { parseVatNumber } from './vat-number.ts';

/** A VAT number as it is stored: unconfirmed until the register has answered. */
interface StoredVatNumber {
  readonly vatNumber: string | null;
  readonly vatNumberState: 'unconfirmed' | null;
}

/** Returns a VAT number in its stored form. @throws {ProblemError} `VALIDATION_FAILED`, rule `vatNumber`. */
export function toStoredVatNumber(given: string | undefined): StoredVatNumber {
  if (given === undefined) return { vatNumber: null, vatNumberState: null };
  const vatNumber = parseVatNumber(given);
  if (vatNumber === undefined) {
    throw fieldProblem('/vatNumber', 'vatNumber', 'is not a VAT number of its country by form and check digits');
  }
  return { vatNumber, vatNumberState: 'unconfirmed' };
}
