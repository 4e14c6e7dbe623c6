import type { RuleKey } from '../yup.ts';
import { line } from './text.ts';

/** `Id` of both specs. People never type one: what has another form was tampered with. */
export function identifier() {
  return line(80).test({
    name: 'notType',
    message: 'yup:mixed.notType' satisfies RuleKey,
    skipAbsent: true,
    test: (value) => value === undefined || /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(value),
  });
}
