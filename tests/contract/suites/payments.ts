import { setTimeout as pause } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderEvents, orders } from '#backend/db/schema/orders.ts';
import { paymentEvents, payments } from '#backend/db/schema/payments.ts';
import { refunds } from '#backend/db/schema/refunds.ts';
import { sandboxPayments } from '#backend/db/schema/sandbox-payments.ts';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { addCustomer, mailKindsTo } from '#tests/support/customers.ts';
import { addLine, freshKey, panelLine } from '#tests/support/orders.ts';
import { addPlacedOrder, type PlacedOrder } from '#tests/support/placed-orders.ts';
import type { StartEngine } from './engine.ts';

const initiated = z.object({
  payment: z.object({ id: z.string(), state: z.string(), amount: z.number() }),
  redirectUrl: z.string(),
});
const status = z.object({
  payment: z.object({ state: z.string(), refunded: z.number() }),
  orderState: z.string(),
  canRetry: z.boolean(),
});

const minute = 60_000;
const day = 24 * 60 * minute;

/** Paying, with the sandbox for a provider: over HTTP where the sandbox is, as a browser and a provider would. */
export function describePayments(engine: string, start: StartEngine): void {
  describe(`payments on ${engine}`, () => {
    let backend: TestBackend;
    let stop = async (): Promise<void> => undefined;
    let origin = '';
    /** Milliseconds that the backend's clock is ahead of ours. */
    let ahead = 0;
    const now = (): Date => new Date(Date.now() + ahead);

    beforeAll(async () => {
      const started = await start();
      stop = started.stop;
      backend = await startTestBackend({
        ...(started.databaseUrl !== undefined && { databaseUrl: started.databaseUrl }),
        clock: now,
      });
      origin = await backend.listen();
    });
    afterAll(async () => {
      await backend?.close();
      await stop();
    });

    const db = () => backend.backend.database.db;

    const begin = async (
      order: PlacedOrder,
      method = 'ideal',
      { key = freshKey(), body = {}, headers = {} }: { key?: string; body?: object; headers?: object } = {},
    ) =>
      await backend.ask('/orders/payment/initiate', {
        method: 'POST',
        locale: 'nl-NL',
        headers: { ...order.headers, 'idempotency-key': key, ...headers },
        body: { method, returnTo: 'checkoutResult', ...body },
      });

    const opened = async (order: PlacedOrder, method = 'ideal') => {
      const answer = await begin(order, method);
      expect(answer.statusCode, answer.body).toBe(201);
      const { payment, redirectUrl } = initiated.parse(answer.json());
      return { id: payment.id, page: redirectUrl, providerId: redirectUrl.slice(redirectUrl.lastIndexOf('/') + 1) };
    };

    /** Presses a button of the payment page, as a browser without JavaScript does. */
    const press = async (page: string, action: string) =>
      await fetch(page, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

    const webhook = async (kind: 'payment' | 'order', id: string) =>
      await backend.ask(`/orders/payment/webhooks/${kind}`, { method: 'POST', form: new URLSearchParams({ id }) });

    const statusOf = async (order: PlacedOrder, id: string) => {
      const answer = await backend.ask(`/orders/payment/status/${id}`, { headers: order.headers });
      expect(answer.statusCode, answer.body).toBe(200);
      return status.parse(answer.json());
    };

    const paymentRow = async (id: string) => {
      const [row] = await db().select().from(payments).where(eq(payments.id, id));
      if (!row) throw new Error(`There is no payment ${id}.`);
      return row;
    };
    const orderRow = async ({ orderId }: PlacedOrder) => {
      const [row] = await db().select().from(orders).where(eq(orders.id, orderId));
      if (!row) throw new Error(`There is no order ${orderId}.`);
      return row;
    };
    const history = async ({ orderId }: PlacedOrder) => {
      const rows = await db()
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, orderId))
        .orderBy(orderEvents.id);
      return rows.map(({ state, paymentState, cause }) => [state, paymentState, cause]);
    };
    const statesOf = async (paymentId: string) => {
      const rows = await db()
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.paymentId, paymentId))
        .orderBy(paymentEvents.id);
      return rows.map(({ state }) => state);
    };
    /** What the customer has been mailed, by the names of the mails. */
    const mailsOf = async (order: PlacedOrder) => await mailKindsTo(backend, order.email);
    /** Takes a payment of the sandbox somewhere without telling anybody. */
    const atProvider = async (providerId: string, state: typeof sandboxPayments.$inferInsert.state) => {
      await db().update(sandboxPayments).set({ state }).where(eq(sandboxPayments.id, providerId));
    };
    const orderIdAtProvider = async (providerId: string) => {
      const [row] = await db().select().from(sandboxPayments).where(eq(sandboxPayments.id, providerId));
      return row?.orderId ?? '';
    };

    it('leads a guest to the payment page and back, paid', async () => {
      const order = await addPlacedOrder(backend, { now: now() });
      const payment = await opened(order);
      expect(payment.page).toMatch(new RegExp(`^${origin}/sandbox/payments/tr_`));
      const page = await fetch(payment.page);
      expect(page.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; .*form-action 'self' https:\/\/www\.quiet-nl\.example$/,
      );
      const html = await page.text();
      expect(html).toContain('<html lang="nl-NL">');
      expect(html.replaceAll(/\s/g, ' ')).toContain('€ 1.054,59');
      const names = [...html.matchAll(/<button[^>]*value="(\w+)">([^<]+)</g)].map(([, value, name]) => [value, name]);
      expect(names).toEqual([
        ['pay', 'Betalen'],
        ['fail', 'Laten mislukken'],
        ['cancel', 'Annuleren'],
        ['expire', 'Laten verlopen'],
        ['leave', 'Open laten'],
      ]);
      const back = await press(payment.page, 'pay');
      expect(back.status).toBe(303);
      expect(back.headers.get('location')).toBe(
        `https://www.quiet-nl.example/afrekenen/resultaat?order=${order.orderId}&payment=${payment.id}`,
      );
      // The sandbox has called the webhooks before it sent the browser back.
      expect(await paymentRow(payment.id)).toMatchObject({ state: 'paid' });
      expect(await statusOf(order, payment.id)).toEqual({
        payment: expect.objectContaining({ state: 'paid', refunded: 0 }),
        orderState: 'Paid',
        canRetry: false,
      });
      expect(await history(order)).toEqual([
        ['Placed', null, 'customer'],
        ['Paid', 'paid', 'webhook'],
      ]);
      expect(await mailsOf(order)).toEqual(['orderPaid']);
      expect(await (await fetch(payment.page)).text()).toContain('Terug naar de winkel');
      expect((await press(payment.page, 'fail')).status).toBe(409);
      expect(await paymentRow(payment.id)).toMatchObject({ state: 'paid' });
    });

    it.each([
      ['fail', 'failed', true],
      ['cancel', 'canceled', true],
      ['expire', 'expired', true],
      ['leave', 'open', true],
    ])('%s leaves the payment %s, and the order to be paid', async (action, state, canRetry) => {
      const order = await addPlacedOrder(backend, { now: now() });
      const { id, page } = await opened(order, 'creditcard');
      expect((await press(page, action)).status).toBe(303);
      expect(await statusOf(order, id)).toMatchObject({ payment: { state }, orderState: 'Placed', canRetry });
      expect(await mailsOf(order)).toEqual([]);
      const again = await begin(order, 'creditcard');
      expect(again.statusCode).toBe(state === 'open' ? 200 : 201);
      const { payment, redirectUrl } = initiated.parse(again.json());
      expect(payment.id === id).toBe(state === 'open');
      await press(redirectUrl, 'pay');
      expect(await orderRow(order)).toMatchObject({ state: 'Paid', payBefore: null });
    });

    it('knows what is promised and what is on its way, which nobody has to pay again', async () => {
      for (const [method, action, state] of [
        ['klarna', 'authorize', 'authorized'],
        ['banktransfer', 'wait', 'pending'],
      ] as const) {
        const order = await addPlacedOrder(backend, { now: now() });
        const { id, page } = await opened(order, method);
        await press(page, action);
        expect(await statusOf(order, id)).toMatchObject({ payment: { state }, orderState: 'Placed', canRetry: false });
        const again = await begin(order, method);
        expect([again.statusCode, again.json().code]).toEqual([409, 'ORDER_PAID']);
        await press(page, 'pay');
        expect(await statusOf(order, id)).toMatchObject({ payment: { state: 'paid' }, orderState: 'Paid' });
      }
    });

    it.each(['payment', 'order'] as const)(
      'does once what 50 %s webhooks at once say, among browsers that come back',
      async (kind) => {
        const order = await addPlacedOrder(backend, { now: now() });
        const { id, providerId } = await opened(order);
        await atProvider(providerId, 'paid');
        const name = kind === 'payment' ? providerId : await orderIdAtProvider(providerId);
        const calls = Array.from(
          { length: 60 },
          (_, index) => async () => (index % 6 === 0 ? await statusOf(order, id) : await webhook(kind, name)),
        );
        const answers = await Promise.all(calls.sort(() => Math.random() - 0.5).map((call) => call()));
        expect(answers.flatMap((answer) => ('statusCode' in answer ? [answer.statusCode] : []))).toEqual(
          Array.from({ length: 50 }, () => 200),
        );
        expect(await statesOf(id)).toEqual(['open', 'paid']);
        expect((await history(order)).map(([state]) => state)).toEqual(['Placed', 'Paid']);
        expect(await mailsOf(order)).toEqual(['orderPaid']);
        expect(await db().select().from(refunds).where(eq(refunds.paymentId, id))).toEqual([]);
      },
    );

    it('takes webhooks in any order: a late expired leaves paid as it is', async () => {
      const order = await addPlacedOrder(backend, { now: now() });
      const { id, providerId } = await opened(order);
      await atProvider(providerId, 'paid');
      expect((await webhook('payment', providerId)).statusCode).toBe(200);
      await atProvider(providerId, 'expired');
      expect((await webhook('payment', providerId)).statusCode).toBe(200);
      await atProvider(providerId, 'open');
      expect((await webhook('payment', providerId)).statusCode).toBe(200);
      expect(await statesOf(id)).toEqual(['open', 'paid']);
      expect(await orderRow(order)).toMatchObject({ state: 'Paid' });
    });

    it('tells callers of webhooks nothing', async () => {
      for (const kind of ['payment', 'order'] as const) {
        const answer = await webhook(kind, 'tr_nobodyknows');
        expect([answer.statusCode, answer.body]).toEqual([200, '']);
        const more = await backend.ask(`/orders/payment/webhooks/${kind}`, {
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
          const refused = await backend.ask(`/orders/payment/webhooks/${kind}`, { method: 'POST', form });
          expect(refused.statusCode).toBe(expected);
        }
        const json = await backend.ask(`/orders/payment/webhooks/${kind}`, { method: 'POST', body: { id: 'tr_1' } });
        expect(json.statusCode).toBe(415);
      }
    });

    it('makes up for webhooks that never came', async () => {
      const order = await addPlacedOrder(backend, { now: now() });
      const { id, providerId } = await opened(order);
      await atProvider(providerId, 'paid');
      await backend.backend.payments.watching.wake();
      expect(await paymentRow(id)).toMatchObject({ state: 'open' });
      ahead += 2 * minute;
      await backend.backend.payments.watching.wake();
      expect(await history(order)).toEqual([
        ['Placed', null, 'customer'],
        ['Paid', 'paid', 'reconciler'],
      ]);
      expect(await mailsOf(order)).toEqual(['orderPaid']);
    });

    it('lets a payment that nobody made expire', async () => {
      const order = await addPlacedOrder(backend, { now: now() });
      const { id } = await opened(order);
      ahead += 20 * minute;
      await backend.backend.payments.watching.wake();
      expect(await paymentRow(id)).toMatchObject({ state: 'expired', paymentPage: null });
    });

    it('asks the provider at most once in two seconds, however many browsers wait', async () => {
      const order = await addPlacedOrder(backend, { now: now() });
      const { id, providerId } = await opened(order);
      ahead += 3000;
      expect(await statusOf(order, id)).toMatchObject({ payment: { state: 'open' } });
      await atProvider(providerId, 'paid');
      expect(await statusOf(order, id)).toMatchObject({ payment: { state: 'open' } });
      ahead += 2000;
      expect(await statusOf(order, id)).toMatchObject({ payment: { state: 'paid' }, orderState: 'Paid' });
    });

    it('pays back what was paid twice, and says so', async () => {
      const order = await addPlacedOrder(backend, { now: now() });
      const first = await opened(order, 'ideal');
      // The bank has the first one in hand and lets it not be cancelled any more.
      const second = await opened(order, 'creditcard');
      expect(await paymentRow(first.id)).toMatchObject({ state: 'canceled' });
      await atProvider(second.providerId, 'paid');
      await webhook('payment', second.providerId);
      await atProvider(first.providerId, 'paid');
      await webhook('payment', first.providerId);
      await backend.backend.payments.refunding.wake();
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
      await backend.backend.payments.refunding.wake();
      expect(await db().$count(refunds, eq(refunds.paymentId, first.id))).toBe(1);
    });

    it('pays back money that comes for a cancelled order, once, however often it is told', async () => {
      const order = await addPlacedOrder(backend, { now: now() });
      const { id, providerId } = await opened(order);
      await db().update(orders).set({ state: 'Cancelled', payBefore: null }).where(eq(orders.id, order.orderId));
      await atProvider(providerId, 'paid');
      await Promise.all(Array.from({ length: 20 }, () => webhook('payment', providerId)));
      await backend.backend.payments.refunding.wake();
      expect(await paymentRow(id)).toMatchObject({ state: 'refunded', refunded: 105_459 });
      expect(await statesOf(id)).toEqual(['open', 'paid', 'refunded']);
      expect(await mailsOf(order)).toEqual(['orderRefunded']);
      expect(await history(order)).toEqual([
        ['Placed', null, 'customer'],
        ['Cancelled', 'paid', 'webhook'],
        ['Cancelled', 'refunded', 'reconciler'],
      ]);
      expect(await statusOf(order, id)).toMatchObject({ payment: { state: 'refunded', refunded: 105_459 } });
    });

    it('cancels orders that nobody has paid: after a week, or two for a transfer', async () => {
      const order = await addPlacedOrder(backend, { now: now() });
      const transfer = await addPlacedOrder(backend, { now: now() });
      const card = await opened(order, 'creditcard');
      const { page } = await opened(transfer, 'banktransfer');
      await press(page, 'wait');
      ahead += 8 * day;
      await backend.backend.payments.watching.wake();
      expect(await orderRow(order)).toMatchObject({ state: 'Cancelled' });
      expect((await history(order)).at(-1)).toEqual(['Cancelled', null, 'timeout']);
      expect(await mailsOf(order)).toEqual(['orderCancelled']);
      expect(await paymentRow(card.id)).toMatchObject({ state: 'expired' });
      expect(await orderRow(transfer)).toMatchObject({ state: 'Placed' });
      const refused = await begin(order);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'ORDER_CANCELLED']);
      ahead += 7 * day;
      await backend.backend.payments.watching.wake();
      expect(await orderRow(transfer)).toMatchObject({ state: 'Cancelled' });
    });

    it('opens one payment for any number of requests at once, with one key and with many', async () => {
      const order = await addPlacedOrder(backend, { now: now() });
      const key = freshKey();
      const same = await Promise.all(Array.from({ length: 20 }, () => begin(order, 'ideal', { key })));
      expect(new Set(same.map(({ body }) => body)).size).toBe(1);
      expect(same.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 201));
      expect(same.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(19);
      const other = await addPlacedOrder(backend, { now: now() });
      const many = await Promise.all(Array.from({ length: 20 }, () => begin(other)));
      expect(many.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 201).map(({ body }) => body)).toEqual(
        [],
      );
      expect(new Set(many.map((answer) => initiated.parse(answer.json()).payment.id)).size).toBe(1);
      for (const { orderId } of [order, other]) {
        expect(await db().$count(payments, eq(payments.orderId, orderId))).toBe(1);
      }
      const reused = await begin(order, 'creditcard', { key });
      expect([reused.statusCode, reused.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    });

    it('goes on where a crash has left off between the provider and our row', async () => {
      const order = await addPlacedOrder(backend, { now: now() });
      const { id, page, providerId } = await opened(order);
      // As if we had died before we noted what the provider answered.
      await db().update(payments).set({ providerId: null, paymentPage: null }).where(eq(payments.id, id));
      const again = await begin(order);
      expect(initiated.parse(again.json())).toMatchObject({ payment: { id }, redirectUrl: page });
      expect(await paymentRow(id)).toMatchObject({ providerId });
    });

    it('gives up a payment that the provider never answered for', async () => {
      const order = await addPlacedOrder(backend, { now: now() });
      const { id } = await opened(order);
      await db().update(payments).set({ providerId: null, paymentPage: null }).where(eq(payments.id, id));
      ahead += 11 * minute;
      await backend.backend.payments.watching.wake();
      expect(await paymentRow(id)).toMatchObject({ state: 'canceled' });
      expect((await begin(order)).statusCode).toBe(201);
    });

    it('says why an order cannot be paid', async () => {
      const cart = await addPlacedOrder(backend, { state: 'Cart' });
      const paid = await addPlacedOrder(backend, { state: 'Paid' });
      const cancelled = await addPlacedOrder(backend, { state: 'Cancelled' });
      const british = await addPlacedOrder(backend, { country: 'GB', currency: 'GBP' });
      const order = await addPlacedOrder(backend);
      const nobody = { ...order, headers: {} };
      const stranger = { ...order, headers: { 'x-order-token': 'N'.repeat(43) } };
      for (const [whose, expected] of [
        [cart, [409, 'ORDER_NOT_PLACED']],
        [paid, [409, 'ORDER_PAID']],
        [cancelled, [409, 'ORDER_CANCELLED']],
        [british, [409, 'PAYMENT_METHOD_UNAVAILABLE']],
        [nobody, [404, 'ORDER_NOT_FOUND']],
        [stranger, [404, 'ORDER_NOT_FOUND']],
      ] as const) {
        const answer = await begin(whose);
        expect([answer.statusCode, answer.json().code]).toEqual(expected);
      }
      const issuer = await begin(order, 'ideal', { body: { issuer: 'ideal_NOBANK' } });
      expect([issuer.statusCode, issuer.json().errors[0].pointer]).toEqual([400, '/issuer']);
    });

    it('pays the order that a customer names, or placed last and has not paid', async () => {
      const customer = await addCustomer(backend);
      const first = await addPlacedOrder(backend, { customer, total: 100, now: new Date(now().getTime() - day) });
      await addPlacedOrder(backend, { customer, total: 200, now: now() });
      expect(initiated.parse((await begin(first)).json()).payment.amount).toBe(200);
      const named = await begin(first, 'ideal', { body: { orderId: first.orderId } });
      expect(initiated.parse(named.json()).payment.amount).toBe(100);
      const other = await addCustomer(backend);
      const stranger = await begin({ ...first, headers: { authorization: other.authorization } }, 'ideal', {
        body: { orderId: first.orderId },
      });
      expect(stranger.statusCode).toBe(404);
    });

    it('comes back to a storefront that proves itself, and to no address of a browser', async () => {
      const order = await addPlacedOrder(backend, { now: now() });
      const body = { returnOrigin: 'http://nl-nl.localhost:3000', returnPath: '/af/resultaat' };
      const refused = await begin(order, 'ideal', { body, headers: { 'x-service-key': '' } });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'FORBIDDEN']);
      const { redirectUrl } = initiated.parse((await begin(order, 'ideal', { body })).json());
      const back = await press(redirectUrl, 'leave');
      expect(back.headers.get('location')).toMatch(/^http:\/\/nl-nl\.localhost:3000\/af\/resultaat\?order=or-/);
      for (const wrong of [{ returnPath: '//evil.example/x' }, { returnOrigin: 'https://a.example/x' }]) {
        expect((await begin(order, 'ideal', { body: wrong })).statusCode).toBe(400);
      }
    });

    it('lists methods by country and currency, best known first', async () => {
      const methodsOf = async (country: 'NL' | 'BE' | 'DE' | 'GB', currency: string, locale: string) => {
        const { headers } = await addPlacedOrder(backend, { country, currency });
        const answer = await backend.read('/orders/payment/methods', { headers, locale });
        return z.object({ methods: z.array(z.object({ id: z.string(), name: z.string() }).loose()) }).parse(answer)
          .methods;
      };
      expect((await methodsOf('NL', 'EUR', 'nl-NL')).map(({ id }) => id)).toEqual([
        ...['ideal', 'creditcard', 'paypal', 'klarna', 'banktransfer'],
      ]);
      expect((await methodsOf('BE', 'EUR', 'fr-BE')).map(({ name }) => name)).toEqual([
        ...['Bancontact', 'Carte bancaire', 'PayPal', 'Klarna', 'Virement bancaire'],
      ]);
      expect((await methodsOf('DE', 'EUR', 'de-DE'))[0]).toMatchObject({ id: 'paypal' });
      const british = await methodsOf('GB', 'GBP', 'en-GB');
      expect(british.map(({ id }) => id)).not.toContain('ideal');
      // Of an order in progress, too.
      const { buyer } = await addLine(backend, panelLine, {}, { locale: 'nl-NL' });
      expect(await backend.read('/orders/payment/methods', { headers: buyer, locale: 'nl-NL' })).toMatchObject({
        methods: [{ id: 'ideal' }, { id: 'creditcard' }, { id: 'paypal' }, { id: 'klarna' }, { id: 'banktransfer' }],
      });
      expect(british.at(-1)).toMatchObject({ description: 'We make your order once the transfer has arrived.' });
    });

    it('does not lose a payment when the webhook and the cancelling of its order meet', async () => {
      for (let round = 0; round < 10; round += 1) {
        const order = await addPlacedOrder(backend, { now: new Date(now().getTime() - 8 * day) });
        const { id, providerId } = await opened(order);
        await atProvider(providerId, 'paid');
        await Promise.all([
          webhook('payment', providerId),
          pause(Math.random() * 10).then(() => backend.backend.payments.watching.wake()),
        ]);
        await backend.backend.payments.refunding.wake();
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
