import { expect, it } from 'vitest';
import { toMegabytes } from '#runtime/lib/megabytes.ts';

it.each([
  [0, 0],
  [1_048_576, 1],
  [1_572_864, 1.5],
  [31_457_280, 30],
])('%i bytes are %d megabytes', (bytes, megabytes) => {
  expect(toMegabytes(bytes)).toBe(megabytes);
});
