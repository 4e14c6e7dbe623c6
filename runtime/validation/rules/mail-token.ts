import type { RuleKey } from '../yup.ts';
import { line } from './text.ts';

/** Characters: 256 bits in base64url. */
const length = 43;

/** Creates the rule for a token from a mail, pasted or from a link: `MailToken` of the product API. */
export function mailToken() {
  return line(200)
    .test({
      name: 'length',
      message: 'yup:string.length' satisfies RuleKey,
      params: { length },
      skipAbsent: true,
      test: (value) => value === undefined || value.length === length,
    })
    .test({
      name: 'matches',
      message: 'yup:string.matches' satisfies RuleKey,
      params: { example: 'Q2n8sVt1-xP0_Yb3' },
      skipAbsent: true,
      test: (value) => value === undefined || /^[A-Za-z0-9_-]*$/.test(value),
    });
}
