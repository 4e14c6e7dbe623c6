import type { RuleKey } from '../yup.ts';
import { line } from './text.ts';

/** The number of an order, as it stands on the confirmation; the content API takes letters, digits and hyphens. */
export function orderNumber() {
  return line(40).test({
    name: 'matches',
    message: 'yup:string.matches' satisfies RuleKey,
    params: { example: '2026-100042' },
    skipAbsent: true,
    test: (value) => value === undefined || /^[A-Za-z0-9-]+$/.test(value),
  });
}
