import { describe, expect, it } from 'vitest';
import { assess } from '#runtime/lib/acoustics/assess.ts';
import { type Purchasable, planTreatment } from '#runtime/lib/acoustics/plan.ts';
import { bareRoom } from './rooms.ts';

const all = { walls: 1, ceiling: 1 };

const panel = (surface: 'wall' | 'ceiling', coefficient: number, price: number, area = 1): Purchasable => ({
  surface,
  covers: true,
  footprint: area,
  area,
  absorption: [coefficient, coefficient, coefficient, coefficient, coefficient, coefficient],
  priceOf: (quantity) => quantity * price,
});

const office = bareRoom({ length: 6, width: 5, height: 2.5, use: 'office' });

describe('a plan', () => {
  it('buys as few pieces as reach the target', () => {
    // V = 75 m³: 18.75 m² are needed at 250 Hz and above. Bare, 250 Hz has 85 · 0.02 + 30 · 0.03 + 4 · 75 · 0.0003 = 2.69 m²;
    // a panel adds 0.9 − 0.02 = 0.88 m² at 250 Hz. 16.06 / 0.88 = 18.25, so 19 panels.
    const plan = planTreatment(office, [panel('wall', 0.9, 5000)], all);
    expect(plan?.lines.map(({ quantity }) => quantity)).toEqual([19]);
    expect(plan?.price).toBe(95_000);
    expect(plan?.after.isMet).toBe(true);
    const absorber = panel('wall', 0.9, 5000);
    expect(assess(office, [{ absorber, quantity: 18 }]).isMet).toBe(false);
  });

  it('is balanced where that is possible, and the cheapest one otherwise', () => {
    const [wall, ceiling] = [panel('wall', 0.9, 9000), panel('ceiling', 0.9, 3000)];
    const balanced = planTreatment(office, [wall, ceiling], all);
    expect(balanced?.isBalanced).toBe(true);
    expect(balanced?.lines.map(({ absorber }) => absorber.surface)).toEqual(['ceiling', 'wall']);
    expect(balanced?.after.warnings).not.toContain('uneven');
    const lopsided = planTreatment(office, [ceiling], all);
    expect(lopsided?.isBalanced).toBe(false);
    expect(lopsided?.after.warnings).toContain('uneven');
  });

  it('stays within the space of walls and ceiling', () => {
    // Walls 55 m², a third of them is 18 m²: too little for 19 panels. 40 m² of glass leave 15 m², and absorb 2 m² more.
    expect(planTreatment(office, [panel('wall', 0.9, 5000)], { walls: 1 / 3, ceiling: 1 })).toBeUndefined();
    expect(planTreatment({ ...office, glass: 40 }, [panel('wall', 0.9, 5000)], all)).toBeUndefined();
    expect(planTreatment(office, [panel('ceiling', 0.3, 5000)], all)).toBeUndefined();
  });

  it('hangs up no single piece', () => {
    const offers = [panel('wall', 0.9, 5000), panel('ceiling', 1, 2000)];
    for (const use of ['office', 'callCentre', 'waiting'] as const) {
      const plan = planTreatment({ ...office, use }, offers, { walls: 1, ceiling: 0.8 });
      for (const { absorber, quantity } of plan?.lines ?? []) {
        expect(quantity).toBeGreaterThanOrEqual(absorber.surface === 'wall' ? 6 : 3);
      }
    }
  });

  it('is empty for a room that is fine as it is', () => {
    expect(planTreatment({ ...office, use: 'corridor' }, [panel('wall', 0.9, 5000)], all)).toMatchObject({
      lines: [],
      price: 0,
    });
  });

  it('takes the cheapest pair that there is', () => {
    const offers = [
      panel('wall', 0.9, 4100),
      panel('wall', 0.5, 1900),
      panel('wall', 1, 6000, 1.5),
      panel('ceiling', 0.95, 2000),
      panel('ceiling', 0.7, 1600),
    ];
    const plan = planTreatment(office, offers, { walls: 0.5, ceiling: 0.8 });
    expect(plan?.price).toBe(cheapestByTrying(offers, { walls: 0.5, ceiling: 0.8 }));
  });

  /** Tries every pair in every quantity from a tenth of the space on, which is about 27 m² of walls and 24 m² of ceiling. */
  function cheapestByTrying(offers: readonly Purchasable[], limits: typeof all): number {
    let cheapest = Number.POSITIVE_INFINITY;
    for (const wall of offers.filter(({ surface }) => surface === 'wall')) {
      for (const ceiling of offers.filter(({ surface }) => surface === 'ceiling')) {
        for (let aside = 3; aside * wall.footprint <= 55 * limits.walls; aside += 1) {
          for (let above = 3; above * ceiling.footprint <= 30 * limits.ceiling; above += 1) {
            const price = wall.priceOf(aside) + ceiling.priceOf(above);
            if (price >= cheapest) continue;
            const { isMet, warnings } = assess(office, [
              { absorber: wall, quantity: aside },
              { absorber: ceiling, quantity: above },
            ]);
            if (isMet && !warnings.includes('uneven')) cheapest = price;
          }
        }
      }
    }
    return cheapest;
  }
});
