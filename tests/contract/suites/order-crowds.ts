import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderLines, orders } from '#backend/db/schema/orders.ts';
import { stock } from '#backend/db/schema/stock.ts';
import { addCustomer, testPassword } from '#tests/support/customers.ts';
import { addLine, complete, freshKey, makeReady, panelLine } from '#tests/support/orders.ts';
import { type StartEngine, useBackend } from './engine.ts';

/** Many at once. */
export function describeOrderCrowds(engine: string, start: StartEngine): void {
  describe(`orders in a crowd on ${engine}`, () => {
    const backend = useBackend(start);
    const db = () => backend().backend.database.db;
    const times = <T>(count: number, work: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, index) => work(index)));

    it('adds up two hundred that are added at once', async () => {
      const { authorization } = await addCustomer(backend());
      const own = { authorization };
      // Nobody has an order yet: one of them opens it.
      await times(200, (index) => addLine(backend(), { ...panelLine, quantity: (index % 3) + 1 }, own));
      const order = (await backend().ask('/Orders/current', { headers: own })).json();
      expect(order.lines.map((line: { quantity: { current: number } }) => line.quantity.current)).toEqual([399]);
      const { buyer } = await addLine(backend());
      await times(200, () => addLine(backend(), panelLine, buyer));
      const guests = (await backend().ask('/Orders/current', { headers: buyer })).json();
      expect(guests.lines[0].quantity.current).toBe(201);
    }, 240_000);

    it('sells the last one once to a hundred buyers', async () => {
      await db().insert(stock).values({ shopId: 'quiet', variantId: 'panel-clay', available: 1 });
      const line = { productId: 'panel', variantId: 'panel-clay', quantity: 1 };
      const buyers = await times(100, async () => {
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
    });

    it('places one order for a hundred equal requests, and answers them equally', async () => {
      const { buyer } = await addLine(backend());
      const ready = await makeReady(backend(), buyer);
      const key = freshKey();
      const answers = await times(100, () => complete(backend(), buyer, ready, key));
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(answers[0]?.statusCode, answers[0]?.body).toBe(200);
      const replayed = answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true');
      expect(replayed).toHaveLength(99);
      const number = answers[0]?.json().number;
      expect(await db().$count(orders, eq(orders.number, number))).toBe(1);
    });

    it('gives numbers without gaps to many who place at once', async () => {
      const buyers = await times(20, async () => {
        const { buyer } = await addLine(backend());
        return { buyer, ready: await makeReady(backend(), buyer) };
      });
      const answers = await Promise.all(buyers.map(({ buyer, ready }) => complete(backend(), buyer, ready)));
      const counts = answers.map((answer) => Number(answer.json().number.split('-')[2])).sort((a, b) => a - b);
      expect(counts).toEqual(Array.from({ length: 20 }, (_, index) => (counts[0] ?? 0) + index));
    });

    it('takes a guest’s order of 65 lines over once for twenty logins', async () => {
      const customer = await addCustomer(backend());
      let buyer = {};
      for (let index = 0; index < 65; index += 1) {
        const remark = { remark: { type: 'TextArea', text: `Room ${index}` } };
        ({ buyer } = await addLine(backend(), { ...panelLine, values: remark }, buyer));
      }
      const body = { email: customer.email, password: testPassword };
      const answers = await times(20, () => backend().ask('/auth/login', { method: 'POST', headers: buyer, body }));
      // So many at once are more than an account may try: some are told to come again.
      expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 429)).toEqual([]);
      const merged = answers.flatMap((answer) => answer.json().mergedOrder ?? []);
      expect(merged).toEqual([{ linesTaken: 65, lines: 65, capped: false }]);
      const own = { authorization: customer.authorization };
      expect((await backend().ask('/Orders/current', { headers: own })).json().lineCount).toBe(65);
      const theirs = await db()
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.customerId, customer.customerId));
      expect(theirs).toHaveLength(1);
      const kept = inArray(
        orderLines.orderId,
        theirs.map(({ id }) => id),
      );
      expect(await db().$count(orderLines, kept)).toBe(65);
    }, 240_000);
  });
}
