import { expect, it } from 'vitest';
import { header } from '#cli/generators/header.ts';

it('names every source, on lines of at most 120 characters, and says not to edit', () => {
  const sources = Array.from({ length: 20 }, (_, index) => `locales/nl-NL/namespace-${index}.json`);
  const lines = header(sources).split('\n');
  for (const source of sources) expect(lines.join('\n')).toContain(source);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  expect(lines.at(-2)).toContain('Do not edit');
});
