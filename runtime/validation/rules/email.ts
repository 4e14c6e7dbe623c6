import type { RuleKey } from '../yup.ts';
import { line } from './text.ts';

/** The pattern of the HTML standard (4.10.5.1.5) with a dot in the domain: `Email` of both specs. */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** RFC 5321, section 4.5.3.1.3, less the brackets. */
const maxLength = 254;

/** A top-level domain has two letters. */
const minLength = 6;

/** Creates the rule for the form of an e-mail address. */
export function email() {
  return line(maxLength).test({
    name: 'email',
    message: 'yup:string.email' satisfies RuleKey,
    skipAbsent: true,
    test: (value) => value === undefined || isEmail(value),
  });
}

/** Returns whether a text has the form of an e-mail address, of any length. */
export function isEmail(text: string): boolean {
  return text.length >= minLength && pattern.test(text);
}
