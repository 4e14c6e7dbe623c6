import type { RuleKey } from '../yup.ts';
import { line } from './text.ts';

/**
 * The part after the country code, as described by the European Commission (VIES) and HMRC. Greece is EL, Northern
 * Ireland XI. Check digits are the server's: they take a library, and their answer comes with the form's.
 */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U[0-9]{8}$/,
  BE: /^[01]?[0-9]{9}$/,
  BG: /^[0-9]{9,10}$/,
  CY: /^[0-9]{8}[A-Z]$/,
  CZ: /^[0-9]{8,13}$/,
  DE: /^[0-9]{9}$/,
  DK: /^[0-9]{8}$/,
  EE: /^[0-9]{9}$/,
  EL: /^[0-9]{9}$/,
  ES: /^[A-Z0-9][0-9]{7}[A-Z0-9]$/,
  FI: /^[0-9]{8}$/,
  FR: /^[A-Z0-9]{2}[0-9]{9}$/,
  GB: /^([0-9]{9}|[0-9]{12}|GD[0-9]{3}|HA[0-9]{3})$/,
  HR: /^[0-9]{11}$/,
  HU: /^[0-9]{8}$/,
  IE: /^([0-9]{7}[A-Z]{1,2}|[0-9][A-Z+*][0-9]{5}[A-Z])$/,
  IT: /^[0-9]{11}$/,
  LT: /^([0-9]{9}|[0-9]{12})$/,
  LU: /^[0-9]{8}$/,
  LV: /^[0-9]{11}$/,
  MT: /^[0-9]{8}$/,
  NL: /^[0-9]{9}B[0-9]{2}$/,
  PL: /^[0-9]{10}$/,
  PT: /^[0-9]{9}$/,
  RO: /^[0-9]{2,10}$/,
  SE: /^[0-9]{12}$/,
  SI: /^[0-9]{8}$/,
  SK: /^[0-9]{10}$/,
  XI: /^([0-9]{9}|[0-9]{12}|GD[0-9]{3}|HA[0-9]{3})$/,
};

/** `VatNumber` of both specs, as typed: spaces, dots and hyphens between, letters of either case. */
const typed = /^[A-Za-z]{2}[A-Za-z0-9+*. -]{2,22}$/;

/** Creates the rule for the form of a VAT number: country code first. */
export function vatNumber() {
  return line(24).test({
    name: 'vatNumber',
    message: 'yup:mixed.vatNumber' satisfies RuleKey,
    skipAbsent: true,
    test: (value) => value === undefined || hasVatForm(value),
  });
}

function hasVatForm(text: string): boolean {
  const plain = text.replaceAll(/[ .-]/g, '').toUpperCase();
  return typed.test(text) && forms[plain.slice(0, 2)]?.test(plain.slice(2)) === true;
}
