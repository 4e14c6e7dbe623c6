import { expect, it } from 'vitest';
import { problemText } from '#runtime/features/configurator/problem-text.ts';

it.each([
  [{ rule: 'required' }, { key: 'yup:mixed.required' }],
  [
    { rule: 'maximum', limit: 900 },
    { key: 'yup:number.max', values: { count: 900 } },
  ],
  [
    { rule: 'minimum', limit: 100 },
    { key: 'yup:number.min', values: { count: 100 } },
  ],
  [
    { rule: 'maxLength', limit: 40 },
    { key: 'yup:string.max', values: { count: 40 } },
  ],
  [
    { rule: 'step', limit: 10 },
    { key: 'product:problem.step', values: { count: 10 } },
  ],
  [{ rule: 'excluded' }, { key: 'product:problem.excluded' }],
  [{ rule: 'color' }, { key: 'product:problem.color' }],
  [{ rule: 'fileUnknown' }, { key: 'product:problem.file' }],
  [{ rule: 'type' }, { key: 'yup:mixed.notType' }],
] as const)('says of %j what helps', (problem, text) => {
  expect(problemText(problem)).toEqual(text);
});
