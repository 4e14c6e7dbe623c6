import { describe, expect, it } from 'vitest';
import { advance, cancel } from '#backend/compositions/operate-orders.ts';
import { endVoucher, listVouchers } from '#backend/compositions/operate-vouchers.ts';
import type { VoucherRow } from '#backend/db/schema/vouchers.ts';
import { toLocalDay } from '#backend/orders/delivery-dates.ts';
import { addCustomer, freshEmail, mailKindsTo } from '#tests/support/customers.ts';
import { addLine, type Buyer, complete, makeReady, panelLine, privateDetails } from '#tests/support/orders.ts';
import { addTestVoucher } from '#tests/support/vouchers.ts';
import type { StartEngine } from './engine.ts';
import { day, usePaying } from './paying.ts';

/** Describes vouchers: what they take off, how often, and from whom. */
export function describeVouchers(engine: string, start: StartEngine): void {
  describe(`vouchers on ${engine}`, () => {
    const paying = usePaying(start);
    const { backend, db, now } = paying;

    const add = (terms: Partial<VoucherRow> = {}) => addTestVoucher(backend(), terms, now());
    const use = async (code: string, buyer: Buyer) =>
      await backend().ask('/orders/voucher', { method: 'PUT', body: { code }, headers: buyer });
    const read = async (buyer: Buyer, id = 'current') =>
      (await backend().ask(`/Orders/${id}`, { headers: buyer })).json();
    const fill = async (quantity = 1) => (await addLine(backend(), { ...panelLine, quantity })).buyer;
    const ready = async (buyer: Buyer, email = freshEmail()) =>
      await makeReady(backend(), buyer, { ...privateDetails, email });
    const place = async (buyer: Buyer, email?: string) => {
      const answer = await complete(backend(), buyer, await ready(buyer, email));
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    };
    const usesOf = async (code: string) =>
      (await listVouchers(db(), 'quiet')).find((voucher) => voucher.code === code)?.uses;

    it('take a percentage off, for the whole order and each of its lines, and stay with it', async () => {
      const code = await add();
      const buyer = await fill(3);
      const before = await read(buyer);
      expect(before).toMatchObject({ acceptsVouchers: true });
      expect(before).not.toHaveProperty('voucher');
      expect((await use(` ${code.toLowerCase()} `, buyer)).statusCode).toBe(204);
      const order = await read(buyer);
      expect(order.version).toBe(before.version + 1);
      expect(order.voucher).toEqual({ code, kind: 'percentage', percentage: 10, state: 'applied' });
      // Ten percent of 323.82, and of 269.85.
      expect(order.totals).toMatchObject({
        goodsIncVat: 32_382,
        discountIncVat: 3238,
        discountExcVat: 2698,
        totalIncVat: 32_382 - 3238,
        totalExcVat: 26_985 - 2698,
        vat: [{ percentage: 20, baseExcVat: 24_287, amount: 4857 }],
      });
      expect(order.lines[0].discount).toEqual({ incVat: 3238, excVat: 2698 });
      // With the VAT of the Netherlands, where it goes.
      const placed = await place(buyer);
      expect(placed).toMatchObject({ voucher: { code, state: 'applied' }, totals: { discountIncVat: 3265 } });
      await endVoucher(db(), 'quiet', code, now());
      expect((await read(buyer, placed.id)).totals).toEqual(placed.totals);
      expect(await usesOf(code)).toBe(1);
    });

    it('get the same answer for an unknown code as for one that cannot be used, so that guessing tells nothing', async () => {
      const buyer = await fill();
      const today = toLocalDay(now(), 'Europe/Amsterdam');
      const ended = await add();
      await endVoucher(db(), 'quiet', ended, now());
      const later = await add({ validFrom: toLocalDay(new Date(now().getTime() + 3 * day), 'Europe/Amsterdam') });
      const euros = await add({ kind: 'amount', percentage: null, amount: 500, currency: 'EUR' });
      const elsewhere = await add({ shopId: 'loud' });
      const answers = await Promise.all(
        ['NO-SUCH-CODE', ended, later, euros, elsewhere, `' OR 1=1 --`].map(async (code) => {
          const answer = await use(code, buyer);
          const { requestId: _, ...problem } = answer.json();
          return JSON.stringify([answer.statusCode, problem]);
        }),
      );
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toContain('VOUCHER_NOT_VALID');
      expect(await read(buyer)).not.toHaveProperty('voucher');
      for (const body of [{ code: '' }, { code: 'X'.repeat(61) }, { code: 'A\u0000B' }, { code: 7 }, {}]) {
        const answer = await backend().ask('/orders/voucher', { method: 'PUT', body, headers: buyer });
        expect([body, answer.json().code]).toEqual([body, 'VALIDATION_FAILED']);
      }
      const lastDay = await add({ validFrom: today, validUntil: today });
      expect((await use(lastDay, buyer)).statusCode).toBe(204);
      expect((await use(lastDay, {})).json().code).toBe('ORDER_NOT_FOUND');
    });

    it('that need a larger order wait for it', async () => {
      const code = await add({ minimum: 30_000, currency: 'GBP', kind: 'amount', percentage: null, amount: 2500 });
      const buyer = await fill();
      expect((await use(code, buyer)).statusCode).toBe(204);
      const small = await read(buyer);
      expect(small).toMatchObject({ voucher: { state: 'belowMinimum', minimumIncVat: 30_000, amount: 2500 } });
      expect(small.totals).not.toHaveProperty('discountIncVat');
      await backend().ask(`/orders/lines/${small.lines[0].id}`, {
        method: 'PUT',
        body: { quantity: 3 },
        headers: buyer,
      });
      expect(await read(buyer)).toMatchObject({ voucher: { state: 'applied' }, totals: { discountIncVat: 2500 } });
      const removed = await backend().ask('/orders/voucher', { method: 'DELETE', headers: buyer });
      expect(removed.statusCode).toBe(204);
      const without = await read(buyer);
      expect(without).not.toHaveProperty('voucher');
      expect(without.totals.totalIncVat).toBe(32_382);
    });

    it('are used once by a customer: by address in any writing, and by account', async () => {
      const code = await add();
      const email = freshEmail();
      const first = await fill();
      await use(code, first);
      const placed = await place(first, email);
      // A guest with the same address is found out as soon as they write it.
      const second = await fill();
      expect((await use(code, second)).statusCode).toBe(204);
      const order = await ready(second, email.toUpperCase());
      expect(order).toMatchObject({ voucher: { state: 'usedBefore' } });
      expect(order.totals).not.toHaveProperty('discountIncVat');
      // What was seen is what is placed: without the voucher, which is not used by it.
      const dear = await complete(backend(), second, order);
      expect(dear.statusCode, dear.body).toBe(200);
      expect(dear.json()).not.toHaveProperty('voucher');
      expect(await usesOf(code)).toBe(1);
      // A cancelled order has used nothing.
      await cancel(db(), { name: placed.number, shop: 'quiet' }, now());
      const third = await fill();
      await use(code, third);
      expect(await ready(third, email)).toMatchObject({ voucher: { state: 'applied' } });
      const { authorization } = await addCustomer(backend());
      const account = { authorization };
      await addLine(backend(), panelLine, account);
      await use(code, account);
      await place(account, freshEmail());
      await addLine(backend(), panelLine, account);
      expect((await use(code, account)).json().code).toBe('VOUCHER_NOT_VALID');
      const repeatable = await add({ oncePerCustomer: false });
      expect((await use(repeatable, account)).statusCode).toBe(204);
    });

    it('are not used more often than allowed when many orders are placed at the same time', async () => {
      const code = await add({ maxUses: 2 });
      const buyers = await Promise.all(
        Array.from({ length: engine === 'PGlite' ? 4 : 12 }, async () => {
          const buyer = await fill();
          expect((await use(code, buyer)).statusCode).toBe(204);
          return { buyer, order: await ready(buyer) };
        }),
      );
      expect(buyers.every(({ order }) => order.totals.discountIncVat !== undefined)).toBe(true);
      const answers = await Promise.all(buyers.map(({ buyer, order }) => complete(backend(), buyer, order)));
      const placed = answers.filter(({ statusCode }) => statusCode === 200);
      expect(placed.map((answer) => answer.json().voucher.state)).toEqual(['applied', 'applied']);
      const late = answers.flatMap((answer, index) => (answer.statusCode === 200 ? [] : [buyers[index]]));
      expect(new Set(answers.filter(({ statusCode }) => statusCode !== 200).map((a) => a.json().code))).toEqual(
        new Set(['ORDER_CHANGED']),
      );
      expect(await usesOf(code)).toBe(2);
      const loser = late[0]?.buyer ?? {};
      const seen = await read(loser);
      expect(seen).toMatchObject({ voucher: { state: 'usedUp' } });
      expect((await complete(backend(), loser, seen)).statusCode).toBe(200);
    });

    it('of one customer who places in two windows at once count once', async () => {
      const code = await add();
      const email = freshEmail();
      const windows = await Promise.all(
        [1, 2].map(async () => {
          const buyer = await fill();
          await use(code, buyer);
          return { buyer, order: await ready(buyer, email) };
        }),
      );
      const answers = await Promise.all(windows.map(({ buyer, order }) => complete(backend(), buyer, order)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(await usesOf(code)).toBe(1);
    });

    it('pay for the delivery, of which nothing is paid back then', async () => {
      const code = await add({ kind: 'freeShipping', percentage: null });
      const buyer = await fill(3);
      await use(code, buyer);
      const order = await place(buyer);
      expect(order.totals).toMatchObject({
        ...{ shippingIncVat: 1316, discountIncVat: 1316, shippingExcVat: 1088, discountExcVat: 1088 },
        totalIncVat: 32_652,
      });
      const withdrawn = await withdrawAll(order, buyer);
      expect(withdrawn.amount).toBe(32_652);
    });

    it('are taken off what is paid back for a withdrawal', async () => {
      const code = await add();
      const buyer = await fill(3);
      await use(code, buyer);
      const order = await place(buyer);
      const one = await withdraw(order, buyer, 1);
      // A third of 293.87, and the rest of it with the delivery.
      expect(one.amount).toBe(9796);
      const rest = await withdraw(order, buyer, 2);
      expect(one.amount + rest.amount).toBe(order.totals.totalIncVat);
    });

    it('that take everything off leave nothing to be paid', async () => {
      const code = await add({ percentage: 100 });
      const email = freshEmail();
      const buyer = await fill();
      await use(code, buyer);
      await makeReady(backend(), buyer, { ...privateDetails, email }, 'Pickup');
      const order = await read(buyer);
      expect(order.totals).toMatchObject({ totalIncVat: 0, totalExcVat: 0 });
      const methods = await backend().ask('/orders/payment/methods', { headers: buyer });
      expect(methods.json()).toEqual({ methods: [] });
      const placed = (await complete(backend(), buyer, order)).json();
      expect(placed).toMatchObject({ state: 'Paid', payments: [], actions: { pay: false, cancel: true } });
      expect(placed.history.map(({ state }: { state: string }) => state)).toEqual(['Placed', 'Paid']);
      expect((await complete(backend(), buyer, order)).json()).toEqual(placed);
      const pay = await paying.begin({ orderId: placed.id, headers: buyer } as never);
      expect(pay.json().code).toBe('ORDER_PAID');
      const invoices = await backend().ask(`/orders/${placed.id}/invoices`, { headers: buyer });
      expect(invoices.json()).toEqual({ items: [] });
      await advance(db(), { name: placed.number, shop: 'quiet' }, undefined, now());
      expect(await mailKindsTo(backend(), email)).toEqual(['orderConfirmation', 'orderInProduction']);
    });

    it('come along into an account, unless its order has one', async () => {
      const code = await add();
      const guest = await fill();
      await use(code, guest);
      const { authorization } = await addCustomer(backend());
      const merged = await backend().ask('/orders/merge', {
        method: 'POST',
        headers: { authorization },
        body: { orderToken: guest['x-order-token'] },
      });
      expect(merged.statusCode, merged.body).toBe(200);
      expect(await read({ authorization })).toMatchObject({ voucher: { code, state: 'applied' } });
    });

    it('are tried twenty times in an hour, and no more', async () => {
      const buyer = await fill();
      const code = await add();
      const ask = async (tried: string, address = '203.0.113.77') => {
        const headers = { ...buyer, 'x-client-address': address };
        return (await backend().ask('/orders/voucher', { method: 'PUT', body: { code: tried }, headers })).statusCode;
      };
      for (let index = 0; index < 20; index += 1) expect(await ask(`GUESS-${index}`)).toBe(409);
      expect(await ask(code)).toBe(429);
      expect(await ask(code, '203.0.113.78')).toBe(204);
    });

    it('that make no sense are refused with what is wrong', async () => {
      for (const [terms, message] of [
        [{ code: 'A' }, 'A is no code'],
        [{ code: 'TWO WORDS' }, 'TWO WORDS is no code'],
        [{ shopId: 'nowhere' }, 'no shop nowhere'],
        [{ validUntil: '2026-02-30' }, '2026-02-30 is no day'],
        [{ validFrom: '2026-12-02', validUntil: '2026-12-01' }, 'end before it begins'],
        [{ minimum: 100 }, 'in no currency'],
        [{ currency: 'EUR' }, 'no sum'],
        [{ kind: 'freeShipping', percentage: null, maximum: 100, currency: 'EUR' }, 'Only a percentage'],
      ] as const) {
        await expect(add(terms)).rejects.toThrow(message);
      }
      const code = await add();
      await expect(add({ code })).rejects.toThrow(`quiet has a voucher ${code}`);
      await expect(endVoucher(db(), 'loud', code, now())).rejects.toThrow(`loud has no voucher ${code}`);
    });

    const withdraw = async (order: { id: string; lines: { id: string }[] }, buyer: Buyer, quantity: number) => {
      const answer = await backend().ask(`/orders/${order.id}/withdrawals`, {
        method: 'POST',
        body: { lines: [{ lineId: order.lines[0]?.id, quantity }] },
        headers: { ...buyer, 'idempotency-key': `withdrawal-${order.id}-${quantity}` },
      });
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json();
    };
    const withdrawAll = (order: { id: string; lines: { id: string }[] }, buyer: Buyer) => withdraw(order, buyer, 3);
  });
}
