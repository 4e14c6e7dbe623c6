import type { RuleKey } from '../yup.ts';
import { line } from './text.ts';

/** `Phone` of both specs: an optional country prefix, then groups of 3, 3 and 4 digits. */
const pattern = /^(\+[0-9]{1,3}[ -]?)?\(?[0-9]{3}\)?[ -]?[0-9]{3}[ -]?[0-9]{4}$/;

/** Everything that may stand in one. */
const characters = /^[0-9+() -]*$/;

/**
 * Creates the rule for a phone number, with two messages: for a character that no phone number has (`string.phone`),
 * and for digits in other groups than the rule wants (`string.phonenumber`). The rule rejects some valid numbers, so no
 * form requires one.
 */
export function phone() {
  return line(maxTypedLength)
    .test({
      name: 'phone',
      message: 'yup:string.phone' satisfies RuleKey,
      skipAbsent: true,
      test: (value) => value === undefined || characters.test(value),
    })
    .test({
      name: 'phonenumber',
      message: 'yup:string.phonenumber' satisfies RuleKey,
      skipAbsent: true,
      test: (value) => value === undefined || !characters.test(value) || pattern.test(value),
    });
}

/** Nothing that the pattern takes is longer than this. */
const maxTypedLength = 24;
