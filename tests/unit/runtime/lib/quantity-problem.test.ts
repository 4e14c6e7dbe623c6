import { expect, it } from 'vitest';
import { quantityProblem } from '#runtime/lib/quantity-problem.ts';

const bounds = { minimum: 4, maximum: 40, step: 4 };

it.each([
  ['4', undefined],
  ['40', undefined],
  ['3', { key: 'yup:number.min', values: { count: 4 } }],
  ['41', { key: 'yup:number.max', values: { count: 40 } }],
  ['6', { key: 'product:problem.step', values: { count: 4 } }],
  ['', { key: 'yup:number.integer' }],
  ['4,5', { key: 'yup:number.integer' }],
])('says of %j, in fours from 4 to 40, what is wrong with it', (typed, problem) => {
  expect(quantityProblem(typed, bounds)).toEqual(problem);
});
