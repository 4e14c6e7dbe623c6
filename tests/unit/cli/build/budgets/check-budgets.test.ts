import { describe, expect, it } from 'vitest';
import { checkBudgets, readComposition } from '#cli/build/budgets/check-budgets.ts';
import type { Budgets, Limit } from '#cli/config/budgets.ts';
import { createReport } from './client-report.ts';

const limit = (kilobytes: number, line: number): Limit => ({
  kilobytes,
  place: { file: 'site-configs/base.yaml', line, column: 18, length: 1 },
});
const budgets: Budgets = {
  default: { js: limit(6, 3), css: limit(8, 3) },
  productDetail: { css: limit(9, 4) },
};
const modules = {
  'runtime/loader/loader.ts': 3000,
  'runtime/ui/text.styles.ts': 900,
  'runtime/ui/card.styles.ts': 400,
};
const light = { js: 6000, css: 8000, modules };

const check = (views: Parameters<typeof createReport>[0], before?: Parameters<typeof createReport>[0]) =>
  checkBudgets(budgets, createReport(views), before && readComposition(createReport(before)), false);

describe('a budget', () => {
  it('is kept by a route that weighs exactly as much as it allows, in kB of 1000 bytes', () => {
    expect(check({ home: light })).toEqual([]);
    expect(check({ home: { ...light, js: 6001 } })).toHaveLength(1);
  });

  it('of a route counts instead of the default, and only for what it says', () => {
    expect(check({ productDetail: { ...light, css: 8900 } })).toEqual([]);
    expect(check({ productDetail: { ...light, js: 6100, css: 9100 } })).toMatchObject([
      { message: 'productDetail runs 6.10 kB of js before it is touched, over its budget of 6 kB', place: { line: 3 } },
      {
        message: 'The first view of productDetail can need 9.10 kB of css, over its budget of 9 kB',
        place: { line: 4 },
      },
    ]);
  });

  it('that several routes exceed is reported once, the heaviest first', () => {
    expect(check({ home: { ...light, css: 8500 }, cart: { ...light, css: 9500 }, contact: light })).toMatchObject([
      {
        code: 'budget.exceeded',
        severity: 'warning',
        message: 'The first views of 2 routes can need more css than their budget of 8 kB: cart 9.50, home 8.50',
      },
    ]);
  });

  it('is an error where the command is strict', () => {
    const heavy = createReport({ home: { ...light, js: 7000 } });
    expect(checkBudgets(budgets, heavy, undefined, true)).toMatchObject([{ severity: 'error' }]);
  });

  it('that nobody set limits nothing', () => {
    expect(checkBudgets({}, createReport({ home: { ...light, js: 700_000 } }), undefined, true)).toEqual([]);
    expect(checkBudgets({ cart: { js: limit(1, 5) } }, createReport({ home: light }), undefined, true)).toEqual([]);
  });
});

describe('the modules of an exceeded budget', () => {
  const heavy = {
    ...light,
    css: 8200,
    modules: { ...modules, 'runtime/ui/card.styles.ts': 2400, 'runtime/ui/new.styles.ts': 60 },
  };

  it('are those that have grown since a build that kept it', () => {
    const [found] = check({ home: heavy }, { home: light });
    expect(found?.help).toBe(
      'Grown since a build that kept it: runtime/ui/card.styles.ts +2.0, runtime/ui/new.styles.ts +0.06, in kB before compression.',
    );
  });

  it('are the largest where there was no such build, and only those of styles or of scripts', () => {
    const [found] = check({ home: heavy });
    expect(found?.help).toBe(
      'The largest modules: runtime/ui/card.styles.ts 2.4, runtime/ui/text.styles.ts 0.9, runtime/ui/new.styles.ts 0.06, in kB before compression.',
    );
  });

  it('are the largest where none has grown', () => {
    const [found] = check({ home: { ...light, css: 8200 } }, { home: light });
    expect(found?.help).toMatch(/^The largest modules: runtime\/ui\/text\.styles\.ts 0\.9,/);
  });

  it('count once, though several routes have them', () => {
    const [found] = check({ home: heavy, cart: heavy });
    expect(found?.help).toContain('runtime/ui/card.styles.ts 2.4,');
  });
});
