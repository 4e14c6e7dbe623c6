import { describe, expect, it } from 'vitest';
import { advance, cancel, listPlaced, refund, showPlaced } from '#backend/compositions/operate-orders.ts';
import { payableOrders } from '#backend/compositions/payable-orders.ts';
import { payments } from '#backend/db/schema/payments.ts';
import { refunds } from '#backend/db/schema/refunds.ts';
import { movePayment } from '#backend/payments/payment-states.ts';
import { freshEmail, mailsTo } from '#tests/support/customers.ts';
import { addLine, complete, makeReady, privateDetails } from '#tests/support/orders.ts';
import { type StartEngine, useBackend } from './engine.ts';

/** Describes the commands of operators on orders. */
export function describeOrderOperating(engine: string, start: StartEngine): void {
  describe(`orders and their operator on ${engine}`, () => {
    const backend = useBackend(start);
    const db = () => backend().backend.database.db;
    const place = async () => {
      const email = freshEmail();
      const { buyer } = await addLine(backend());
      const ready = await makeReady(backend(), buyer, { ...privateDetails, email });
      const order = (await complete(backend(), buyer, ready)).json();
      return { order, email, name: { name: String(order.number), shop: undefined } };
    };
    const pay = async ({ id: orderId, totals }: { id: string; totals: { totalIncVat: number } }) => {
      const now = new Date();
      const key = { shopId: 'quiet', id: `py-${orderId}` };
      await db()
        .insert(payments)
        .values({
          ...key,
          orderId,
          provider: 'sandbox',
          method: 'ideal',
          state: 'open',
          currency: 'GBP',
          amount: totals.totalIncVat,
          returnAddress: 'https://shop.example/',
          createdAt: now,
          changedAt: now,
        });
      await db().transaction((tx) =>
        movePayment({ orders: payableOrders }, tx, { shopId: 'quiet', paymentId: key.id }, 'paid', 'webhook', now),
      );
    };
    const subjects = async (email: string) =>
      (await mailsTo(backend(), email)).map((mail) => /\nSubject: (.*)\n/.exec(mail)?.[1] ?? '');

    it('are moved on step by step, and the customer hears of each', async () => {
      const { order, email, name } = await place();
      await expect(advance(db(), name, undefined, new Date())).rejects.toThrow('waits for its payment');
      await pay(order);
      for (const state of ['InProduction', 'Shipped', 'Completed']) {
        expect(await advance(db(), name, undefined, new Date())).toMatchObject({ state, paymentState: 'paid' });
      }
      await expect(advance(db(), name, undefined, new Date())).rejects.toThrow('nothing follows');
      await expect(cancel(db(), name, new Date())).rejects.toThrow('cannot become Cancelled');
      expect((await showPlaced(db(), name, new Date())).history).toHaveLength(5);
      expect(await subjects(email)).toEqual([
        expect.stringContaining('Your order'),
        expect.stringContaining('received your payment'),
        expect.stringContaining('making'),
        expect.stringContaining('on its way'),
        expect.stringContaining('complete'),
      ]);
    });

    it('are cancelled and paid back, no more than was paid', async () => {
      const { order, name } = await place();
      await expect(refund(db(), name, undefined, new Date())).rejects.toThrow('Nothing has been paid');
      await pay(order);
      expect(await cancel(db(), name, new Date())).toMatchObject({ state: 'Cancelled', paymentState: 'paid' });
      await expect(refund(db(), name, order.totals.totalIncVat + 1, new Date())).rejects.toThrow('No more than');
      await refund(db(), name, undefined, new Date());
      await expect(refund(db(), name, undefined, new Date())).rejects.toThrow('already');
      const owed = await db().select().from(refunds);
      expect(owed).toMatchObject([{ amount: order.totals.totalIncVat, reason: 'operator' }]);
    });

    it('are listed by state, and found by their number alone', async () => {
      const { order, name } = await place();
      const placed = await listPlaced(db(), { shop: 'quiet', state: 'Placed' });
      expect(placed[0]).toMatchObject({ number: order.number, totalIncVat: order.totals.totalIncVat });
      expect(await listPlaced(db(), { shop: 'loud', state: undefined })).toEqual([]);
      await expect(showPlaced(db(), { ...name, shop: 'loud' }, new Date())).rejects.toThrow('no order');
    });
  });
}
