import type { RuleKey } from '../yup.ts';
import { line } from './text.ts';

/**
 * `Id` of both specs, and the like. People never type one: what has another form was tampered with.
 *
 * @param longest - Characters.
 */
export function identifier(maxLength = 80) {
  return line(maxLength).test({
    name: 'notType',
    message: 'yup:mixed.notType' satisfies RuleKey,
    skipAbsent: true,
    test: (value) => value === undefined || /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(value),
  });
}
