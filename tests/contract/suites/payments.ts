import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { payments } from '#backend/db/schema/payments.ts';
import { sandboxPayments } from '#backend/db/schema/sandbox-payments.ts';
import { addCustomer } from '#tests/support/customers.ts';
import { addLine, freshKey, panelLine } from '#tests/support/orders.ts';
import { addPlacedOrder } from '#tests/support/placed-orders.ts';
import { times } from '#tests/support/soak.ts';
import { held, ofCheck } from '#tests/support/trust.ts';
import type { StartEngine } from './engine.ts';
import { day, initiated, usePaying } from './paying.ts';

/** Describes payments with the sandbox provider, over HTTP. */
export function describePayments(engine: string, start: StartEngine): void {
  describe(`payments on ${engine}`, () => {
    const {
      backend,
      origin,
      clock,
      now,
      db,
      begin,
      opened,
      press,
      getStatus,
      paymentRow,
      orderRow,
      history,
      getMails,
      atProvider,
    } = usePaying(start);

    it('leads a guest to the payment page and back, paid', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      const payment = await opened(order);
      expect(payment.page).toMatch(new RegExp(`^${origin()}/sandbox/payments/tr_`));
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
      expect(await getStatus(order, payment.id)).toEqual({
        payment: expect.objectContaining({ state: 'paid', refunded: 0 }),
        orderState: 'Paid',
        canRetry: false,
      });
      expect(await history(order)).toEqual([
        ['Placed', null, 'customer'],
        ['Paid', 'paid', 'webhook'],
      ]);
      expect(await getMails(order)).toEqual(['orderPaid']);
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
      const order = await addPlacedOrder(backend(), { now: now() });
      const { id, page } = await opened(order, 'creditcard');
      expect((await press(page, action)).status).toBe(303);
      expect(await getStatus(order, id)).toMatchObject({ payment: { state }, orderState: 'Placed', canRetry });
      expect(await getMails(order)).toEqual([]);
      const again = await begin(order, 'creditcard');
      expect(again.statusCode).toBe(state === 'open' ? 200 : 201);
      const { payment, redirectUrl } = initiated.parse(again.json());
      expect(payment.id === id).toBe(state === 'open');
      await press(redirectUrl, 'pay');
      expect(await orderRow(order)).toMatchObject({ state: 'Paid', payBefore: null });
    });

    it('shows authorized and pending payments, which need no second payment', async () => {
      for (const [method, action, state] of [
        ['klarna', 'authorize', 'authorized'],
        ['banktransfer', 'wait', 'pending'],
      ] as const) {
        const order = await addPlacedOrder(backend(), { now: now() });
        const { id, page } = await opened(order, method);
        await press(page, action);
        expect(await getStatus(order, id)).toMatchObject({ payment: { state }, orderState: 'Placed', canRetry: false });
        const again = await begin(order, method);
        expect([again.statusCode, again.json().code]).toEqual([409, 'ORDER_PAID']);
        await press(page, 'pay');
        expect(await getStatus(order, id)).toMatchObject({ payment: { state: 'paid' }, orderState: 'Paid' });
      }
    });

    it('asks the provider at most once in two seconds, however many browsers wait', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      const { id, providerId } = await opened(order);
      clock.ahead += 3000;
      expect(await getStatus(order, id)).toMatchObject({ payment: { state: 'open' } });
      await atProvider(providerId, 'paid');
      expect(await getStatus(order, id)).toMatchObject({ payment: { state: 'open' } });
      clock.ahead += 2000;
      expect(await getStatus(order, id)).toMatchObject({ payment: { state: 'paid' }, orderState: 'Paid' });
    });

    it('opens one payment for any number of requests at once, with one key and with many', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      const key = freshKey();
      const same = await Promise.all(Array.from({ length: 20 }, () => begin(order, 'ideal', { key })));
      expect(new Set(same.map(({ body }) => body)).size).toBe(1);
      expect(same.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 201));
      expect(same.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(19);
      const other = await addPlacedOrder(backend(), { now: now() });
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

    it(`leaves one payment open at the provider, whatever methods twenty tabs ask for at once ${ofCheck(6)}`, async () => {
      const methods = ['ideal', 'creditcard', 'klarna', 'paypal', 'banktransfer'];
      for (let round = 0; round < times(1, 10); round += 1) {
        const order = await addPlacedOrder(backend(), { now: now() });
        const tabs = await Promise.all(
          Array.from({ length: 20 }, (_, tab) => begin(order, methods[tab % methods.length])),
        );
        const refused = tabs.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 201);
        expect(refused.map(({ body }) => body)).toEqual([]);
        const rows = await db().select().from(payments).where(eq(payments.orderId, order.orderId));
        const open = rows.filter(({ state }) => state === 'open');
        expect(open).toHaveLength(1);
        const ids = rows.map(({ providerId }) => providerId ?? '');
        const there = await db().select().from(sandboxPayments).where(inArray(sandboxPayments.id, ids));
        expect(there.filter(({ state }) => state === 'open').map(({ id }) => id)).toEqual([open[0]?.providerId]);
        // And that one can be paid.
        await press(open[0]?.paymentPage ?? '', 'pay');
        expect(await orderRow(order)).toMatchObject({ state: 'Paid' });
      }
      held(6, 20, { on: engine });
    });

    it('says why an order cannot be paid', async () => {
      const cart = await addPlacedOrder(backend(), { state: 'Cart' });
      const paid = await addPlacedOrder(backend(), { state: 'Paid' });
      const cancelled = await addPlacedOrder(backend(), { state: 'Cancelled' });
      const british = await addPlacedOrder(backend(), { country: 'GB', currency: 'GBP' });
      const order = await addPlacedOrder(backend());
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
      const customer = await addCustomer(backend());
      const first = await addPlacedOrder(backend(), { customer, total: 100, now: new Date(now().getTime() - day) });
      await addPlacedOrder(backend(), { customer, total: 200, now: now() });
      expect(initiated.parse((await begin(first)).json()).payment.amount).toBe(200);
      const named = await begin(first, 'ideal', { body: { orderId: first.orderId } });
      expect(initiated.parse(named.json()).payment.amount).toBe(100);
      const other = await addCustomer(backend());
      const stranger = await begin({ ...first, headers: { authorization: other.authorization } }, 'ideal', {
        body: { orderId: first.orderId },
      });
      expect(stranger.statusCode).toBe(404);
    });

    it('comes back to a storefront that proves itself, and to no address of a browser', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
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
      const getMethods = async (country: 'NL' | 'BE' | 'DE' | 'GB', currency: string, locale: string) => {
        const { headers } = await addPlacedOrder(backend(), { country, currency });
        const answer = await backend().read('/orders/payment/methods', { headers, locale });
        return z.object({ methods: z.array(z.object({ id: z.string(), name: z.string() }).loose()) }).parse(answer)
          .methods;
      };
      expect((await getMethods('NL', 'EUR', 'nl-NL')).map(({ id }) => id)).toEqual([
        ...['ideal', 'creditcard', 'paypal', 'klarna', 'banktransfer'],
      ]);
      expect((await getMethods('BE', 'EUR', 'fr-BE')).map(({ name }) => name)).toEqual([
        ...['Bancontact', 'Carte bancaire', 'PayPal', 'Klarna', 'Virement bancaire'],
      ]);
      expect((await getMethods('DE', 'EUR', 'de-DE'))[0]).toMatchObject({ id: 'paypal' });
      const british = await getMethods('GB', 'GBP', 'en-GB');
      expect(british.map(({ id }) => id)).not.toContain('ideal');
      // Of an order in progress, too.
      const { buyer } = await addLine(backend(), panelLine, {}, { locale: 'nl-NL' });
      expect(await backend().read('/orders/payment/methods', { headers: buyer, locale: 'nl-NL' })).toMatchObject({
        methods: [{ id: 'ideal' }, { id: 'creditcard' }, { id: 'paypal' }, { id: 'klarna' }, { id: 'banktransfer' }],
      });
      expect(british.at(-1)).toMatchObject({ description: 'We make your order once the transfer has arrived.' });
    });
  });
}
