import { describe, expect, it } from 'vitest';
import { listCompanies, setCompanyTerms, settleAccount } from '#backend/compositions/operate-companies.ts';
import { cancel, refund } from '#backend/compositions/operate-orders.ts';
import { localDate } from '#backend/invoices/local-date.ts';
import { addDays } from '#backend/orders/delivery-dates.ts';
import { addCustomer, freshEmail, mailsTo, testPassword } from '#tests/support/customers.ts';
import { addLine, complete, makeReady, panelLine, privateDetails } from '#tests/support/orders.ts';
import type { StartEngine } from './engine.ts';
import { day, usePaying } from './paying.ts';

type Role = 'Buyer' | 'Approver' | 'Administrator';

/** Describes companies: who may do what, whose orders need an approval, and who buys on account. */
export function describeCompanies(engine: string, start: StartEngine): void {
  describe(`companies on ${engine}`, () => {
    const paying = usePaying(start);
    const { backend, db, clock, now } = paying;

    /** A customer with a session. */
    const person = async () => {
      const { authorization, customerId: id, email } = await addCustomer(backend());
      return { email, id, headers: { authorization, 'x-mail-link': 'https://shop.example/account/company' } };
    };
    type Person = Awaited<ReturnType<typeof person>>;
    const ask = async (who: Person | undefined, url: string, method = 'GET', body?: object) =>
      await backend().ask(url, { method, headers: who?.headers ?? {}, ...(body && { body }) } as never);
    const startCompany = async (name = 'Studio Vermeer') => {
      const administrator = await person();
      const answer = await ask(administrator, '/company', 'POST', { name });
      expect(answer.statusCode, answer.body).toBe(201);
      return { administrator, id: String(answer.json().id) };
    };
    const tokenTo = async (email: string) => {
      const mails = (await mailsTo(backend(), email.toUpperCase())).filter((text) =>
        text.includes('/account/company?token='),
      );
      return /token=([\w-]+)/.exec(mails.at(-1) ?? '')?.[1] ?? '';
    };
    const invite = async (by: Person, who: Person, role: Role) => {
      const answer = await ask(by, '/company/invitations', 'POST', { email: who.email.toUpperCase(), role });
      expect(answer.statusCode, answer.body).toBe(202);
      return await tokenTo(who.email);
    };
    const join = async (who: Person, token: string) => await ask(who, '/company/join', 'POST', { token });
    const addMember = async (by: Person, role: Role) => {
      const who = await person();
      const answer = await join(who, await invite(by, who, role));
      expect(answer.statusCode, answer.body).toBe(200);
      return who;
    };
    const wholeCompany = async (approveFrom?: number) => {
      const { administrator, id } = await startCompany();
      if (approveFrom !== undefined)
        await ask(administrator, '/company', 'PUT', { name: 'Studio Vermeer', approveFrom });
      const buyer = await addMember(administrator, 'Buyer');
      const approver = await addMember(administrator, 'Approver');
      return { id, administrator, approver, buyer };
    };
    const fill = async ({ headers, email }: Person, quantity = 12) => {
      await addLine(backend(), { ...panelLine, quantity }, headers);
      const business = { customerType: 'Business', companyName: 'Studio Vermeer', reference: 'PO-4711' };
      return await makeReady(backend(), headers, { ...privateDetails, ...business, email });
    };
    const current = async (who: Person) => (await ask(who, '/Orders/current')).json();
    const place = async (who: Person, order: { version: number }) => await complete(backend(), who.headers, order);

    it('begin with an administrator, who invites others by their address', async () => {
      const { administrator, id } = await startCompany();
      expect((await ask(administrator, '/company')).json()).toMatchObject({
        ...{ id, name: 'Studio Vermeer', role: 'Administrator', invitations: [] },
        members: [{ id: administrator.id, email: administrator.email, role: 'Administrator', isYou: true }],
      });
      expect((await ask(administrator, '/company', 'POST', { name: 'Another' })).json().code).toBe('COMPANY_MEMBER');
      const bram = await person();
      expect((await ask(bram, '/company')).statusCode).toBe(404);
      const token = await invite(administrator, bram, 'Buyer');
      // Of somebody else the token is worth nothing, and is not used up by that.
      const stranger = await person();
      expect((await join(stranger, token)).json().code).toBe('TOKEN_INVALID');
      expect((await join(bram, token)).json()).toMatchObject({ id, role: 'Buyer' });
      expect((await join(bram, token)).json().code).toBe('TOKEN_INVALID');
      const seen = (await ask(bram, '/company')).json();
      expect(seen.members).toHaveLength(2);
      // Who is invited is the administrators' business.
      expect(seen).not.toHaveProperty('invitations');
    });

    it('of two companies that invite the same address are told apart', async () => {
      const [first, second] = [await startCompany('First'), await startCompany('Second')];
      const who = await person();
      const toFirst = await invite(first.administrator, who, 'Buyer');
      await invite(second.administrator, who, 'Buyer');
      expect((await join(who, toFirst)).json()).toMatchObject({ id: first.id });
    });

    it('take an invitation that was withdrawn, replaced or is over from nobody', async () => {
      const { administrator } = await startCompany();
      const who = await person();
      const first = await invite(administrator, who, 'Administrator');
      const second = await invite(administrator, who, 'Buyer');
      expect((await join(who, first)).json().code).toBe('TOKEN_INVALID');
      const [{ id }] = (await ask(administrator, '/company')).json().invitations;
      expect((await ask(administrator, `/company/invitations/${id}`, 'DELETE')).statusCode).toBe(204);
      expect((await ask(administrator, `/company/invitations/${id}`, 'DELETE')).statusCode).toBe(404);
      expect((await join(who, second)).json().code).toBe('TOKEN_INVALID');
      const third = await invite(administrator, who, 'Buyer');
      clock.ahead += 8 * day;
      const late = await backend().ask('/auth/login', {
        method: 'POST',
        body: { email: who.email, password: testPassword },
      });
      const session = { ...who, headers: { authorization: `Bearer ${late.json().token}`, 'x-mail-link': '' } };
      expect((await join(session, third)).statusCode).not.toBe(200);
      clock.ahead -= 8 * day;
    });

    it('let each role do what it may, and refuse everything to others', async () => {
      const { administrator, approver, buyer } = await wholeCompany(50_000);
      const order = await fill(buyer);
      await ask(buyer, '/company/approvals', 'POST', { version: order.version });
      const other = await startCompany('Another');
      const guest = undefined;
      const decision = { version: order.version, decision: 'refuse' };
      const requests = [
        ['PUT', '/company', { name: 'Studio Vermeer', approveFrom: 50_000 }, ['administrator']],
        ['POST', '/company/invitations', { email: freshEmail(), role: 'Administrator' }, ['administrator']],
        ['PUT', `/company/members/${approver.id}`, { role: 'Approver' }, ['administrator']],
        ['GET', '/company/approvals', undefined, ['administrator', 'approver', 'other']],
        ['PUT', `/company/approvals/${order.id}`, decision, ['administrator']],
      ] as const;
      for (const [method, url, body, allowed] of requests) {
        for (const [name, who] of Object.entries({ guest, buyer, approver, administrator })) {
          const { statusCode } = await ask(who, url, method, body);
          const isDecided = url.includes('/approvals/') && name === 'approver';
          const may = (allowed as readonly string[]).includes(name) || isDecided;
          // The approver has decided before the administrator asks.
          const expected = name === 'guest' ? 401 : may ? (url.includes('/approvals/') && !isDecided ? 409 : 200) : 403;
          expect([method, url, name, statusCode < 300 ? 200 : statusCode]).toEqual([method, url, name, expected]);
        }
      }
      // The administrator of another company sees and changes nothing here.
      expect((await ask(other.administrator, '/company/approvals')).json()).toEqual({ items: [] });
      for (const [method, url, body] of [
        ['PUT', `/company/members/${buyer.id}`, { role: 'Administrator' }],
        ['DELETE', `/company/members/${buyer.id}`, undefined],
        ['PUT', `/company/approvals/${order.id}`, { version: order.version, decision: 'approve' }],
      ] as const) {
        expect([url, (await ask(other.administrator, url, method, body)).statusCode]).toEqual([url, 404]);
      }
      expect((await ask(buyer, `/company/members/${approver.id}`, 'DELETE')).statusCode).toBe(403);
      // Values that no form sends.
      for (const role of ['Owner', '', null, ['Administrator']]) {
        expect((await ask(administrator, `/company/members/${buyer.id}`, 'PUT', { role })).statusCode).toBe(400);
      }
    });

    it('never are without an administrator', async () => {
      const { administrator, approver, buyer } = await wholeCompany();
      const demote = await ask(administrator, `/company/members/${administrator.id}`, 'PUT', { role: 'Buyer' });
      expect(demote.json().code).toBe('ADMINISTRATOR_NEEDED');
      const leave = await ask(administrator, `/company/members/${administrator.id}`, 'DELETE');
      expect(leave.json().code).toBe('ADMINISTRATOR_NEEDED');
      await ask(administrator, `/company/members/${approver.id}`, 'PUT', { role: 'Administrator' });
      // Two who leave at once: one of them has to stay.
      const both = await Promise.all(
        [administrator, approver].map((who) => ask(who, `/company/members/${who.id}`, 'DELETE')),
      );
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
      // With the account of the last administrator, who joined first of the others becomes one.
      const last = both[0]?.statusCode === 204 ? approver : administrator;
      const gone = await backend().ask('/me', {
        method: 'DELETE',
        headers: last.headers,
        body: { currentPassword: testPassword, confirmation: 'DELETE' },
      });
      expect(gone.statusCode, gone.body).toBe(204);
      expect((await ask(buyer, '/company')).json()).toMatchObject({
        role: 'Administrator',
        members: [{ isYou: true }],
      });
      expect((await ask(buyer, `/company/members/${buyer.id}`, 'DELETE')).statusCode).toBe(204);
      expect((await ask(buyer, '/company')).statusCode).toBe(404);
    });

    it('have orders of buyers approved before they are placed, as they were shown', async () => {
      const { administrator, approver, buyer } = await wholeCompany(50_000);
      const order = await fill(buyer);
      expect(order).toMatchObject({ approval: { state: 'needed' } });
      expect((await place(buyer, order)).json().code).toBe('APPROVAL_NEEDED');
      const stale = await ask(buyer, '/company/approvals', 'POST', { version: order.version + 1 });
      expect(stale.json().code).toBe('ORDER_CHANGED');
      expect((await ask(buyer, '/company/approvals', 'POST', { version: order.version })).statusCode).toBe(202);
      expect((await current(buyer)).approval).toEqual({ state: 'requested' });
      expect((await place(buyer, order)).json().code).toBe('APPROVAL_NEEDED');
      for (const who of [approver, administrator]) {
        expect((await mailsTo(backend(), who.email)).join()).toContain('https://shop.example/account/company');
      }
      const { items } = (await ask(approver, '/company/approvals')).json();
      expect(items).toMatchObject([
        { orderId: order.id, version: order.version, reference: 'PO-4711', totalExcVat: order.totals.totalExcVat },
      ]);
      // What the buyer changes after that is not what was shown.
      const line = order.lines[0]?.id;
      await ask(buyer, `/orders/lines/${line}`, 'PUT', { quantity: 13 });
      const outdated = { version: order.version, decision: 'approve' };
      expect((await ask(approver, `/company/approvals/${order.id}`, 'PUT', outdated)).json().code).toBe(
        'ORDER_CHANGED',
      );
      expect((await ask(approver, '/company/approvals')).json()).toEqual({ items: [] });
      const changed = await current(buyer);
      expect(changed.approval).toEqual({ state: 'needed' });
      await ask(buyer, '/company/approvals', 'POST', { version: changed.version });
      const refused = { version: changed.version, decision: 'refuse', reason: 'Twelve are enough.' };
      expect((await ask(approver, `/company/approvals/${order.id}`, 'PUT', refused)).statusCode).toBe(204);
      expect((await current(buyer)).approval).toMatchObject({ state: 'refused', reason: 'Twelve are enough.' });
      expect((await place(buyer, changed)).json().code).toBe('APPROVAL_NEEDED');
      await ask(buyer, `/orders/lines/${line}`, 'PUT', { quantity: 12 });
      const again = await current(buyer);
      await ask(buyer, '/company/approvals', 'POST', { version: again.version });
      const approve = { version: again.version, decision: 'approve' };
      expect((await ask(approver, `/company/approvals/${order.id}`, 'PUT', approve)).statusCode).toBe(204);
      expect((await ask(administrator, `/company/approvals/${order.id}`, 'PUT', approve)).json().code).toBe(
        'ORDER_CHANGED',
      );
      // An approved order that is made larger is not approved any more.
      await ask(buyer, `/orders/lines/${line}`, 'PUT', { quantity: 100 });
      expect((await place(buyer, await current(buyer))).json().code).toBe('APPROVAL_NEEDED');
      await ask(buyer, `/orders/lines/${line}`, 'PUT', { quantity: 12 });
      const last = await current(buyer);
      await ask(buyer, '/company/approvals', 'POST', { version: last.version });
      await ask(approver, `/company/approvals/${order.id}`, 'PUT', { version: last.version, decision: 'approve' });
      const placed = await place(buyer, await current(buyer));
      expect(placed.statusCode, placed.body).toBe(200);
      expect(placed.json()).not.toHaveProperty('approval');
    });

    it('let small orders, approvers and administrators order without one', async () => {
      const { administrator, approver, buyer } = await wholeCompany(50_000);
      const small = await fill(buyer, 2);
      expect(small).not.toHaveProperty('approval');
      const asked = await ask(buyer, '/company/approvals', 'POST', { version: small.version });
      expect(asked.json().code).toBe('APPROVAL_NOT_NEEDED');
      for (const who of [approver, administrator]) {
        const order = await fill(who);
        expect((await place(who, order)).statusCode).toBe(200);
      }
      // A buyer who becomes an approver does not approve what they have asked for.
      const another = await addMember(administrator, 'Buyer');
      const order = await fill(another);
      await ask(another, '/company/approvals', 'POST', { version: order.version });
      await ask(administrator, `/company/members/${another.id}`, 'PUT', { role: 'Approver' });
      const own = { version: order.version, decision: 'approve' };
      expect((await ask(another, `/company/approvals/${order.id}`, 'PUT', own)).statusCode).toBe(403);
    });

    describe('on account', () => {
      const methods = async (who: Person) =>
        (await ask(who, '/orders/payment/methods')).json().methods.map(({ id }: { id: string }) => id);
      const placeReady = async (who: Person) => {
        const placed = await place(who, await fill(who));
        expect(placed.statusCode, placed.body).toBe(200);
        return { orderId: String(placed.json().id), headers: who.headers, number: String(placed.json().number) };
      };
      const pay = async (order: Awaited<ReturnType<typeof placeReady>>, method = 'account') =>
        await paying.begin(order as never, method, { body: { orderId: order.orderId } });
      const read = async (order: Awaited<ReturnType<typeof placeReady>>) =>
        (await backend().ask(`/Orders/${order.orderId}`, { headers: order.headers })).json();
      const invoicesOf = async (order: Awaited<ReturnType<typeof placeReady>>) =>
        (await backend().ask(`/orders/${order.orderId}/invoices`, { headers: order.headers })).json().items;

      it('pay only companies that the shop lets, with an invoice that says until when', async () => {
        const { administrator, buyer, id } = await wholeCompany();
        await addLine(backend(), panelLine, buyer.headers);
        expect(await methods(buyer)).not.toContain('account');
        const early = await placeReady(administrator);
        expect((await pay(early)).json().code).toBe('PAYMENT_METHOD_UNAVAILABLE');
        expect(await setCompanyTerms(db(), id, 30)).toMatchObject({ id, accountDays: 30, members: 3 });
        expect(await listCompanies(db(), 'quiet')).toContainEqual(
          expect.objectContaining({ id, accountDays: 30, administrators: [administrator.email] }),
        );
        expect((await ask(buyer, '/company')).json()).toMatchObject({ accountDays: 30 });
        expect(await methods(buyer)).toContain('account');
        const stranger = await person();
        await addLine(backend(), panelLine, stranger.headers);
        expect(await methods(stranger)).not.toContain('account');
        const foreign = await placeReady(stranger);
        expect((await pay(foreign)).json().code).toBe('PAYMENT_METHOD_UNAVAILABLE');
        const order = await placeReady(buyer);
        // Who has the link of its mail pays it as everybody does, and not on the company's account.
        const sent = await mailsTo(backend(), buyer.email);
        const link =
          /token=([\w-]+)&order=/.exec(sent.at(-1) ?? '')?.[1] ?? /: ([\w-]{43})\n/.exec(sent.at(-1) ?? '')?.[1];
        const withLink = { ...order, headers: { 'x-order-token': String(link) } };
        expect((await read(withLink as never)).number).toBe(order.number);
        expect((await pay(withLink as never)).json().code).toBe('PAYMENT_METHOD_UNAVAILABLE');
        const begun = await pay(order);
        expect(begun.statusCode, begun.body).toBe(201);
        expect(begun.json()).toMatchObject({ payment: { method: 'account', state: 'authorized' } });
        const paid = await read(order);
        // Days are those of the shop, where it is tomorrow before it is in UTC.
        const dueOn = addDays(localDate(now(), 'Europe/Amsterdam'), 30);
        expect(paid).toMatchObject({ state: 'Paid', paymentState: 'authorized', dueOn });
        const [invoice] = await invoicesOf(order);
        const url = `/orders/${order.orderId}/invoices/${invoice.number}?format=ubl`;
        const ubl = (await backend().ask(url, { headers: order.headers })).body;
        expect(ubl).toContain(`<cbc:DueDate>${dueOn}</cbc:DueDate>`);
        const cents = (paid.totals.totalIncVat / 100).toFixed(2);
        expect(ubl).toContain(`<cbc:PayableAmount currencyID="GBP">${cents}</cbc:PayableAmount>`);
        const mails = await mailsTo(backend(), buyer.email);
        expect(mails.join()).toContain('is on account');
        expect((await pay(order)).json().code).toBe('ORDER_PAID');
        // The company pays.
        expect(await settleAccount(db(), { name: order.number, shop: 'quiet' }, now())).toMatchObject({
          state: 'Paid',
        });
        expect(await read(order)).toMatchObject({ state: 'Paid', paymentState: 'paid' });
        await expect(settleAccount(db(), { name: order.number, shop: 'quiet' }, now())).rejects.toThrow('Nothing of');
        await refund(db(), { name: order.number, shop: 'quiet' }, undefined, now());
        await backend().backend.payments.refunding.wake();
        expect((await invoicesOf(order)).map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'creditNote']);
      });

      it('is given up when the order is cancelled, with a credit note', async () => {
        const { administrator, id } = await startCompany();
        await setCompanyTerms(db(), id, 14);
        const order = await placeReady(administrator);
        await pay(order);
        await cancel(db(), { name: order.number, shop: 'quiet' }, now());
        expect(await read(order)).toMatchObject({ state: 'Cancelled', paymentState: 'canceled' });
        const items = await invoicesOf(order);
        expect(items.map(({ totalIncVat }: { totalIncVat: number }) => totalIncVat)).toEqual([
          items[0].totalIncVat,
          items[0].totalIncVat,
        ]);
        const own = await placeReady(administrator);
        await pay(own);
        const answer = await ask(administrator, `/orders/${own.orderId}/cancel`, 'POST');
        expect(answer.json()).toMatchObject({ state: 'Cancelled', refund: 0 });
        expect(await invoicesOf(own)).toHaveLength(2);
      });

      it('replaces a payment that was begun, and is begun once by two windows', async () => {
        const { administrator, id } = await startCompany();
        await setCompanyTerms(db(), id, 14);
        const order = await placeReady(administrator);
        expect((await pay(order, 'creditcard')).statusCode).toBe(201);
        const both = await Promise.all([pay(order), pay(order)]);
        expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
        const { payments, state } = await read(order);
        expect(state).toBe('Paid');
        expect(
          payments.map(({ method, state: stands }: { method: string; state: string }) => [method, stands]),
        ).toEqual([
          ['account', 'authorized'],
          ['creditcard', 'canceled'],
        ]);
        expect(await invoicesOf(order)).toHaveLength(1);
      });
    });
  });
}
