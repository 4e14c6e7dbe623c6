import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refund } from '#backend/compositions/operate-orders.ts';
import { invoices } from '#backend/db/schema/invoices.ts';
import { orders } from '#backend/db/schema/orders.ts';
import { sellers } from '#backend/db/schema/sellers.ts';
import { makeInvoiceFiles } from '#backend/invoices/invoice-files.ts';
import { issueInvoice } from '#backend/invoices/issue-invoice.ts';
import { lockOrder } from '#backend/order-rows/lock-order.ts';
import { payOrder } from '#backend/orders/order-states.ts';
import { addCustomer, mailsTo, testPassword } from '#tests/support/customers.ts';
import { findBrokenRules } from '#tests/support/en16931-rules.ts';
import { checkPeppolStructure } from '#tests/support/peppol-schema.ts';
import { addPlacedOrder, type PlacedOrder } from '#tests/support/placed-orders.ts';
import { getOperation } from './contract.ts';
import type { StartEngine } from './engine.ts';
import { day, usePaying } from './paying.ts';

const list = z.object({
  items: z.array(
    z.object({ number: z.string(), kind: z.string(), totalIncVat: z.number(), formats: z.array(z.string()) }),
  ),
});

/** Describes invoices and credit notes: issued once with payment and refund, without gaps, and unchanged afterwards. */
export function describeInvoices(engine: string, start: StartEngine): void {
  describe(`invoices on ${engine}`, () => {
    const { backend, clock, now, db, opened, press, webhook, atProvider } = usePaying(start);

    const pay = async (order: PlacedOrder, method = 'ideal'): Promise<void> => {
      const { page } = await opened(order, method);
      expect((await press(page, 'pay')).status).toBe(303);
    };
    const listed = async (order: PlacedOrder) => {
      const answer = await backend().ask(`/orders/${order.orderId}/invoices`, { headers: order.headers });
      expect(getOperation('listOrderInvoices').faultsOf(answer)).toEqual([]);
      return list.parse(answer.json()).items;
    };
    const document = async (order: PlacedOrder, number: string, format = 'pdf') =>
      await backend().ask(`/orders/${order.orderId}/invoices/${number}?format=${format}`, { headers: order.headers });
    const numbers = async (kind: 'invoice' | 'creditNote'): Promise<number[]> => {
      const rows = await db().select({ number: invoices.number }).from(invoices).where(eq(invoices.kind, kind));
      return rows.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b);
    };
    const expectNoGaps = async (): Promise<void> => {
      for (const kind of ['invoice', 'creditNote'] as const) {
        const given = await numbers(kind);
        expect(given).toEqual(given.map((_, index) => index + 1));
      }
    };
    /** Refunds a part of an order's payment, as an operator does. */
    const payBack = async (order: PlacedOrder, amount?: number): Promise<void> => {
      await refund(db(), { name: order.orderId, shop: undefined }, amount, now());
      await backend().backend.payments.refunding.wake();
    };
    const mailFolder = () => path.join(backend().dataDir, 'mail');

    it('come with the payment, in the order and in the mail, as bytes that never change', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      expect(await listed(order)).toEqual([]);
      await pay(order);
      const [invoice, ...others] = await listed(order);
      expect(others).toEqual([]);
      expect(invoice).toMatchObject({ kind: 'invoice', totalIncVat: 105_459, formats: ['pdf'] });
      const number = invoice?.number ?? '';
      expect(number).toMatch(/^QU-INV-\d{4}-\d{6}$/);
      const read = await document(order, number);
      expect(getOperation('getInvoiceDocument').faultsOf(read)).toEqual([]);
      expect(read.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${number}.pdf"`,
        'cache-control': 'no-store',
      });
      expect(read.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await document(order, number)).rawPayload.equals(read.rawPayload)).toBe(true);
      expect((await document(order, number, 'ubl')).statusCode).toBe(404);
      const [mail] = await mailsTo(backend(), order.email);
      expect(mail).toContain(`Je factuur ${number} vind je als bijlage.`);
      const attached = (await readdir(mailFolder())).find((file) => file.endsWith(`-orderPaid-${number}.pdf`));
      expect((await readFile(path.join(mailFolder(), attached ?? ''))).equals(read.rawPayload)).toBe(true);
      // Another order does not have it.
      const another = await addPlacedOrder(backend(), { now: now() });
      expect((await document(another, number)).statusCode).toBe(404);
    });

    it('are electronic documents too where a business buys', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      const [row] = await db().select().from(orders).where(eq(orders.id, order.orderId));
      if (!row?.details) throw new Error('The order has no details.');
      const business = { ...row.details, customerType: 'Business' as const, companyName: 'Klank B.V.' };
      await db().update(orders).set({ details: business }).where(eq(orders.id, order.orderId));
      await pay(order);
      const [invoice] = await listed(order);
      expect(invoice?.formats).toEqual(['pdf', 'ubl']);
      const ubl = await document(order, invoice?.number ?? '', 'ubl');
      expect(ubl.headers['content-type']).toBe('application/xml');
      expect([...checkPeppolStructure(ubl.body), ...findBrokenRules(ubl.body)]).toEqual([]);
      expect(ubl.body).toContain('Klank B.V.');
    });

    it('are followed by a credit note for each sum that is paid back, until nothing is left', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      await pay(order);
      await payBack(order, 20_000);
      await payBack(order, 1);
      await payBack(order);
      const [invoice, ...notes] = await listed(order);
      expect(notes.map(({ kind, totalIncVat }) => [kind, totalIncVat])).toEqual([
        ['creditNote', 20_000],
        ['creditNote', 1],
        ['creditNote', 85_458],
      ]);
      const rows = await db().select().from(invoices).where(eq(invoices.orderId, order.orderId));
      const sumNet = (kind: string): number =>
        rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.content.totals.net, 0);
      expect(sumNet('creditNote')).toBe(sumNet('invoice'));
      expect(notes.every(({ number }) => /^QU-CRN-/.test(number))).toBe(true);
      const mails = await mailsTo(backend(), order.email);
      for (const { number } of notes) expect(mails.join()).toContain(`De creditfactuur ${number} vind je als bijlage.`);
      expect(invoice?.totalIncVat).toBe(105_459);
      await expectNoGaps();
    });

    it('are not issued for unexpected money', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      const { providerId } = await opened(order);
      await db().update(orders).set({ state: 'Cancelled', payBefore: null }).where(eq(orders.id, order.orderId));
      await atProvider(providerId, 'paid');
      await webhook('payment', providerId);
      await backend().backend.payments.refunding.wake();
      expect(await listed(order)).toEqual([]);
    });

    it('count up without gaps when many are issued at once and some fall through', async () => {
      const placed = await Promise.all(Array.from({ length: 24 }, () => addPlacedOrder(backend(), { now: now() })));
      const begun = await Promise.all(placed.map((order) => opened(order)));
      await Promise.all(begun.map(({ providerId }) => atProvider(providerId, 'paid')));
      const failing = await addPlacedOrder(backend(), { now: now() });
      const fall = async (): Promise<void> => {
        await db().transaction(async (tx) => {
          await payOrder(tx, failing, 'operator', now(), issueInvoice);
          throw new Error('falls through');
        });
      };
      // Sent twice, as providers do.
      const told = begun.flatMap(({ providerId }) => [webhook('payment', providerId), webhook('order', providerId)]);
      const fallen = Array.from({ length: 8 }, () => expect(fall()).rejects.toThrow('falls through'));
      await Promise.all([...told, ...fallen]);
      for (const order of placed) expect(await listed(order)).toHaveLength(1);
      expect(await listed(failing)).toEqual([]);
      await expectNoGaps();
    });

    it('begin anew with each year of the shop', async () => {
      const later = new Date('2031-12-31T23:30:00Z');
      const order = await addPlacedOrder(backend());
      const number = await db().transaction(async (tx) => {
        const row = await lockOrder(tx, order);
        return row && (await issueInvoice(tx, row, undefined, later));
      });
      // The year has begun in Utrecht.
      expect(number).toBe('QU-INV-2032-000001');
      await db().delete(invoices).where(eq(invoices.orderId, order.orderId));
    });

    it('are made once for concurrent requests, and are not served after a change of the file', async () => {
      const order = await addPlacedOrder(backend(), { now: now() });
      await pay(order);
      const [{ number } = { number: '' }] = await listed(order);
      const key = { shopId: 'quiet', number };
      const store = path.join(backend().dataDir, 'files', 'invoices', 'kept', `quiet-${number}`);
      const reads = await Promise.all(Array.from({ length: 8 }, () => document(order, number)));
      expect(new Set(reads.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
      const files = await readdir(store);
      expect(files).toEqual([
        createHash('sha256')
          .update(reads[0]?.rawPayload ?? '')
          .digest('hex'),
      ]);
      const isRow = and(eq(invoices.shopId, 'quiet'), eq(invoices.number, number));
      const [before] = await db().select().from(invoices).where(isRow);
      const change = { ...before?.content, shopName: 'Somebody else' } as never;
      await expect(db().update(invoices).set({ content: change }).where(isRow)).rejects.toThrow();
      await expect(db().update(invoices).set({ pdfHash: 'another' }).where(isRow)).rejects.toThrow();
      // A new name of the shop does not change earlier invoices.
      await db().update(sellers).set({ companyName: 'Renamed B.V.' }).where(eq(sellers.shopId, 'quiet'));
      expect((await document(order, number)).rawPayload.equals(reads[0]?.rawPayload ?? Buffer.of())).toBe(true);
      await db().update(sellers).set({ companyName: 'Quiet Rooms B.V.' }).where(eq(sellers.shopId, 'quiet'));
      await writeFile(path.join(store, files[0] ?? ''), '%PDF-1.7 forged');
      expect((await document(order, number)).statusCode).toBe(500);
      expect(await makeInvoiceFiles({ db: db(), invoiceFiles: undefined as never }, key)).toEqual(before);
    });

    it('stay when the account is deleted, and are named before', async () => {
      const customer = await addCustomer(backend());
      const order = await addPlacedOrder(backend(), { customer, now: now() });
      await pay(order);
      const [{ number } = { number: '' }] = await listed(order);
      await backend().backend.invoices.making.wake();
      const headers = { authorization: customer.authorization };
      const me = await backend().ask('/me?include=everything', { headers });
      expect(me.json().everything.invoices).toEqual([
        expect.objectContaining({ number, kind: 'invoice', keptUntil: `${now().getFullYear() + 7}-12-31` }),
      ]);
      const body = { currentPassword: testPassword, confirmation: 'DELETE' };
      expect((await backend().ask('/me', { method: 'DELETE', headers, body })).statusCode).toBe(204);
      const [row] = await db().select().from(invoices).where(eq(invoices.number, number));
      expect(row?.content.buyer).toMatchObject({ name: 'Sanne de Vries', address: { street: 'Oudegracht' } });
      expect(JSON.stringify(row)).not.toContain(order.email);
      expect((await document(order, number)).statusCode).toBe(401);
      // A later refund still gets its credit note.
      await payBack(order, 500);
      const notes = await db().select().from(invoices).where(eq(invoices.orderId, order.orderId));
      expect(notes.map(({ kind, content }) => [kind, content.buyer?.name])).toContainEqual([
        'creditNote',
        'Sanne de Vries',
      ]);
    });

    it('are issued later where the seller was missing', async () => {
      const [seller] = await db().select().from(sellers).where(eq(sellers.shopId, 'quiet'));
      if (!seller) throw new Error('The shop has no seller.');
      await db().delete(sellers).where(eq(sellers.shopId, 'quiet'));
      const order = await addPlacedOrder(backend(), { now: now() });
      await pay(order);
      expect(await listed(order)).toEqual([]);
      await payBack(order, 459);
      await db().insert(sellers).values(seller);
      await backend().backend.invoices.making.wake();
      await backend().backend.invoices.making.wake();
      expect((await listed(order)).map(({ kind, totalIncVat }) => [kind, totalIncVat])).toEqual([
        ['invoice', 105_459],
        ['creditNote', 459],
      ]);
      await expectNoGaps();
    });

    it('are deleted with their files when the time of their country is over', async () => {
      const dutch = await addPlacedOrder(backend(), { now: now() });
      const german = await addPlacedOrder(backend(), { now: now(), country: 'DE' });
      for (const order of [dutch, german]) await pay(order, 'creditcard');
      const [{ number } = { number: '' }] = await listed(dutch);
      await document(dutch, number);
      const store = path.join(backend().dataDir, 'files', 'invoices', 'kept');
      const { ahead } = clock;
      const getYearEnd = (year: number): number => Date.UTC(year + 1, 0, 1) - Date.now();
      const year = now().getUTCFullYear();
      const getRows = async (order: PlacedOrder): Promise<number> =>
        await db().$count(invoices, eq(invoices.orderId, order.orderId));
      clock.ahead = getYearEnd(year + 7) - day;
      await backend().backend.invoices.expiring.wake();
      expect([await getRows(dutch), await getRows(german)]).toEqual([1, 1]);
      clock.ahead = getYearEnd(year + 7) + day;
      await backend().backend.invoices.expiring.wake();
      expect([await getRows(dutch), await getRows(german)]).toEqual([0, 1]);
      expect(await readdir(store)).not.toContain(`quiet-${number}`);
      await backend().backend.invoices.making.wake();
      expect(await getRows(dutch)).toBe(0);
      clock.ahead = getYearEnd(year + 8) + day;
      await backend().backend.invoices.expiring.wake();
      expect(await getRows(german)).toBe(0);
      clock.ahead = ahead;
    });
  });
}
