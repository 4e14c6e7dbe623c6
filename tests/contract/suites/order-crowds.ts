import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderLines, orders } from '#backend/db/schema/orders.ts';
import { stock } from '#backend/db/schema/stock.ts';
import { addCustomer, testPassword } from '#tests/support/customers.ts';
import { addLine, complete, freshKey, makeReady, panelLine } from '#tests/support/orders.ts';
import { times as often } from '#tests/support/soak.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';

/** Describes concurrent orders. */
export function describeOrderCrowds(engine: string, start: StartEngine): void {
  describe(`orders in a crowd on ${engine}`, () => {
    const backend = useSharedBackend(start);
    const db = () => backend().backend.database.db;
    const times = <T>(count: number, work: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, index) => work(index)));
    // PGlite has one session, so only our own code runs concurrently.
    const size = {
      added: casesOf(1, 60),
      buyersOfOne: casesOf(4),
      equal: casesOf(5, 40),
      placing: engine === 'PGlite' ? 6 : often(10, 20),
      takenOver: casesOf(3),
      lines: 65,
      logins: 20,
    };

    it(`adds up what it answers of ${size.added} that are added at once, and tells the rest to come again ${ofCheck(1)}`, async () => {
      const { authorization } = await addCustomer(backend());
      const add = async (headers: Readonly<Record<string, string>>, quantity: number) =>
        await backend().ask('/orders/lines', { method: 'POST', headers, body: { ...panelLine, quantity } });
      const getQuantity = async (headers: Readonly<Record<string, string>>) =>
        (await backend().ask('/Orders/current', { headers })).json().lines[0].quantity.current;
      // There is no order yet: one of them creates it.
      const { buyer } = await addLine(backend());
      for (const [own, before] of [
        [{ authorization }, 0],
        [buyer, 1],
      ] as const) {
        const answers = await times(size.added, async (index) => ({
          quantity: (index % 3) + 1,
          ...(await add(own, (index % 3) + 1)),
        }));
        const added = answers.filter(({ statusCode }) => statusCode === 201);
        const refused = answers.filter(({ statusCode }) => statusCode !== 201);
        expect(added.length).toBeGreaterThan(20);
        expect(new Set(refused.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after']}`))).toEqual(
          new Set(['429 1']),
        );
        expect(await getQuantity(own)).toBe(added.reduce<number>((sum, { quantity }) => sum + quantity, before));
      }
      held(1, size.added, { on: engine });
    }, 240_000);

    it(`sells the last one once to ${size.buyersOfOne} buyers ${ofCheck(4)}`, async () => {
      await db().insert(stock).values({ shopId: 'quiet', variantId: 'panel-clay', available: 1 });
      const line = { productId: 'panel', variantId: 'panel-clay', quantity: 1 };
      const buyers = await times(size.buyersOfOne, async () => {
        const { buyer } = await addLine(backend(), line);
        return { buyer, ready: await makeReady(backend(), buyer) };
      });
      const answers = await Promise.all(buyers.map(({ buyer, ready }) => complete(backend(), buyer, ready)));
      const placed = answers.filter(({ statusCode }) => statusCode === 200);
      expect(placed).toHaveLength(1);
      const codes = new Set(answers.filter((answer) => answer !== placed[0]).map((answer) => answer.json().code));
      expect([...codes].filter((code) => code !== 'OUT_OF_STOCK' && code !== 'ORDER_CHANGED')).toEqual([]);
      expect((await db().select().from(stock))[0]?.available).toBe(0);
      await db().delete(stock);
      held(4, size.buyersOfOne, { on: engine });
    });

    it(`places one order for ${size.equal} equal requests, and answers equally all that it answers ${ofCheck(5)}`, async () => {
      const { buyer } = await addLine(backend());
      const ready = await makeReady(backend(), buyer);
      const key = freshKey();
      const all = await times(size.equal, () => complete(backend(), buyer, ready, key));
      const answers = all.filter(({ statusCode }) => statusCode !== 429);
      expect(answers.length).toBeGreaterThan(20);
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(answers[0]?.statusCode, answers[0]?.body).toBe(200);
      const replayed = answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true');
      expect(replayed).toHaveLength(answers.length - 1);
      const number = answers[0]?.json().number;
      expect(await db().$count(orders, eq(orders.number, number))).toBe(1);
      const reused = await complete(backend(), buyer, { ...ready, version: ready.version + 1 }, key);
      expect([reused.statusCode, reused.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
      held(5, size.equal, { on: engine });
    });

    it('gives numbers without gaps to many who place at once', async () => {
      const buyers = await times(size.placing, async () => {
        const { buyer } = await addLine(backend());
        return { buyer, ready: await makeReady(backend(), buyer) };
      });
      const answers = await Promise.all(buyers.map(({ buyer, ready }) => complete(backend(), buyer, ready)));
      const counts = answers.map((answer) => Number(answer.json().number.split('-')[2])).sort((a, b) => a - b);
      expect(counts).toEqual(Array.from({ length: size.placing }, (_, index) => (counts[0] ?? 0) + index));
    });

    it(`takes a guest’s order of ${size.lines} lines over once for ${size.logins} logins ${ofCheck(3)}`, async () => {
      for (let taken = 0; taken < size.takenOver; taken += size.lines) await takeOver();
      held(3, Math.ceil(size.takenOver / size.lines) * size.lines, { on: engine });
    }, 3_600_000);

    async function takeOver(): Promise<void> {
      const customer = await addCustomer(backend());
      let buyer = {};
      for (let index = 0; index < size.lines; index += 1) {
        const remark = { remark: { type: 'TextArea', text: `Room ${index}` } };
        ({ buyer } = await addLine(backend(), { ...panelLine, values: remark }, buyer));
      }
      const body = { email: customer.email, password: testPassword };
      const answers = await times(size.logins, () =>
        backend().ask('/auth/login', { method: 'POST', headers: buyer, body }),
      );
      expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
      const merged = answers.flatMap((answer) => answer.json().mergedOrder ?? []);
      expect(merged).toEqual([{ linesTaken: size.lines, lines: size.lines, capped: false }]);
      const own = { authorization: customer.authorization };
      expect((await backend().ask('/Orders/current', { headers: own })).json().lineCount).toBe(size.lines);
      const theirs = await db()
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.customerId, customer.customerId));
      expect(theirs).toHaveLength(1);
      const kept = inArray(
        orderLines.orderId,
        theirs.map(({ id }) => id),
      );
      expect(await db().$count(orderLines, kept)).toBe(size.lines);
    }
  });
}
