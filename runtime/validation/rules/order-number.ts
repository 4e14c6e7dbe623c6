import type { RuleKey } from '../yup.ts';
import { line } from './text.ts';

/**
 * Creates the rule for the number of an order, as the confirmation shows it; the content API takes letters, digits and
 * hyphens.
 */
export function orderNumber() {
  return line(40).test({
    name: 'matches',
    message: 'yup:string.matches' satisfies RuleKey,
    params: { example: '2026-100042' },
    skipAbsent: true,
    test: (value) => value === undefined || /^[A-Za-z0-9-]+$/.test(value),
  });
}
