import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testExtension } from '#cli/testing/test-extension.ts';
import { defineExtension } from '#runtime/contracts/extension.ts';

const loyalty = defineExtension({
  name: 'loyalty',
  inputs: ['./tiers.json'],
  phases: {
    config: {
      loyalty: {
        schema: z.strictObject({ points: z.int().min(1), tier: z.string().default('gold') }).optional(),
        explain: 'Points of customers.',
      },
    },
    check: ({ config, read }) =>
      config.loyalty === undefined || read('./tiers.json').includes(config.loyalty.tier)
        ? []
        : [{ severity: 'warning', path: ['loyalty', 'tier'], message: 'is not a tier', help: 'Choose another.' }],
    generate: ({ model, config }) => [
      { path: 'points.ts', text: `export const points = ${config.loyalty?.points ?? 0}; // ${model.id}\n` },
    ],
    build: ({ model }, { js }) =>
      js.brotli > 100 ? [{ severity: 'error', path: ['siteName'], message: `${model.siteName} is heavy` }] : [],
  },
});
const inputs = { './tiers.json': '["gold"]' };
const sizes = { raw: 900, gzip: 300, brotli: 200 };

describe('testExtension', () => {
  it('shows the files and diagnostics of each site, placed in the given lines', () => {
    const sites = {
      one: 'loyalty: { points: 2 }',
      two: 'siteName: Two\nloyalty:\n  points: 1\n  tier: silver\n',
      three: '',
      four: 'loyalty: { points: 0, tear: gold }',
      five: 'loyalty: [',
    };
    const outcomes = testExtension(loyalty, { sites, inputs });
    const file = (points: number, id: string) => ({
      path: 'points.ts',
      text: `export const points = ${points}; // ${id}\n`,
    });
    expect(outcomes.one).toEqual({ diagnostics: [], files: [file(2, 'one')] });
    expect(outcomes.two).toEqual({
      diagnostics: [
        {
          code: 'extension.problem',
          severity: 'warning',
          message: 'loyalty: is not a tier',
          help: 'Choose another.',
          line: 4,
          column: 9,
        },
      ],
      files: [file(1, 'two')],
    });
    expect(outcomes.three).toEqual({ diagnostics: [], files: [file(0, 'three')] });
    expect(outcomes.four).toMatchObject({
      diagnostics: [
        { code: 'config.wrong-type', line: 1, column: 20 },
        { code: 'config.unknown-key', line: 1, column: 23, help: 'Did you mean "tier"?' },
      ],
      files: [],
    });
    expect(outcomes.five).toMatchObject({ diagnostics: [{ severity: 'error', line: 1 }], files: [] });
  });

  it('runs the build phase on a report', () => {
    const report = { routes: {}, js: sizes, css: sizes };
    const { shop } = testExtension(loyalty, { sites: { shop: 'siteName: Heavy' }, inputs, report });
    expect(shop?.diagnostics).toMatchObject([{ severity: 'error', message: 'loyalty: Heavy is heavy', line: 1 }]);
  });

  it('refuses a key of the configuration, a missing input and what is no extension', () => {
    const taken = defineExtension({ name: 'x', phases: { config: { theme: { schema: z.string(), explain: 'x' } } } });
    expect(testExtension(taken, { sites: { shop: '' } }).shop?.diagnostics).toMatchObject([
      { code: 'extension.key-taken' },
    ]);
    expect(() => testExtension(loyalty, { sites: { shop: '' } })).toThrow('./tiers.json');
    expect(() => testExtension({ name: 'Not kebab', phases: {} }, { sites: {} })).toThrow('name');
  });
});
