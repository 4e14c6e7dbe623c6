import { setImmediate } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderLines, orders } from '#backend/db/schema/orders.ts';
import type { components } from '#generated/contracts/product-api.ts';
import { addLine, complete, makeReady, panelLine, privateDetails } from '#tests/support/orders.ts';
import { casesOf, freshSeed, held, ofCheck } from '#tests/support/trust.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';

type Order = components['schemas']['Order'];

/** What a buyer does from five tabs at once, and the order in which it is sent. */
const schedule = fc.record({
  steps: fc.shuffledSubarray(['add', 'remove', 'address', 'shipping', 'complete'] as const, { minLength: 5 }),
  /** Turns of the event loop before each is sent. */
  pauses: fc.array(fc.nat({ max: 12 }), { minLength: 5, maxLength: 5 }),
  /** How many of the other changes the buyer has seen before placing the order. */
  seen: fc.nat({ max: 3 }),
});

/** Describes what is done to one order at once: each answer tells the truth about what is stored. */
export function describeOrderSchedules(engine: string, start: StartEngine): void {
  describe(`orders that several tabs change on ${engine}`, () => {
    const backend = useSharedBackend(start);
    const db = () => backend().backend.database.db;
    const remark = (text: string) => ({ remark: { type: 'TextArea', text } });
    const seed = freshSeed();
    const getOrder = async (id: string) =>
      (
        await db()
          .select()
          .from(orders)
          .where(and(eq(orders.shopId, 'quiet'), eq(orders.id, id)))
      )[0];
    const getLines = (id: string) =>
      db()
        .select()
        .from(orderLines)
        .where(and(eq(orderLines.shopId, 'quiet'), eq(orderLines.orderId, id)))
        .orderBy(orderLines.position);

    it(`keep what was answered, and refuse the rest (seed ${seed}) ${ofCheck(2)}`, async () => {
      const outcomes = new Set<string>();
      const cases = casesOf(2);
      // How many orders are placed before something else changes them depends on the machine.
      const isVaried = (): boolean => outcomes.has('complete 200') && outcomes.has('complete 409');
      let tried = 0;
      for (const [index, each] of fc.sample(schedule, { numRuns: 20 * cases, seed }).entries()) {
        if (index >= cases && isVaried()) break;
        tried += 1;
        const { buyer } = await addLine(backend(), panelLine);
        await addLine(backend(), { ...panelLine, values: remark('Leaves') }, buyer);
        const ready = await makeReady(backend(), buyer);
        const leaving = ready.lines.find(({ values }) => JSON.stringify(values).includes('Leaves'))?.id;
        const city = `Utrecht ${index}`;
        const comes = `Comes ${index}.`;
        const actions = {
          add: () => ask('POST', '/orders/lines', { ...panelLine, values: remark(comes) }),
          remove: () => ask('DELETE', `/orders/lines/${leaving}`),
          address: () =>
            ask('POST', '/Orders/details', {
              ...privateDetails,
              billingAddress: { ...privateDetails.billingAddress, city },
            }),
          shipping: () => ask('POST', '/Orders/shipping', { method: 'Pickup' }),
          complete: () => complete(backend(), buyer, { version: ready.version + each.seen }),
        };
        const ask = (method: 'POST' | 'DELETE', url: string, body?: unknown) =>
          backend().ask(url, { method, headers: buyer, ...(body !== undefined && { body }) });
        const answers = await Promise.all(
          each.steps.map(async (step, place) => {
            for (let turn = 0; turn < (each.pauses[place] ?? 0); turn += 1) await setImmediate();
            return [step, await actions[step]()] as const;
          }),
        );
        for (const [step, { statusCode, body }] of answers) {
          expect([200, 201, 409], `${step}: ${body}`).toContain(statusCode);
          outcomes.add(`${step} ${statusCode}`);
        }
        const { add, remove, address, shipping, complete: placed } = Object.fromEntries(answers);
        const row = await getOrder(ready.id);
        const isPlaced = placed?.statusCode === 200;
        expect(row?.state).toBe(isPlaced ? 'Placed' : 'Cart');
        expect(row?.details?.billingAddress?.city === city).toBe(address?.statusCode === 200);
        expect(row?.delivery?.method).toBe(shipping?.statusCode === 200 ? 'Pickup' : 'Deliver');
        const stored = await getLines(ready.id);
        expect(stored.some(({ id }) => id === leaving)).toBe(remove?.statusCode !== 200);
        // What comes after the order has been placed begins another one.
        const addedTo: string = add?.json().id;
        expect((await getLines(addedTo)).filter(({ values }) => JSON.stringify(values).includes(comes))).toHaveLength(
          1,
        );
        expect(addedTo === ready.id || isPlaced).toBe(true);
        if (!isPlaced) continue;
        const answered: Order = placed.json();
        expect(answered.lines.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
        expect(answered.totals.totalIncVat).toBe(row?.totalIncVat);
        expect(answered.details?.billingAddress?.city).toBe(row?.details?.billingAddress?.city);
      }
      // Otherwise they were not at once.
      expect([...outcomes]).toEqual(expect.arrayContaining(['complete 200', 'complete 409']));
      held(2, tried, { on: engine, seed });
    }, 600_000);
  });
}
