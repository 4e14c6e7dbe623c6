import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  acceptWithdrawal,
  listWithdrawals,
  refundWithdrawal,
  refuseWithdrawal,
} from '#backend/compositions/decide-withdrawals.ts';
import { advance, ship } from '#backend/compositions/operate-orders.ts';
import { orderLines, orders } from '#backend/db/schema/orders.ts';
import { refunds } from '#backend/db/schema/refunds.ts';
import { withdrawals } from '#backend/db/schema/withdrawals.ts';
import { exportOrders, writeOrderTable } from '#backend/orders/export-orders.ts';
import { addCustomer, freshEmail, mailsTo, registrationOf, testPassword, tokenIn } from '#tests/support/customers.ts';
import {
  addLine,
  type Buyer,
  complete,
  freshKey,
  makeReady,
  panelLine,
  privateDetails,
} from '#tests/support/orders.ts';
import { ofCheck } from '#tests/support/trust.ts';
import type { StartEngine } from './engine.ts';
import { usePaying } from './paying.ts';

/** Milliseconds, more than fourteen days with following holidays and weekends. */
const longAgo = 25 * 24 * 60 * 60 * 1000;

/** Describes the actions of customers and operators on placed orders. */
export function describeAfterPurchase(engine: string, start: StartEngine): void {
  describe(`after the purchase on ${engine}`, () => {
    const paying = usePaying(start);
    const { backend, db, clock, now } = paying;

    const place = async (
      lines: readonly Readonly<Record<string, unknown>>[] = [panelLine],
      details: object = {},
      known: Buyer = {},
    ) => {
      const email = freshEmail();
      let buyer = known;
      for (const line of lines) ({ buyer } = await addLine(backend(), line, buyer));
      const ready = await makeReady(backend(), buyer, { ...privateDetails, email, ...details });
      const answer = await complete(backend(), buyer, ready);
      expect(answer.statusCode, answer.body).toBe(200);
      return { order: answer.json(), buyer, email, name: { name: String(answer.json().number), shop: undefined } };
    };
    type Placed = Awaited<ReturnType<typeof place>>;
    const asPlaced = ({ order, buyer, email }: Placed) => ({
      shopId: 'quiet',
      orderId: String(order.id),
      email,
      headers: buyer,
    });
    const pay = async (placed: Placed) => {
      const { id, page } = await paying.opened(asPlaced(placed), 'creditcard');
      await paying.press(page, 'pay');
      return id;
    };
    const read = async ({ order, buyer }: Placed) =>
      (await backend().ask(`/Orders/${order.id}`, { headers: buyer })).json();
    const post = async ({ order, buyer }: Placed, what: string, body?: object, headers: object = {}) =>
      await backend().ask(`/orders/${order.id}/${what}`, {
        method: 'POST',
        headers: { ...buyer, ...headers },
        ...(body && { body }),
      });
    const withdraw = async (placed: Placed, quantity: number, index = 0, key = freshKey()) => {
      const lineId = placed.order.lines[index].id;
      return await post(placed, 'withdrawals', { lines: [{ lineId, quantity }] }, { 'idempotency-key': key });
    };
    const deliver = async ({ name }: Placed) => {
      for (const state of ['InProduction', 'Shipped'] as const) await advance(db(), name, state, now());
      await advance(db(), name, 'Completed', now());
    };

    it('an order is found in the list by its state, its number and its products', async () => {
      const { authorization } = await addCustomer(backend());
      const { order, buyer } = await place([panelLine], {}, { authorization });
      const list = async (query: string) => (await backend().ask(`/Orders${query}`, { headers: buyer })).json();
      expect((await list('')).items[0]).toMatchObject({
        id: order.id,
        names: [order.lines[0].name],
        expectedOn: order.shipping.date,
        actions: { cancel: true, pay: true, reorder: true, withdraw: true },
      });
      for (const q of [order.number.toLowerCase(), 'panel', 'PA-MOSS']) {
        expect((await list(`?q=${q}`)).items.map(({ id }: { id: string }) => id)).toEqual([order.id]);
      }
      for (const q of ['%25', '_', 'raft', '%5C']) expect((await list(`?q=${q}`)).total, q).toBe(0);
      expect((await list('?state=Placed&state=Paid')).total).toBe(1);
      expect((await list('?state=Cancelled&q=panel')).total).toBe(0);
      expect((await backend().ask('/Orders?state=Cart', { headers: buyer })).statusCode).toBe(400);
    });

    it('an order of a guest is in the account of its buyer, who logs in with the browser that placed it', async () => {
      const placed = await place();
      const { id, details } = placed.order;
      expect(placed.order).toMatchObject({ hasAccount: false });
      const email = placed.email.toUpperCase();
      const said = await backend().ask('/Registration', { method: 'POST', body: registrationOf(email) });
      expect(said.statusCode, said.body).toBe(202);
      const token = tokenIn((await mailsTo(backend(), email)).at(-1));
      await backend().ask('/Registration/verify', { method: 'POST', body: { token } });
      const login = async (headers: Buyer = {}, body = { email, password: testPassword }) => {
        const session = (await backend().ask('/auth/login', { method: 'POST', body, headers })).json();
        const authorization = `Bearer ${session.token}`;
        const { items } = (await backend().ask('/Orders', { headers: { authorization } })).json();
        return { customer: session.customer, orders: items.map((item: { id: string }) => item.id) };
      };
      // Somebody may have registered the address before its owner, and had it confirmed: they do not have the order's token.
      expect(await login()).toMatchObject({ orders: [] });
      // Somebody may have the browser: they do not have the address.
      const stranger = await addCustomer(backend());
      expect(await login(placed.buyer, { email: stranger.email, password: testPassword })).toMatchObject({
        orders: [],
      });
      expect(await read(placed)).toMatchObject({ hasAccount: false });
      const other = await place();
      expect(await login(other.buyer)).toMatchObject({ orders: [] });
      const { customer, orders: own } = await login(placed.buyer);
      expect(own).toEqual([id]);
      expect(customer).toMatchObject({ billingAddress: details.billingAddress });
      // The page that the guest has open goes on showing the order.
      expect(await read(placed)).toMatchObject({ hasAccount: true });
      expect((await login()).orders).toEqual([id]);
    });

    it('an order is cancelled and all that was paid is paid back, once', async () => {
      const placed = await place();
      const paymentId = await pay(placed);
      const total = placed.order.totals.totalIncVat;
      const answers = await Promise.all([post(placed, 'cancel'), post(placed, 'cancel'), post(placed, 'cancel')]);
      for (const answer of answers) {
        expect(answer.json()).toMatchObject({ id: placed.order.id, state: 'Cancelled', refund: total });
      }
      await backend().backend.payments.refunding.wake();
      expect(await db().select().from(refunds).where(eq(refunds.paymentId, paymentId))).toHaveLength(1);
      expect(await paying.paymentRow(paymentId)).toMatchObject({ state: 'refunded', refunded: total });
      expect((await read(placed)).actions).toMatchObject({ cancel: false, pay: false, withdraw: false });
    });

    it('paying and cancelling at once loses no money', async () => {
      for (let round = 0; round < 5; round += 1) {
        const placed = await place();
        const { id, page, providerId } = await paying.opened(asPlaced(placed), 'creditcard');
        await Promise.all([post(placed, 'cancel'), paying.press(page, 'pay'), paying.webhook('payment', providerId)]);
        await paying.webhook('payment', providerId);
        await backend().backend.payments.refunding.wake();
        expect((await read(placed)).state).toBe('Cancelled');
        const { state, amount, refunded } = await paying.paymentRow(id);
        expect([state, refunded], `round ${round}`).toEqual(
          state === 'canceled' ? ['canceled', 0] : ['refunded', amount],
        );
      }
    });

    it('an order that is shipped, or made to measure, is not cancelled any more', async () => {
      const shipped = await place();
      await pay(shipped);
      await advance(db(), shipped.name, undefined, now());
      expect((await read(shipped)).actions.cancel).toBe(true);
      await advance(db(), shipped.name, undefined, now());
      expect((await post(shipped, 'cancel')).json().code).toBe('ORDER_NOT_CANCELLABLE');
      const made = await place([{ ...panelLine, values: { holes: { type: 'Number', number: 5 } } }]);
      await pay(made);
      await advance(db(), made.name, undefined, now());
      expect((await read(made)).actions.cancel).toBe(false);
      expect((await post(made, 'cancel')).json().code).toBe('ORDER_NOT_CANCELLABLE');
    });

    it('a consumer withdraws in parts, which add up to all that was paid', async () => {
      const placed = await place([{ ...panelLine, quantity: 3 }]);
      const paymentId = await pay(placed);
      await deliver(placed);
      const first = await withdraw(placed, 1);
      expect(first.statusCode, first.body).toBe(201);
      expect((await withdraw(placed, 3)).json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ pointer: '/lines/0/quantity', rule: 'maximum' }],
      });
      const second = await withdraw(placed, 2);
      expect((await withdraw(placed, 1)).json().code).toBe('WITHDRAWAL_NOT_ALLOWED');
      const amounts = [first, second].map((answer) => answer.json().amount);
      expect(amounts[0] + amounts[1]).toBe(placed.order.totals.totalIncVat);
      const before = await read(placed);
      expect(before).toMatchObject({ state: 'Completed', paymentState: 'paid', actions: { withdraw: false } });
      expect(before.lines[0].withdrawal).toMatchObject({ reason: 'WITHDRAWN', withdrawn: 3, withdrawable: 0 });
      for (const answer of [first, second]) {
        await expect(refundWithdrawal(db(), answer.json().id, undefined, now())).rejects.toThrow('not accepted');
        await acceptWithdrawal(db(), answer.json().id, now());
        await refundWithdrawal(db(), answer.json().id, undefined, now());
        await expect(refundWithdrawal(db(), answer.json().id, undefined, now())).rejects.toThrow('already');
        await backend().backend.payments.refunding.wake();
      }
      expect(await paying.paymentRow(paymentId)).toMatchObject({ state: 'refunded' });
      const after = await read(placed);
      expect(after.withdrawals.map(({ state }: { state: string }) => state)).toEqual(['refunded', 'refunded']);
      expect(after).toMatchObject({ state: 'Completed', paymentState: 'refunded' });
      const mails = await mailsTo(backend(), placed.email);
      const received = mails.find((mail) => mail.includes('received your withdrawal'));
      expect(received).toMatch(/on \d+ \w+ \d{4} at \d\d:\d\d:\d\d/);
      expect(received).toContain(`1 × ${placed.order.lines[0].name}`);
      const ofShop = (await mailsTo(backend(), 'hello@quiet.example')).filter((mail) => mail.includes(placed.email));
      expect(ofShop).toHaveLength(2);
      expect(ofShop[0]).toContain(`Subject: Withdrawal from order ${placed.order.number}`);
      expect(ofShop[0]).toContain(`Articles 1: 1 × ${placed.order.lines[0].name}`);
      expect(ofShop[0]).toContain(`withdrawals accept ${first.json().id}`);
    });

    it('of several that withdraw the same at once, one does', async () => {
      const placed = await place([{ ...panelLine, quantity: 4 }]);
      const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(placed, 3)));
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
      const key = freshKey();
      const same = await Promise.all(Array.from({ length: 8 }, () => withdraw(placed, 1, 0, key)));
      expect(new Set(same.map(({ body }) => body)).size).toBe(1);
      expect(await db().$count(withdrawals, eq(withdrawals.orderId, placed.order.id))).toBe(2);
    });

    it('a shop refuses a withdrawal with a reason, after which the lines can be withdrawn again', async () => {
      const placed = await place();
      const { id } = (await withdraw(placed, 1)).json();
      expect((await listWithdrawals(db(), { shop: 'quiet', state: undefined })).map((one) => one.id)).toContain(id);
      await refuseWithdrawal(db(), id, 'It came back broken.', now());
      await expect(acceptWithdrawal(db(), id, now())).rejects.toThrow('is refused');
      expect((await read(placed)).withdrawals).toMatchObject([{ state: 'refused', refusal: 'It came back broken.' }]);
      expect((await mailsTo(backend(), placed.email)).at(-1)).toContain('It came back broken.');
      expect((await withdraw(placed, 1)).statusCode).toBe(201);
    });

    it('is open until fourteen days after the delivery that an operator has named', async () => {
      const placed = await place();
      await pay(placed);
      expect((await read(placed)).withdrawal).toEqual({ allowed: true });
      clock.ahead += longAgo;
      const today = now().toISOString().slice(0, 10);
      await expect(advance(db(), placed.name, 'InProduction', now(), today)).rejects.toThrow('no delivery');
      for (const state of ['InProduction', 'Shipped'] as const) await advance(db(), placed.name, state, now());
      await expect(advance(db(), placed.name, 'Completed', now(), '2020-01-01')).rejects.toThrow('cannot have been');
      await expect(advance(db(), placed.name, 'Completed', now(), '2999-01-01')).rejects.toThrow('cannot have been');
      await expect(advance(db(), placed.name, 'Completed', now(), 'tomorrow')).rejects.toThrow('cannot have been');
      await advance(db(), placed.name, 'Completed', now(), today);
      expect((await read(placed)).deliveredOn).toBe(today);
      expect((await read(placed)).withdrawal.allowed).toBe(true);
      clock.ahead += longAgo;
      expect((await read(placed)).withdrawal).toMatchObject({ allowed: false, reason: 'EXPIRED' });
      expect((await withdraw(placed, 1)).json().code).toBe('WITHDRAWAL_NOT_ALLOWED');
      clock.ahead = 0;
    });

    it('leaves out what was made to measure, and businesses', async () => {
      const placed = await place([{ ...panelLine, values: { holes: { type: 'Number', number: 5 } } }, panelLine]);
      const { lines } = await read(placed);
      expect(lines.map(({ withdrawal }: { withdrawal: object }) => withdrawal)).toEqual([
        { allowed: false, reason: 'MADE_TO_MEASURE', withdrawable: 0, withdrawn: 0 },
        { allowed: true, withdrawable: 1, withdrawn: 0 },
      ]);
      expect((await withdraw(placed, 1)).json().code).toBe('WITHDRAWAL_NOT_ALLOWED');
      expect((await withdraw(placed, 1, 1)).statusCode).toBe(201);
      const business = await place([panelLine], { customerType: 'Business', companyName: 'Studio Vermeer' });
      expect((await read(business)).withdrawal).toEqual({ allowed: false, reason: 'BUSINESS' });
      expect((await withdraw(business, 1)).json().code).toBe('WITHDRAWAL_NOT_ALLOWED');
    });

    it('what can still be had is ordered again, and the rest is named with its reason', async () => {
      const placed = await place([panelLine, { ...panelLine, variantId: 'panel-clay', quantity: 2 }]);
      const gone = and(eq(orderLines.orderId, placed.order.id), eq(orderLines.variantId, 'panel-clay'));
      await db().update(orderLines).set({ productId: 'gone' }).where(gone);
      const answer = await post(placed, 'reorder');
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toMatchObject({ addedLines: 1, notAdded: [{ quantity: 2, reason: 'PRODUCT_GONE' }] });
      const cart = { 'x-order-token': String(answer.headers['x-order-token']) };
      expect((await backend().ask('/Orders/current', { headers: cart })).json().lines).toHaveLength(1);
      // Again, by the link of the mail, into the current cart of the browser.
      const mailed = { 'x-order-token': tokenIn((await mailsTo(backend(), placed.email))[0]) };
      const again = await post({ ...placed, buyer: mailed }, 'reorder', undefined, {
        'x-cart-token': cart['x-order-token'],
      });
      expect(again.json().orderId).toBe(answer.json().orderId);
      expect(again.headers['x-order-token']).toBeUndefined();
      const current = (await backend().ask('/Orders/current', { headers: cart })).json();
      expect(current.lines[0].quantity.current).toBe(2);
    });

    it('the link to an order goes to its own address alone, and the answer is the same', async () => {
      const placed = await place();
      const stranger = freshEmail();
      const number = ` ${placed.order.number.toLowerCase()} `;
      const ask = (body: object) => backend().ask('/orders/find', { method: 'POST', body });
      const answers = await Promise.all([
        ask({ number, email: placed.email.toUpperCase() }),
        ask({ number, email: stranger }),
        ask({ number: 'QU-2026-999999', email: placed.email }),
      ]);
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['202 ']));
      expect(await mailsTo(backend(), stranger)).toEqual([]);
      const links = (await mailsTo(backend(), placed.email.toUpperCase())).filter((mail) =>
        mail.includes('The link to'),
      );
      expect(links).toHaveLength(1);
      const buyer = { 'x-order-token': tokenIn(links[0]) };
      expect((await read({ ...placed, buyer })).number).toBe(placed.order.number);
      expect((await ask({ number, email: stranger })).statusCode).toBe(202);
      expect((await ask({ number, email: stranger })).statusCode).toBe(202);
      expect((await ask({ number, email: stranger })).statusCode).toBe(429);
    });

    it('a parcel is followed from the order and from the mail', async () => {
      const placed = await place();
      await pay(placed);
      const parcel = { carrier: 'PostNL', tracking: '3SABCD1234567', url: undefined };
      await expect(ship(db(), placed.name, parcel, now())).rejects.toThrow('cannot become Shipped');
      await advance(db(), placed.name, undefined, now());
      await expect(ship(db(), placed.name, { ...parcel, url: 'javascript:x' }, now())).rejects.toThrow('no address');
      await ship(db(), placed.name, parcel, now());
      const url = 'https://jouw.postnl.nl/track-and-trace/3SABCD1234567-NL-3511NL';
      expect((await read(placed)).tracking).toEqual({ carrier: 'PostNL', number: '3SABCD1234567', url });
      // The order of mails is not fixed.
      expect((await mailsTo(backend(), placed.email)).join('\n')).toContain(url);
      await ship(db(), placed.name, { carrier: 'Fietskoerier', tracking: '1', url: undefined }, now());
      expect((await read(placed)).tracking).toEqual({ carrier: 'Fietskoerier', number: '1' });
    });

    it(`are exported without anything that a spreadsheet would execute ${ofCheck(34)}`, async () => {
      const since = now();
      const { order } = await place([panelLine], { firstName: '=HYPERLINK("https://evil.example")', lastName: '+1' });
      const exported = await exportOrders(db(), { shop: 'quiet', since }, now());
      expect(exported.map(({ number }) => number)).toEqual([order.number]);
      const [header = '', row = ''] = writeOrderTable(exported).split('\r\n');
      expect(header.split(',').slice(0, 3)).toEqual(['shop', 'number', 'placedAt']);
      expect(row).toContain(`'=HYPERLINK`);
      expect(row).toContain((order.totals.totalIncVat / 100).toFixed(2));
      expect(await exportOrders(db(), { shop: 'loud', since }, now())).toEqual([]);
    });

    it('mails greet by name, have delivery address and payment, and ask for money only while it is due', async () => {
      const placed = await place();
      await pay(placed);
      const [, paid = ''] = await mailsTo(backend(), placed.email);
      for (const part of ['Dear Sanne,', 'Oudegracht 231', '3511 NL Utrecht', 'Payment: credit card, paid', 'Quiet']) {
        expect(paid).toContain(part);
      }
      expect(paid).not.toMatch(/pay (it )?before/);
      const odd = await place([panelLine], { firstName: 'www.evil.example', lastName: 'Click' });
      const [confirmation = ''] = await mailsTo(backend(), odd.email);
      expect(confirmation).toContain('Hello,');
      expect(confirmation).not.toContain('evil');
      expect(confirmation).toContain('not received yet');
    });

    it('a session of another customer gives no access', async () => {
      const placed = await place();
      const { authorization } = await addCustomer(backend());
      const theirs = { ...placed, buyer: { authorization } };
      for (const answer of [await post(theirs, 'cancel'), await post(theirs, 'reorder'), await withdraw(theirs, 1)]) {
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'ORDER_NOT_FOUND']);
      }
      expect(await db().$count(orders, and(eq(orders.id, placed.order.id), eq(orders.state, 'Placed')))).toBe(1);
    });
  });
}
