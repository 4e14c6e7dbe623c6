import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customers } from '#backend/db/schema/customers.ts';
import { orderLines, orders } from '#backend/db/schema/orders.ts';
import { products } from '#backend/db/schema/products.ts';
import { stock } from '#backend/db/schema/stock.ts';
import { guests, storageFiles } from '#backend/db/schema/storage.ts';
import { variantPrices } from '#backend/db/schema/variants.ts';
import type { Ask } from '#tests/support/backend.ts';
import { addCustomer, testPassword } from '#tests/support/customers.ts';
import {
  addLine,
  type Buyer,
  complete,
  makeReady,
  panelLine,
  placeOrder,
  privateDetails,
} from '#tests/support/orders.ts';
import { uploadPicture } from '#tests/support/uploads.ts';
import { getOperation } from './contract.ts';
import { type StartEngine, useBackend } from './engine.ts';

const day = 24 * 60 * 60 * 1000;

/** Describes orders in progress: lines, prices, details, delivery. */
export function describeOrders(engine: string, start: StartEngine): void {
  describe(`orders in progress on ${engine}`, () => {
    let ahead = 0;
    const backend = useBackend(start, { clock: () => new Date(Date.now() + ahead) });
    const ask = (url: string, options: Ask = {}) => backend().ask(url, options);
    const change = (method: 'PUT' | 'DELETE', lineId: string, buyer: Buyer, body?: unknown) =>
      ask(`/orders/lines/${lineId}`, { method, headers: buyer, ...(body !== undefined && { body }) });
    const current = (buyer: Buyer, options: Ask = {}) => ask('/Orders/current', { headers: buyer, ...options });
    const getStock = async (variantId: string, available: number) => {
      const { db } = backend().backend.database;
      await db
        .insert(stock)
        .values({ shopId: 'quiet', variantId, available })
        .onConflictDoUpdate({ target: [stock.shopId, stock.variantId], set: { available } });
      return async () => void (await db.delete(stock).where(eq(stock.variantId, variantId)));
    };

    it('prices each line, keeps what is the same as one line, and says which tier is next', async () => {
      const { buyer } = await addLine(backend(), { ...panelLine, quantity: 8 }, {}, { locale: 'nl-NL' });
      const values = { edge: { type: 'Radio', valueId: 'straight' }, color: { type: 'RadioColor', valueId: 'moss' } };
      await addLine(backend(), { productId: 'panel', quantity: 4, values }, buyer, { locale: 'nl-NL' });
      const label = { label: { type: 'Checkbox', checked: true } };
      const { order } = await addLine(backend(), { ...panelLine, quantity: 1, values: label }, buyer, {
        locale: 'nl-NL',
      });
      expect(order.lines.map(({ quantity }) => quantity.current)).toEqual([12, 1]);
      // 99.95 less 5 %, twelve times; 99.95 and 10.00 for the label.
      expect(order.lines.map(({ pricing }) => [pricing.priceExcVat, pricing.totalExcVat, pricing.totalIncVat])).toEqual(
        [
          [9495, 113_940, 137_867],
          [10_995, 10_995, 13_304],
        ],
      );
      expect(order.lines[0]).toMatchObject({
        tier: { minQuantity: 10, maxQuantity: 24, priceExcludingVat: 9495 },
        nextTier: { minQuantity: 25, missing: 13, priceExcludingVat: 8746 },
      });
      expect(order.totals).toMatchObject({
        goodsExcVat: 124_935,
        goodsIncVat: 151_171,
        totalIncVat: 151_171,
        shippingIncVat: 0,
        vat: [{ percentage: 21, baseExcVat: 124_935, amount: 26_236 }],
      });
      const read = await current(buyer, { locale: 'nl-NL' });
      expect(getOperation('getOrder').faultsOf(read)).toEqual([]);
      expect(read.json()).toEqual(order);
    });

    it('refuses what the product does not allow, and a price that is sent', async () => {
      const { buyer } = await addLine(backend(), { productId: 'panel', quantity: 9999 });
      const post = (body: unknown) => ask('/orders/lines', { method: 'POST', headers: buyer, body });
      const tooMany = await post({ productId: 'panel', quantity: 2 });
      expect([tooMany.statusCode, tooMany.json().errors]).toMatchObject([
        400,
        [{ pointer: '/quantity', rule: 'maximum' }],
      ]);
      const wrong = await post({
        productId: 'panel',
        quantity: 1,
        values: { edge: { type: 'Radio', valueId: 'gold' } },
      });
      expect([wrong.statusCode, wrong.json().errors[0].pointer]).toEqual([400, '/values/edge/valueId']);
      expect((await post({ productId: 'panel', quantity: 1, price: 1 })).statusCode).toBe(400);
      expect((await post({ productId: 'ghost', quantity: 1 })).json().code).toBe('PRODUCT_NOT_FOUND');
      expect((await post({ productId: 'panel', quantity: 1, configurationId: 'cf-none' })).json().code).toBe(
        'CONFIGURATION_NOT_FOUND',
      );
      expect((await current(buyer)).json().lines).toHaveLength(1);
    });

    it('changes a line, makes two that have become the same one, and removes it', async () => {
      const { order, buyer } = await addLine(backend(), { ...panelLine, quantity: 2 });
      const line = order.lines[0]?.id ?? '';
      const { order: two } = await addLine(
        backend(),
        { productId: 'panel', variantId: 'panel-clay', quantity: 3 },
        buyer,
      );
      const changed = await change('PUT', line, buyer, { quantity: 5 });
      expect(getOperation('updateOrderLine').faultsOf(changed)).toEqual([]);
      expect(changed.json().lines[0].quantity.current).toBe(5);
      expect((await change('PUT', line, buyer, { quantity: 5 })).json().version).toBe(changed.json().version);
      const merged = await change('PUT', line, buyer, { variantId: 'panel-clay' });
      expect(merged.json().lines).toMatchObject([{ id: line, variantId: 'panel-clay', quantity: { current: 8 } }]);
      expect((await change('DELETE', two.lines[1]?.id ?? '', buyer)).statusCode).toBe(404);
      const empty = await change('DELETE', line, buyer);
      expect(getOperation('removeOrderLine').faultsOf(empty)).toEqual([]);
      expect(empty.json()).toMatchObject({ lines: [], lineCount: 0, missing: ['lines', 'details', 'shipping'] });
      expect((await change('DELETE', line, buyer)).json().code).toBe('NOT_FOUND');
    });

    it('reports changes at the line, and increments the version once', async () => {
      const { order, buyer } = await addLine(backend());
      const { db } = backend().backend.database;
      const isMoss = and(eq(variantPrices.variantId, 'panel-moss'), eq(variantPrices.currency, 'GBP'));
      await db.update(variantPrices).set({ priceExcVat: 9095 }).where(isMoss);
      const putBack = await getStock('panel-moss', 0);
      try {
        const read = (await current(buyer)).json();
        expect(read.version).toBe(order.version + 1);
        expect(read.lines[0].changes).toEqual([
          { kind: 'priceChanged', before: 8995, after: 9095 },
          { kind: 'soldOut', after: 0 },
        ]);
        expect((await current(buyer)).json().version).toBe(read.version);
        await makeReady(backend(), buyer);
        expect((await complete(backend(), buyer, order)).json().code).toBe('ORDER_CHANGED');
        const ready = (await current(buyer)).json();
        expect((await complete(backend(), buyer, ready)).json().code).toBe('OUT_OF_STOCK');
        await putBack();
        const noted = await change('PUT', read.lines[0].id, buyer, { quantity: 1 });
        expect(noted.json().lines[0]).toMatchObject({ changes: [], pricing: { priceExcVat: 9095 } });
      } finally {
        await putBack();
        await db.update(variantPrices).set({ priceExcVat: 8995 }).where(isMoss);
      }
    });

    it('does not put more into an order than there is', async () => {
      const putBack = await getStock('panel-clay', 3);
      const line = { productId: 'panel', variantId: 'panel-clay', quantity: 2 };
      const { order, buyer } = await addLine(backend(), line);
      expect(order.lines[0]).toMatchObject({ inStock: true, quantity: { maximum: 3 } });
      const more = await ask('/orders/lines', { method: 'POST', headers: buyer, body: line });
      expect([more.statusCode, more.json().code]).toEqual([409, 'OUT_OF_STOCK']);
      await putBack();
    });

    it('charges the VAT of the country it goes to, and none where the buyer owes it', async () => {
      const { order, buyer } = await addLine(backend(), panelLine, {}, { locale: 'nl-NL' });
      expect(order).toMatchObject({
        country: 'NL',
        currency: 'EUR',
        totals: { goodsExcVat: 9995, goodsIncVat: 12_094 },
      });
      const address = { street: 'Torstraße', houseNumber: '140', postalCode: '10119', city: 'Berlin', country: 'DE' };
      const business = { ...privateDetails, customerType: 'Business', companyName: 'Klang', billingAddress: address };
      const set = async (details: unknown) =>
        await ask('/Orders/details', { method: 'POST', headers: buyer, body: details, locale: 'nl-NL' });
      const german = await set({ ...business, vatNumber: 'DE136695976' });
      expect(getOperation('setOrderDetails').faultsOf(german)).toEqual([]);
      // The register does not answer: VAT is charged.
      expect(german.json()).toMatchObject({
        country: 'DE',
        totals: { goodsExcVat: 9995, goodsIncVat: 11_894, reverseCharge: false },
        details: { vatNumberState: 'unconfirmed' },
        lines: [{ changes: [] }],
      });
      expect((await set({ ...business, vatNumber: 'DE136695975' })).json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ pointer: '/vatNumber', rule: 'vatNumber' }],
      });
      const split = await set({ ...privateDetails, deliveryAddress: address });
      expect(split.json()).toMatchObject({ country: 'DE', totals: { goodsIncVat: 11_894 } });
    });

    it('offers delivery by what it weighs and measures and by where it goes', async () => {
      const { buyer } = await addLine(backend(), panelLine, {}, { locale: 'nl-NL' });
      const calculate = async (body: unknown) => {
        const options = { method: 'POST', headers: buyer, body, locale: 'nl-NL' } as const;
        const answer = await ask('/Orders/shipping/calculate', options);
        expect(getOperation('calculateShipping').faultsOf(answer)).toEqual([]);
        return answer.json().methods;
      };
      // 2.1 kg and 1.20 m long: a long parcel.
      expect(await calculate({ country: 'NL' })).toMatchObject([
        { method: 'Pickup', priceExcVat: 0 },
        { method: 'Deliver', priceExcVat: 1236, priceIncVat: 1496, freeFrom: 100_000 },
      ]);
      expect((await calculate({ country: 'DE' }))[1]).toMatchObject({ priceExcVat: 1495, priceIncVat: 1779 });
      expect((await calculate({ country: 'NL', postalCode: '8881 AB' }))[1].priceExcVat).toBe(2736);
      await addLine(backend(), { ...panelLine, quantity: 19 }, buyer, { locale: 'nl-NL' });
      // 42 kg go on a pallet.
      expect((await calculate({ country: 'NL' }))[1].priceExcVat).toBe(4950);
      await addLine(backend(), { productId: 'raft', quantity: 1 }, buyer, { locale: 'nl-NL' });
      expect(await calculate({ country: 'NL' })).toEqual([]);
    });

    it('weighs a piece that was cut as its part of the sheet', async () => {
      const size = (height: number) => ({ size: { type: 'Dimensions', width: 600, height } });
      const getPrice = async (height: number) => {
        const line = { ...panelLine, quantity: 8, values: size(height) };
        const { buyer } = await addLine(backend(), line, {}, { locale: 'nl-NL' });
        const offered = await ask('/Orders/shipping', { headers: buyer, locale: 'nl-NL' });
        return offered.json().methods.find(({ method }: { method: string }) => method === 'Deliver').priceExcVat;
      };
      // 8.4 kg are a parcel, 11.2 kg go with what is long.
      expect(await getPrice(600)).toBe(595);
      expect(await getPrice(800)).toBe(1236);
    });

    it('lets delivery be chosen, and forgets a method that the new country does not have', async () => {
      const { order, buyer } = await addLine(backend());
      const choose = (body: unknown) => ask('/Orders/shipping', { method: 'POST', headers: buyer, body });
      expect((await choose({ method: 'DeliverAndAssemble' })).json().code).toBe('DELIVERY_UNAVAILABLE');
      expect((await choose({ method: 'Deliver', date: '2020-01-01' })).json().code).toBe('DELIVERY_UNAVAILABLE');
      const offered = await ask('/Orders/shipping', { headers: buyer });
      expect(getOperation('getShipping').faultsOf(offered)).toEqual([]);
      const date = offered.json().methods[1].dates[3];
      const chosen = await choose({ method: 'Deliver', date, instructions: 'Second door' });
      expect(getOperation('setShipping').faultsOf(chosen)).toEqual([]);
      expect(chosen.json()).toMatchObject({
        shipping: { method: 'Deliver', date, instructions: 'Second door', priceExcVat: 2196 },
        totals: { shippingExcVat: 2196, totalExcVat: order.totals.goodsExcVat + 2196 },
        missing: ['details'],
      });
    });

    it('erases an order that was given up, and its files and its guest with it', async () => {
      const { itemId, fileId, owner } = await uploadPicture(backend());
      const artwork = { artwork: { type: 'File', fileId } };
      const { buyer } = await addLine(backend(), { ...panelLine, values: artwork }, owner);
      const removed = await ask(`/Storage/${itemId}`, { method: 'DELETE', headers: buyer });
      expect([removed.statusCode, removed.json().code]).toEqual([409, 'FILE_IN_USE']);
      ahead = 29 * day;
      await backend().backend.accounts.expiry.wake();
      expect((await current(buyer)).statusCode).toBe(200);
      ahead = 31 * day;
      await backend().backend.accounts.expiry.wake();
      ahead = 0;
      const answer = await current(buyer);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'ORDER_NOT_FOUND']);
      const { db } = backend().backend.database;
      expect([await db.$count(guests), await db.$count(storageFiles)]).toEqual([0, 0]);
    });

    it('takes the guest’s order along at login, and adds up what is the same', async () => {
      const customer = await addCustomer(backend());
      const own = { authorization: customer.authorization };
      await addLine(backend(), { ...panelLine, quantity: 2 }, own);
      const { buyer } = await addLine(backend(), { ...panelLine, quantity: 3 });
      await addLine(backend(), { productId: 'raft', quantity: 1 }, buyer);
      const login = () =>
        ask('/auth/login', { method: 'POST', headers: buyer, body: { email: customer.email, password: testPassword } });
      const first = await login();
      expect(getOperation('login').faultsOf(first)).toEqual([]);
      expect(first.json().mergedOrder).toEqual({ linesTaken: 2, lines: 2, capped: false });
      expect((await login()).json().mergedOrder).toBeUndefined();
      const order = (await current(own)).json();
      expect(order.lines.map((line: { quantity: { current: number } }) => line.quantity.current)).toEqual([5, 1]);
      expect((await current(buyer)).statusCode).toBe(404);
    });

    it('takes another guest’s order over, with their saved items, for a request that proves both', async () => {
      const merge = (orderToken: string, headers: Buyer) =>
        ask('/orders/merge', { method: 'POST', headers, body: { orderToken } });
      const getToken = ({ 'x-order-token': token = '' }: Buyer) => token;
      const { buyer: here } = await addLine(backend(), { ...panelLine, quantity: 2 });
      const { buyer: brought } = await addLine(backend(), { ...panelLine, quantity: 3 });
      const { itemId } = await uploadPicture(backend(), brought);
      await addLine(backend(), { productId: 'raft', quantity: 1 }, brought);
      for (const [token, headers] of [
        [getToken(brought), {}],
        [getToken(brought), { 'x-order-token': 'N'.repeat(43) }],
        ['N'.repeat(43), here],
        [getToken(here), here],
      ] as const) {
        const refused = await merge(token, headers);
        expect([refused.statusCode, refused.json().code]).toEqual([404, 'ORDER_NOT_FOUND']);
      }
      const merged = await merge(getToken(brought), here);
      expect(getOperation('mergeOrder').faultsOf(merged)).toEqual([]);
      expect(merged.json()).toEqual({ linesTaken: 2, lines: 2, capped: false });
      const quantities = async (buyer: Buyer) =>
        (await current(buyer)).json().lines.map((line: { quantity: { current: number } }) => line.quantity.current);
      expect(await quantities(here)).toEqual([5, 1]);
      expect((await ask(`/Storage/${itemId}`, { headers: here })).statusCode).toBe(200);
      expect((await ask(`/Storage/${itemId}`, { headers: brought })).statusCode).toBe(404);
      expect((await merge(getToken(brought), here)).json()).toEqual({ linesTaken: 0, lines: 2, capped: false });
      // A customer's order remains, and the guest's is merged into it.
      const { authorization } = await addCustomer(backend());
      expect((await merge(getToken(here), { authorization })).json()).toEqual({
        linesTaken: 2,
        lines: 2,
        capped: false,
      });
      expect(await quantities({ authorization })).toEqual([5, 1]);
      // A guest's placed order accepts no more lines.
      const sold = await placeOrder(backend());
      const { buyer: next } = await addLine(backend());
      const late = await merge(getToken(next), sold.buyer);
      expect([late.statusCode, late.json().code]).toEqual([409, 'ORDER_PLACED']);
      expect(await quantities(next)).toEqual([1]);
    });

    it('stores the orders of a deleted account without personal data', async () => {
      const customer = await addCustomer(backend());
      const own = { authorization: customer.authorization };
      const remark = { remark: { type: 'TextArea', text: 'For aunt Wilhelmina' } };
      const { order } = await placeOrder(backend(), { ...panelLine, values: remark }, own);
      await addLine(backend(), panelLine, own);
      const everything = (await ask('/me?include=everything', { headers: own })).json().everything;
      expect(everything.orders.map(({ state }: { state: string }) => state)).toEqual(['Cart', 'Placed']);
      const list = await ask('/Orders', { headers: own });
      expect(getOperation('listOrders').faultsOf(list)).toEqual([]);
      expect(list.json()).toMatchObject({ total: 1, items: [{ id: order.id, number: order.number, unitCount: 1 }] });
      const body = { currentPassword: testPassword, confirmation: 'DELETE' };
      expect((await ask('/me', { method: 'DELETE', headers: own, body })).statusCode).toBe(204);
      const { db } = backend().backend.database;
      expect(await db.$count(customers, eq(customers.id, customer.customerId))).toBe(0);
      const [kept] = await db.select().from(orders).where(eq(orders.id, order.id));
      expect(kept).toMatchObject({ number: order.number, totalIncVat: order.totals.totalIncVat, customerId: null });
      const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
      expect(JSON.stringify([kept, lines])).not.toMatch(/Sanne|Oudegracht|sanne@|Wilhelmina/);
    });

    it('lets nobody have more of a product in a year than one customer may, in several orders at once either', async () => {
      const { db } = backend().backend.database;
      const isPanel = and(eq(products.shopId, 'quiet'), eq(products.id, 'panel'));
      await db.update(products).set({ perCustomer: 3 }).where(isPanel);
      const order = async (quantity: number, email: string) => {
        const { buyer } = await addLine(backend(), { ...panelLine, quantity });
        return { buyer, ready: await makeReady(backend(), buyer, { ...privateDetails, email }) };
      };
      const place = async ({ buyer, ready }: Awaited<ReturnType<typeof order>>) => {
        const answer = await complete(backend(), buyer, ready);
        expect(getOperation('completeOrder').faultsOf(answer)).toEqual([]);
        return answer.statusCode === 200 ? 'placed' : answer.json().code;
      };
      try {
        const first = await order(2, 'samples@mail.com');
        expect(first.ready.lines[0]?.quantity).toMatchObject({ maximum: 3 });
        expect(await place(first)).toBe('placed');
        // Each would be within the limit, and both are not; the address is the same in other letters.
        const both = [await order(1, 'samples@mail.com'), await order(1, 'Samples@mail.com')];
        expect((await Promise.all(both.map(place))).sort()).toEqual(['CUSTOMER_LIMIT', 'placed']);
        expect(await place(await order(1, 'samples@mail.com'))).toBe('CUSTOMER_LIMIT');
        expect(await place(await order(3, 'others@mail.com'))).toBe('placed');
        ahead = 366 * day;
        expect(await place(await order(3, 'samples@mail.com'))).toBe('placed');
      } finally {
        ahead = 0;
        await db.update(products).set({ perCustomer: null }).where(isPanel);
      }
    });
  });
}
