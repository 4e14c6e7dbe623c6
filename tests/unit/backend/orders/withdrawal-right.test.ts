import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  evaluateLine,
  evaluateOrder,
  priceWithdrawnUnits,
  type WithdrawableLine,
  type WithdrawableOrder,
} from '#backend/orders/withdrawal-right.ts';

const amsterdam = { country: 'NL', postalCode: '1012 AB' };
const delivered = (deliveredOn: string | null, place: WithdrawableOrder['place'] = amsterdam): WithdrawableOrder => ({
  state: 'Completed',
  customerType: 'Private',
  deliveredOn,
  timeZone: 'Europe/Amsterdam',
  place,
});
const line: WithdrawableLine = { madeToMeasure: false, ordered: 3, withdrawn: 0 };
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const computeDeadline = (order: WithdrawableOrder) =>
  evaluateOrder(order, [evaluateLine(order, line, noon('2026-01-02'))], noon('2026-01-02')).until;

describe('the period of withdrawal', () => {
  it.each([
    ['fourteen days after the day of delivery', '2026-11-10', amsterdam, '2026-11-24'],
    ['on Monday instead of Saturday', '2026-11-14', amsterdam, '2026-11-30'],
    ['on Monday instead of Sunday', '2026-11-15', amsterdam, '2026-11-30'],
    ['after Christmas, which runs into a weekend', '2026-12-11', amsterdam, '2026-12-28'],
    ['after Easter Monday', '2027-03-15', amsterdam, '2027-03-30'],
    ['after a holiday of the state it went to', '2026-10-23', { country: 'DE', postalCode: '80331' }, '2026-11-06'],
    ['after All Saints in Bavaria', '2027-10-18', { country: 'DE', postalCode: '80331' }, '2027-11-02'],
    ['on the same day in Berlin, where it is none', '2027-10-18', { country: 'DE', postalCode: '10119' }, '2027-11-01'],
  ])('ends %s', (_, day, place, until) => {
    expect(computeDeadline(delivered(day, place))).toBe(until);
  });

  it('is open before the delivery, without an end that is known', () => {
    const order = delivered(null);
    const right = evaluateLine(order, line, noon('2026-11-10'));
    expect(right).toEqual({ allowed: true, withdrawable: 3, withdrawn: 0 });
    expect(evaluateOrder(order, [right], noon('2026-11-10'))).toEqual({ allowed: true });
  });

  it('is over with the last minute of its last day, by the clock of the shop', () => {
    const order = delivered('2026-11-10');
    expect(evaluateLine(order, line, new Date('2026-11-24T22:59:59Z')).allowed).toBe(true);
    expect(evaluateLine(order, line, new Date('2026-11-24T23:00:00Z'))).toMatchObject({ reason: 'EXPIRED' });
  });

  it('ends after fourteen days if the delivery country is no longer known', () => {
    expect(computeDeadline({ ...delivered('2026-11-14'), place: undefined })).toBe('2026-11-28');
  });
});

describe('a line', () => {
  it.each([
    ['that is made to measure', {}, { madeToMeasure: true }, 'MADE_TO_MEASURE'],
    ['of a business', { customerType: 'Business' }, {}, 'BUSINESS'],
    ['of a cancelled order', { state: 'Cancelled' }, {}, 'CANCELLED'],
    ['that is withdrawn whole', {}, { withdrawn: 3 }, 'WITHDRAWN'],
  ] as const)('%s cannot be withdrawn', (_, order, changed, reason) => {
    const right = evaluateLine({ ...delivered('2026-11-10'), ...order }, { ...line, ...changed }, noon('2026-11-11'));
    expect(right).toMatchObject({ allowed: false, reason, withdrawable: 0 });
  });

  it('is withdrawn in parts whose prices add up to its price, none of them negative', () => {
    const parts = fc.record({
      total: fc.integer({ min: 0, max: 50_000_000 }),
      quantities: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 12 }),
    });
    fc.assert(
      fc.property(parts, ({ total, quantities }) => {
        const ordered = quantities.reduce((sum, quantity) => sum + quantity, 0);
        let before = 0;
        let paid = 0;
        for (const quantity of quantities) {
          const cents = priceWithdrawnUnits({ total, ordered, before, quantity });
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(Math.abs(cents - (total * quantity) / ordered)).toBeLessThanOrEqual(1);
          paid += cents;
          before += quantity;
        }
        expect(paid).toBe(total);
      }),
    );
  });
});
