import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { checks } from '../trust/checks.js';
import { isSoak } from './soak.ts';

/** The end of the name of a test that belongs to a numbered check: `npm run trust` finds it by that. */
export const ofCheck = (number: number): string => `(trust ${number})`;

/**
 * Returns the number of cases to try of a numbered check: all of them for `npm run trust` and `npm run soak`, else one in fifty and no
 * fewer than twenty, or all where there are fewer.
 *
 * @param sample - How many instead where a case takes seconds, or next to nothing.
 */
export function casesOf(number: number, sample?: number): number {
  const { wanted } = getCheck(number);
  return isSoak ? wanted : (sample ?? Math.min(wanted, Math.max(20, Math.ceil(wanted / 50))));
}

/**
 * Says that a numbered check has held. The last line of its test: one that fails says nothing.
 *
 * @param cases - The number of cases that were tried.
 * @param how - The engine, and the seed that repeats the run.
 */
export function held(number: number, cases: number, how: { readonly on?: string; readonly seed?: number } = {}): void {
  getCheck(number);
  const file = process.env.TRUST_REPORT;
  if (file === undefined) return;
  const { testPath = '' } = expect.getState();
  const test = path.relative(process.cwd(), testPath).replaceAll(path.sep, '/');
  appendFileSync(file, `${JSON.stringify({ number, cases, ...how, file: test })}\n`);
}

/** Returns a seed for random cases: that of `TRUST_SEED`, or another at each run. */
export function freshSeed(): number {
  return Number(process.env.TRUST_SEED ?? Math.trunc(Math.random() * 2 ** 31));
}

function getCheck(number: number) {
  const check = checks[number];
  if (!check) throw new Error(`There is no check ${number} in tests/trust/checks.js`);
  return check;
}
