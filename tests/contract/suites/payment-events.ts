import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderEvents, orders } from '#backend/db/schema/orders.ts';
import { payments } from '#backend/db/schema/payments.ts';
import { refunds } from '#backend/db/schema/refunds.ts';
import { sandboxPayments } from '#backend/db/schema/sandbox-payments.ts';
import { addPlacedOrder } from '#tests/support/placed-orders.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';
import type { StartEngine } from './engine.ts';
import { day, initiated, minute, usePaying } from './paying.ts';

/** Describes payments in the background: webhooks, expiry, crashes, late payments. */
export function describePaymentEvents(engine: string, start: StartEngine): void {
  describe(`payments that nobody looks at on ${engine}`, () => {
    const {
      backend,
      clock,
      now,
      db,
      begin,
      opened,
      press,
      webhook,
      getStatus,
      paymentRow,
      orderRow,
      history,
      getStates,
      getMails,
      atProvider,
      orderIdAtProvider,
    } = usePaying(start);

    it.each(['payment', 'order'] as const)(
      `does once what 50 %s webhooks at once say, among browsers that come back ${ofCheck(7)}`,
      async (kind) => {
        const order = await addPlacedOrder(backend(), { now: now() });
        const { id, providerId } = await opened(order);
        await atProvider(providerId, 'paid');
        const name = kind === 'payment' ? providerId : await orderIdAtProvider(providerId);
        const calls = Array.from(
          { length: 60 },
          (_, index) => async () => (index % 6 === 0 ? await getStatus(order, id) : await webhook(kind, name)),
        );
        const answers = await Promise.all(calls.sort(() => Math.random() - 0.5).map((call) => call()));
        expect(answers.flatMap((answer) => ('statusCode' in answer ? [answer.statusCode] : []))).toEqual(
          Array.from({ length: 50 }, () => 200),
        );
        expect(await getStates(id)).toEqual(['open', 'paid']);
        expect((await history(order)).map(([state]) => state)).toEqual(['Placed', 'Paid']);
        expect(await getMails(order)).toEqual(['orderPaid']);
        expect(await db().select().from(refunds).where(eq(refunds.paymentId, id))).toEqual([]);
        await atProvider(providerId, 'expired');
        await Promise.all(Array.from({ length: 5 }, () => webhook(kind, name)));
        expect(await getStates(id)).toEqual(['open', 'paid']);
        held(7, 50, { on: engine });
      },
    );

    it('takes webhooks in any order: a late expired leaves paid as it is', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      const { id, providerId } = await opened(order);
      await atProvider(providerId, 'paid');
      expect((await webhook('payment', providerId)).statusCode).toBe(200);
      await atProvider(providerId, 'expired');
      expect((await webhook('payment', providerId)).statusCode).toBe(200);
      await atProvider(providerId, 'open');
      expect((await webhook('payment', providerId)).statusCode).toBe(200);
      expect(await getStates(id)).toEqual(['open', 'paid']);
      expect(await orderRow(order)).toMatchObject({ state: 'Paid' });
    });

    it(`changes nothing for forged webhooks, and answers to known and unknown names alike ${ofCheck(8)}`, async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      const { id, providerId } = await opened(order);
      const orderId = await orderIdAtProvider(providerId);
      /** All but when the provider was asked last. */
      const look = async () => [
        { ...(await paymentRow(id)), askedAt: null },
        await orderRow(order),
        await history(order),
        await getMails(order),
      ];
      const before = await look();
      const answers = new Map<string, number>();
      const forged = casesOf(8);
      for (let sent = 0; sent < forged; sent += 1) {
        const made = `tr_${Math.random().toString(36).slice(2, 12)}`;
        // The payment is known, the order is known, and nothing is.
        const [kind, name] = [
          ['payment', providerId] as const,
          ['order', orderId] as const,
          ['payment', made] as const,
          ['order', made] as const,
        ][sent % 4] ?? ['payment', made];
        const { statusCode, body } = await webhook(kind, name);
        answers.set(`${statusCode} ${body}`, sent);
      }
      expect([...answers.keys()]).toEqual(['200 ']);
      expect(await look()).toEqual(before);
      held(8, forged, { on: engine });
    }, 600_000);

    it('reveals nothing to callers of webhooks', async () => {
      for (const kind of ['payment', 'order'] as const) {
        const answer = await webhook(kind, 'tr_nobodyknows');
        expect([answer.statusCode, answer.body]).toEqual([200, '']);
        const more = await backend().ask(`/orders/payment/webhooks/${kind}`, {
          method: 'POST',
          form: new URLSearchParams({ id: 'tr_nobodyknows', testByMollie: '1' }),
        });
        expect(more.statusCode).toBe(200);
        for (const [form, expected] of [
          [new URLSearchParams({ id: '../x' }), 400],
          [new URLSearchParams({}), 400],
          [
            new URLSearchParams([
              ['id', 'a'],
              ['id', 'b'],
            ]),
            400,
          ],
        ] as const) {
          const refused = await backend().ask(`/orders/payment/webhooks/${kind}`, { method: 'POST', form });
          expect(refused.statusCode).toBe(expected);
        }
        const json = await backend().ask(`/orders/payment/webhooks/${kind}`, { method: 'POST', body: { id: 'tr_1' } });
        expect(json.statusCode).toBe(415);
      }
    });

    it(`makes up for webhooks that never came ${ofCheck(9)}`, async () => {
      const cases = casesOf(9);
      const all = [];
      for (let index = 0; index < cases; index += 1) {
        const order = await addPlacedOrder(backend(), { now: now() });
        const { id, providerId } = await opened(order);
        await atProvider(providerId, 'paid');
        all.push({ order, id });
      }
      await backend().backend.payments.watching.wake();
      for (const { id } of all) expect(await paymentRow(id)).toMatchObject({ state: 'open' });
      clock.ahead += 2 * minute;
      await backend().backend.payments.watching.wake();
      for (const { order } of all) {
        expect(await history(order)).toEqual([
          ['Placed', null, 'customer'],
          ['Paid', 'paid', 'reconciler'],
        ]);
        expect(await getMails(order)).toEqual(['orderPaid']);
      }
      held(9, cases, { on: engine });
    });

    it('expires a payment that was never made', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      const { id } = await opened(order);
      clock.ahead += 20 * minute;
      await backend().backend.payments.watching.wake();
      expect(await paymentRow(id)).toMatchObject({ state: 'expired', paymentPage: null });
    });

    it('refunds a double payment, and shows it', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      const first = await opened(order, 'ideal');
      // The bank is processing the first one, which can no longer be cancelled.
      const second = await opened(order, 'creditcard');
      expect(await paymentRow(first.id)).toMatchObject({ state: 'canceled' });
      await atProvider(second.providerId, 'paid');
      await webhook('payment', second.providerId);
      await atProvider(first.providerId, 'paid');
      await webhook('payment', first.providerId);
      await backend().backend.payments.refunding.wake();
      const [refund] = await db().select().from(refunds).where(eq(refunds.paymentId, first.id));
      expect(refund).toMatchObject({ amount: 105_459, reason: 'paidLate', doneAt: expect.any(Date) });
      const [there] = await db().select().from(sandboxPayments).where(eq(sandboxPayments.id, first.providerId));
      expect(Object.values(there?.refunds ?? {})).toEqual([105_459]);
      expect(await history(order)).toEqual([
        ['Placed', null, 'customer'],
        ['Paid', 'paid', 'webhook'],
        ['Paid', 'paid', 'webhook'],
        ['Paid', 'refunded', 'reconciler'],
      ]);
      await webhook('payment', first.providerId);
      await backend().backend.payments.refunding.wake();
      expect(await db().$count(refunds, eq(refunds.paymentId, first.id))).toBe(1);
    });

    it('refunds money for a cancelled order once, however often the webhook is called', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      const { id, providerId } = await opened(order);
      await db().update(orders).set({ state: 'Cancelled', payBefore: null }).where(eq(orders.id, order.orderId));
      await atProvider(providerId, 'paid');
      await Promise.all(Array.from({ length: 20 }, () => webhook('payment', providerId)));
      await backend().backend.payments.refunding.wake();
      expect(await paymentRow(id)).toMatchObject({ state: 'refunded', refunded: 105_459 });
      expect(await getStates(id)).toEqual(['open', 'paid', 'refunded']);
      expect(await getMails(order)).toEqual(['orderRefunded']);
      expect(await history(order)).toEqual([
        ['Placed', null, 'customer'],
        ['Cancelled', 'paid', 'webhook'],
        ['Cancelled', 'refunded', 'reconciler'],
      ]);
      expect(await getStatus(order, id)).toMatchObject({ payment: { state: 'refunded', refunded: 105_459 } });
    });

    it('cancels unpaid orders: after a week, or two for a transfer', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      const transfer = await addPlacedOrder(backend(), { now: now() });
      const card = await opened(order, 'creditcard');
      const { page } = await opened(transfer, 'banktransfer');
      await press(page, 'wait');
      clock.ahead += 8 * day;
      await backend().backend.payments.watching.wake();
      expect(await orderRow(order)).toMatchObject({ state: 'Cancelled' });
      expect((await history(order)).at(-1)).toEqual(['Cancelled', null, 'timeout']);
      expect(await getMails(order)).toEqual(['orderCancelled']);
      expect(await paymentRow(card.id)).toMatchObject({ state: 'expired' });
      expect(await orderRow(transfer)).toMatchObject({ state: 'Placed' });
      const refused = await begin(order);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'ORDER_CANCELLED']);
      clock.ahead += 7 * day;
      await backend().backend.payments.watching.wake();
      expect(await orderRow(transfer)).toMatchObject({ state: 'Cancelled' });
    });

    it('goes on where a crash has left off between the provider and our row', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      const { id, page, providerId } = await opened(order);
      // As after a crash before the provider's answer was stored.
      await db().update(payments).set({ providerId: null, paymentPage: null }).where(eq(payments.id, id));
      const again = await begin(order);
      expect(initiated.parse(again.json())).toMatchObject({ payment: { id }, redirectUrl: page });
      expect(await paymentRow(id)).toMatchObject({ providerId });
    });

    it('gives up a payment that the provider never answered for', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      const { id } = await opened(order);
      await db().update(payments).set({ providerId: null, paymentPage: null }).where(eq(payments.id, id));
      clock.ahead += 11 * minute;
      await backend().backend.payments.watching.wake();
      expect(await paymentRow(id)).toMatchObject({ state: 'canceled' });
      expect((await begin(order)).statusCode).toBe(201);
    });

    it('keeps a payment that the provider answers for while it is given up', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      const { id, page, providerId } = await opened(order);
      await db().update(payments).set({ providerId: null, paymentPage: null }).where(eq(payments.id, id));
      clock.ahead += 11 * minute;
      const { payments: tasks, database } = backend().backend;
      const waiting = async () =>
        (await database.pool.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rowCount;
      let givingUp = Promise.resolve();
      await db().transaction(async (tx) => {
        await tx.update(payments).set({ providerId, paymentPage: page }).where(eq(payments.id, id));
        givingUp = tasks.watching.wake();
        // PGlite has one session: there it comes afterwards.
        if (database.engine === 'PostgreSQL') await expect.poll(waiting).toBe(1);
      });
      await givingUp;
      expect(await paymentRow(id)).toMatchObject({ state: 'open', providerId });
      await press(page, 'pay');
      expect(await orderRow(order)).toMatchObject({ state: 'Paid' });
    });

    it('does not lose a payment when the webhook and the cancelling of its order meet', async () => {
      for (let round = 0; round < 10; round += 1) {
        const order = await addPlacedOrder(backend(), { now: now() });
        const { id, providerId } = await opened(order);
        await atProvider(providerId, 'paid');
        // Late only now that it is paid: the reconciler's timer, too, runs beside the test, and would cancel it before.
        await db().update(orders).set({ payBefore: now() }).where(eq(orders.id, order.orderId));
        await Promise.all([
          webhook('payment', providerId),
          pause(Math.random() * 10).then(() => backend().backend.payments.watching.wake()),
        ]);
        await backend().backend.payments.refunding.wake();
        const { state } = await orderRow(order);
        const payment = await paymentRow(id);
        expect([
          ['Paid', 'paid'],
          ['Cancelled', 'refunded'],
        ]).toContainEqual([state, payment.state]);
        expect(
          await db().$count(orderEvents, and(eq(orderEvents.orderId, order.orderId), eq(orderEvents.state, 'Paid'))),
        ).toBeLessThan(2);
      }
    });
  });
}
