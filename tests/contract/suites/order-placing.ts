import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderTokens } from '#backend/db/schema/orders.ts';
import { stock, stockReservations } from '#backend/db/schema/stock.ts';
import { issueInvoice } from '#backend/invoices/issue-invoice.ts';
import { moveOrder, payOrder } from '#backend/orders/order-states.ts';
import { fromAnybody } from '#tests/support/backend.ts';
import { addCustomer, freshEmail, mailsTo } from '#tests/support/customers.ts';
import {
  addLine,
  type Buyer,
  complete,
  freshKey,
  makeReady,
  panelLine,
  placeOrder,
  privateDetails,
} from '#tests/support/orders.ts';
import { getOperation } from './contract.ts';
import { type StartEngine, useBackend } from './engine.ts';

const day = 24 * 60 * 60 * 1000;
const clay = { productId: 'panel', variantId: 'panel-clay', quantity: 1 } as const;

/** Describes placing an order, once, and its consequences. */
export function describeOrderPlacing(engine: string, start: StartEngine): void {
  describe(`placed orders on ${engine}`, () => {
    let ahead = 0;
    const backend = useBackend(start, { clock: () => new Date(Date.now() + ahead) });
    const db = () => backend().backend.database.db;
    const setStock = (available: number) =>
      db()
        .insert(stock)
        .values({ shopId: 'quiet', variantId: 'panel-clay', available })
        .onConflictDoUpdate({ target: [stock.shopId, stock.variantId], set: { available } });
    const inStock = async () => (await db().select().from(stock))[0]?.available;
    const read = (id: string, buyer: Buyer) => backend().ask(`/Orders/${id}`, { headers: buyer });

    it('are a record with a number that counts up, read by who placed them and nobody else', async () => {
      const first = await placeOrder(backend());
      const { order, buyer } = await placeOrder(backend(), { ...panelLine, quantity: 3 });
      const count = (number = '') => Number(number.split('-')[2]);
      expect(order.number).toMatch(/^QU-\d{4}-\d{6}$/);
      expect(count(order.number)).toBe(count(first.order.number) + 1);
      expect(order).toMatchObject({ state: 'Placed', missing: [], history: [{ state: 'Placed', cause: 'customer' }] });
      // 89.95 three times and 18.95 × 0.88 for a long parcel to the Netherlands in pounds, with 21 % each.
      expect(order.totals).toMatchObject({
        goodsExcVat: 26_985,
        goodsIncVat: 32_652,
        shippingExcVat: 1088,
        shippingIncVat: 1316,
      });
      const again = await read(order.id, buyer);
      expect(getOperation('getOrder').faultsOf(again)).toEqual([]);
      expect(again.json()).toEqual(order);
      expect((await read(order.id, first.buyer)).json().code).toBe('ORDER_NOT_FOUND');
      expect((await read('current', buyer)).json().code).toBe('ORDER_NOT_FOUND');
      const line = order.lines[0]?.id ?? '';
      for (const [url, method, body] of [
        [`/orders/lines/${line}`, 'PUT', { quantity: 1 }],
        [`/orders/lines/${line}`, 'DELETE', undefined],
        ['/Orders/details', 'POST', privateDetails],
        ['/Orders/shipping', 'POST', { method: 'Pickup' }],
      ] as const) {
        const answer = await backend().ask(url, { method, headers: buyer, ...(body && { body }) });
        expect([url, answer.json().code]).toEqual([url, 'ORDER_PLACED']);
      }
      const next = await addLine(backend(), panelLine, buyer);
      expect(next.buyer['x-order-token']).not.toBe(buyer['x-order-token']);
      expect((await read(order.id, buyer)).statusCode).toBe(200);
      const chosen = await backend().ask('/Orders/shipping', { headers: buyer });
      expect(chosen.json()).toMatchObject({ methods: [], chosen: { method: 'Deliver' } });
    });

    it('are placed only whole, and as they were seen', async () => {
      const { order, buyer } = await addLine(backend());
      expect((await complete(backend(), buyer, order)).json().code).toBe('ORDER_INCOMPLETE');
      const ready = await makeReady(backend(), buyer);
      expect((await complete(backend(), buyer, order)).json().code).toBe('ORDER_CHANGED');
      expect((await complete(backend(), {}, ready)).json().code).toBe('ORDER_NOT_FOUND');
      const gone = `/orders/lines/${ready.lines[0]?.id}`;
      const empty = await backend().ask(gone, { method: 'DELETE', headers: buyer });
      expect((await complete(backend(), buyer, empty.json())).json().code).toBe('ORDER_EMPTY');
    });

    it('answer the same key the same way, another body not, and another key with what is placed', async () => {
      const { buyer } = await addLine(backend());
      const ready = await makeReady(backend(), buyer);
      const key = freshKey();
      const first = await complete(backend(), buyer, ready, key);
      expect([first.statusCode, first.headers['idempotency-replayed']]).toEqual([200, undefined]);
      const second = await complete(backend(), buyer, ready, key);
      expect([second.statusCode, second.headers['idempotency-replayed'], second.json()]).toEqual([
        200,
        'true',
        first.json(),
      ]);
      expect((await complete(backend(), buyer, { version: 99 }, key)).json().code).toBe('IDEMPOTENCY_KEY_REUSED');
      const other = await complete(backend(), buyer, { version: 99 });
      expect([other.statusCode, other.json()]).toEqual([200, first.json()]);
      ahead = day + 1;
      expect((await complete(backend(), buyer, ready, key)).headers['idempotency-replayed']).toBeUndefined();
      ahead = 0;
    });

    it('leave a key free that was refused', async () => {
      const { order, buyer } = await addLine(backend());
      const key = freshKey();
      expect((await complete(backend(), buyer, order, key)).statusCode).toBe(409);
      const ready = await makeReady(backend(), buyer);
      expect((await complete(backend(), buyer, ready, key)).statusCode).toBe(200);
    });

    it('hold their stock, and give it back once when they are cancelled', async () => {
      await setStock(2);
      const { order } = await placeOrder(backend(), { ...clay, quantity: 2 });
      expect(await inStock()).toBe(0);
      const key = { shopId: 'quiet', orderId: order.id };
      const cancel = () => db().transaction((tx) => moveOrder(tx, key, 'Cancelled', 'operator', new Date()));
      expect([await cancel(), await cancel()]).toEqual(['moved', 'already']);
      expect(await inStock()).toBe(2);
      const pay = (paid: typeof key) =>
        db().transaction((tx) => payOrder(tx, paid, 'operator', new Date(), issueInvoice));
      expect(await pay(key)).toBe('refused');
      const shipped = await placeOrder(backend(), clay);
      const move = { shopId: 'quiet', orderId: shipped.order.id };
      expect(await pay(move)).toBe('moved');
      for (const state of ['InProduction', 'Shipped', 'Completed'] as const) {
        expect(await db().transaction((tx) => moveOrder(tx, move, state, 'operator', new Date()))).toBe('moved');
      }
      expect(await inStock()).toBe(1);
      expect(await db().$count(stockReservations)).toBe(0);
      const history = (await read(shipped.order.id, shipped.buyer)).json().history;
      expect(history.map(({ state }: { state: string }) => state)).toEqual([
        ...['Placed', 'Paid', 'InProduction', 'Shipped', 'Completed'],
      ]);
      await db().delete(stock);
    });

    it.each([
      ['nl-NL', 'Je bestelling', 'Totaal: €'],
      ['fr-FR', 'Votre commande', 'Total\u202f: '],
      ['de-AT', 'Ihre Bestellung', 'Gesamtsumme: €'],
      ['en-GB', 'Your order', 'Total: £'],
    ])('are confirmed by a mail in %s whose link reads them for 180 days', async (locale, subject, total) => {
      const email = freshEmail();
      const remark = { remark: { type: 'TextArea', text: 'Buy my watches' } };
      const { buyer } = await addLine(backend(), { ...panelLine, quantity: 2, values: remark }, {}, { locale });
      const ready = await makeReady(backend(), buyer, { ...privateDetails, email }, 'Pickup', { locale });
      const page = 'https://shop.example/status';
      const answer = await backend().ask('/Orders/complete', {
        method: 'POST',
        locale,
        body: { version: ready.version, termsAccepted: true, remark: 'Ring twice' },
        headers: { ...fromAnybody(), ...buyer, 'idempotency-key': freshKey(), 'x-mail-link': page },
      });
      const order = answer.json();
      const [mail, ...others] = await mailsTo(backend(), email);
      expect(others).toEqual([]);
      expect(mail).toContain(subject);
      expect(mail).toContain(order.number);
      expect(mail).toContain('2 × ');
      expect(mail).toContain(total);
      expect(mail).not.toMatch(/Buy my watches|Ring twice/);
      const link = new URL(/https:\/\/shop\.example\/status\?\S+/.exec(mail ?? '')?.[0] ?? '');
      const token = { 'x-order-token': link.searchParams.get('token') ?? '' };
      expect(link.searchParams.get('order')).toBe(order.id);
      expect((await read(order.id, token)).json()).toEqual(order);
      ahead = 179 * day;
      expect((await read(order.id, token)).statusCode).toBe(200);
      ahead = 181 * day;
      expect((await read(order.id, token)).statusCode).toBe(404);
      await backend().backend.accounts.expiry.wake();
      ahead = 0;
      expect(await db().$count(orderTokens, eq(orderTokens.orderId, order.id))).toBe(0);
    });

    it('are listed for their customer, newest first', async () => {
      const { authorization } = await addCustomer(backend());
      const own = { authorization };
      const numbers: string[] = [];
      for (const quantity of [1, 2, 3]) {
        const { order } = await placeOrder(backend(), { ...panelLine, quantity }, own);
        numbers.unshift(order.number ?? '');
      }
      const page = await backend().ask('/Orders?pageSize=2', { headers: own });
      expect(page.json()).toMatchObject({ total: 3, pages: 2, page: 1, pageSize: 2 });
      expect(page.json().items.map(({ number }: { number: string }) => number)).toEqual(numbers.slice(0, 2));
      expect((await backend().ask('/Orders')).statusCode).toBe(401);
    });
  });
}
