import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '#backend/db/schema/customers.ts';
import type { TestBackend } from '#tests/support/backend.ts';
import { fromAnybody } from '#tests/support/backend.ts';
import { addCustomer, addMailToken, freshEmail, type TestCustomer } from '#tests/support/customers.ts';
import { addInvoice } from '#tests/support/issued-invoices.ts';
import { addLine, deliverOrder, freshKey, panelLine, placeOrder } from '#tests/support/orders.ts';
import { addPlacedOrder } from '#tests/support/placed-orders.ts';
import { byPerson, freshSender } from '#tests/support/requests.ts';
import { held, ofCheck } from '#tests/support/trust.ts';
import { fileForm, testPdf, uploadPicture } from '#tests/support/uploads.ts';
import { type ContractOperation, contract, getOperation } from './contract.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';
import { preparedRequests } from './prepared-requests.ts';

/** A request for something of customer A. */
interface OwnedRequest {
  readonly url: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly form?: () => FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates the request for something of A, and for something that does not exist. */
type About = (thing: typeof noThing) => OwnedRequest;

const noThing = {
  itemId: 'st-none',
  productItemId: 'st-none',
  fileId: 'fl-none',
  token: 'N'.repeat(43),
  orderId: 'or-none',
  lineId: 'ln-none',
  paymentId: 'py-none',
  invoiceNumber: 'QU-INV-2000-000001',
  placedOrderId: 'or-none',
  placedLineId: 'ln-none',
};

/** Operations on things with an owner, by id. */
const onThings: Readonly<Record<string, About>> = {
  getStorageItem: ({ itemId }) => ({ url: `/Storage/${itemId}` }),
  addStorageFile: ({ itemId }) => ({
    url: `/Storage/${itemId}/files`,
    form: () => fileForm('plan.pdf', testPdf(100)),
  }),
  addStorageItem: ({ itemId }) => ({ url: '/Storage', body: { kind: 'Copy', itemId } }),
  requestQuotation: ({ itemId, fileId }) => ({
    url: '/quotations',
    body: {
      sender: freshSender(),
      lines: [],
      files: [{ storageItemId: itemId, fileId }],
      message: 'Rafts for a canteen',
      guard: byPerson,
    },
  }),
  requestAdvice: ({ itemId, fileId }) => ({
    url: '/advice-requests',
    body: {
      sender: freshSender(),
      room: { kind: 'Office' },
      problem: 'Echo',
      message: 'It echoes',
      preferredContact: 'Email',
      files: [{ storageItemId: itemId, fileId }],
      guard: byPerson,
    },
  }),
  listPaymentMethods: ({ orderId }) => ({ url: `/orders/payment/methods?order=${orderId}` }),
  initiatePayment: ({ orderId }) => ({
    url: '/orders/payment/initiate',
    headers: { 'idempotency-key': freshKey() },
    body: { method: 'ideal', returnTo: 'checkoutResult', orderId },
  }),
  getPaymentStatus: ({ paymentId }) => ({ url: `/orders/payment/status/${paymentId}` }),
  cropProductPhoto: ({ fileId }) => ({
    url: '/Products/configuration/print/crop',
    body: {
      source: { kind: 'File', fileId },
      crop: { x: 0, y: 0, width: 200, height: 200 },
      size: { width: 300, height: 300 },
    },
  }),
  verifyMe: ({ token }) => ({ url: '/me/verify', body: { token } }),
  deleteStorageFile: ({ itemId, fileId }) => ({ url: `/Storage/${itemId}/files/${fileId}` }),
  cancelOrder: ({ orderId }) => ({ url: `/orders/${orderId}/cancel` }),
  reorder: ({ orderId }) => ({ url: `/orders/${orderId}/reorder` }),
  requestWithdrawal: ({ placedOrderId, placedLineId }) => ({
    url: `/orders/${placedOrderId}/withdrawals`,
    headers: { 'idempotency-key': freshKey() },
    body: { lines: [{ lineId: placedLineId, quantity: 1 }] },
  }),
  listOrderReviews: ({ placedOrderId }) => ({ url: `/orders/${placedOrderId}/reviews` }),
  writeReview: ({ placedOrderId }) => ({
    url: `/orders/${placedOrderId}/reviews/${panelLine.productId}`,
    body: { stars: 4, text: 'They hang level.', name: 'Marieke' },
  }),
  getOrder: ({ orderId }) => ({ url: `/Orders/${orderId}` }),
  listOrderInvoices: ({ orderId }) => ({ url: `/orders/${orderId}/invoices` }),
  getInvoiceDocument: ({ orderId, invoiceNumber }) => ({ url: `/orders/${orderId}/invoices/${invoiceNumber}` }),
  updateOrderLine: ({ lineId }) => ({ url: `/orders/lines/${lineId}`, body: { quantity: 3 } }),
  removeOrderLine: ({ lineId }) => ({ url: `/orders/lines/${lineId}` }),
  deleteStorageItem: ({ itemId }) => ({ url: `/Storage/${itemId}` }),
  restoreStorageItem: ({ itemId }) => ({ url: `/Storage/${itemId}/restore` }),
  moveStorageItemUp: ({ productItemId }) => ({ url: `/Storage/${productItemId}/moveup` }),
  moveStorageItemDown: ({ productItemId }) => ({ url: `/Storage/${productItemId}/movedown` }),
  moveStorageFileUp: ({ itemId, fileId }) => ({ url: `/Storage/${itemId}/files/${fileId}/moveup` }),
  moveStorageFileDown: ({ itemId, fileId }) => ({ url: `/Storage/${itemId}/files/${fileId}/movedown` }),
  shareStorageItem: ({ productItemId }) => ({ url: `/Storage/${productItemId}/share` }),
  unshareStorageItem: ({ productItemId }) => ({ url: `/Storage/${productItemId}/share` }),
};

/** Operations that delete or use up their subject. */
const ending = new Set([
  ...['deleteStorageItem', 'deleteStorageFile', 'removeOrderLine', 'verifyMe'],
  ...['cancelOrder', 'requestWithdrawal'],
]);

/** Operations on the actor's own account, without an id. */
const onOneself = new Set([
  'getMe',
  'updateMe',
  'deleteMe',
  'updateMyDetails',
  'logout',
  'startCompany',
  'listOrders',
  'exportStorage',
]);

/** Describes the access to data of customer A. */
export function describeAccess(engine: string, start: StartEngine): void {
  describe(`access on ${engine}`, () => {
    const backend = useSharedBackend(start);
    const send = async ({ id }: Pick<ContractOperation, 'id'>, request: OwnedRequest, authorization?: string) => {
      const { form, headers, ...rest } = request;
      const answer = await backend().ask(request.url, {
        ...rest,
        method: getOperation(id).method,
        headers: { ...fromAnybody(), ...headers, ...(authorization !== undefined && { authorization }) },
        ...(form && { form: form() }),
      });
      return { status: answer.statusCode, text: answer.body, code: answer.statusCode >= 400 ? answer.json().code : '' };
    };

    /** Customer A has an item with a file, and an unconfirmed new address; B has nothing; C's session has expired. */
    const prepare = async () => {
      const owner = await addCustomer(backend(), { pendingEmail: freshEmail() });
      const other = await addCustomer(backend());
      const late = await addCustomer(backend());
      await expire(backend(), late);
      await expire(backend(), await addCustomer(backend()));
      const { itemId, fileId } = await uploadPicture(backend(), { authorization: owner.authorization });
      const saved = await backend().ask('/Storage', {
        method: 'POST',
        headers: { authorization: owner.authorization },
        body: { kind: 'ConfiguredProduct', ...panelLine },
      });
      const productItemId = String(saved.json().id);
      const token = await addMailToken(backend(), owner, 'emailChange');
      const placed = await addPlacedOrder(backend(), { customer: owner });
      const { orderId, headers } = placed;
      const invoiceNumber = await addInvoice(backend(), placed);
      const begun = await backend().ask('/orders/payment/initiate', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': freshKey() },
        body: { method: 'ideal', returnTo: 'checkoutResult' },
      });
      const paymentId = String(begun.json().payment.id);
      const { order: bought } = await placeOrder(backend(), panelLine, { authorization: owner.authorization });
      await deliverOrder(backend(), bought.id);
      const { order } = await addLine(backend(), panelLine, { authorization: owner.authorization });
      const lineId = order.lines[0]?.id ?? '';
      const named = { itemId, productItemId, fileId, token, orderId, lineId, paymentId, invoiceNumber };
      const thing = { ...named, placedOrderId: bought.id, placedLineId: bought.lines[0]?.id ?? '' };
      return { owner, other, late, thing };
    };

    let kept: ReturnType<typeof prepare> | undefined;
    /** The shared state of tests that do not change it. */
    const prepareOnce = () => {
      kept ??= prepare();
      return kept;
    };

    it.each(Object.keys(onThings))(
      `%s is for the owner, and tells nobody else that there is anything ${ofCheck(15)}`,
      async (id) => {
        const about = onThings[id];
        if (!about) throw new Error(id);
        const { owner, other, late, thing } = await (ending.has(id) ? prepare() : prepareOnce());
        for (const session of [undefined, other.authorization]) {
          const answer = await send({ id }, about(thing), session);
          const nothing = await send({ id }, about(noThing), session);
          expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
          expect([answer.status, answer.code]).toEqual([nothing.status, nothing.code]);
          expect(withoutNames(answer.text, thing)).toBe(withoutNames(nothing.text, noThing));
        }
        expect(await send({ id }, about(thing), late.authorization)).toMatchObject({ status: 401 });
        const answer = await send({ id }, about(thing), owner.authorization);
        expect(answer.status, answer.text).toBeLessThan(300);
        held(15, 1, { on: engine });
      },
    );

    it.each([...onOneself])(`%s requires a login, and is about that customer only ${ofCheck(15)}`, async (id) => {
      const { owner, other, late } = await prepare();
      const prepared = await preparedRequests[id]?.(backend());
      if (!prepared) throw new Error(`${id} has no prepared request`);
      const request = { url: prepared.url, ...(prepared.body && { body: prepared.body }) };
      expect(await send({ id }, request)).toMatchObject({ status: 401 });
      // Logging out with an expired session is no error.
      expect((await send({ id }, request, late.authorization)).status).toBe(id === 'logout' ? 204 : 401);
      const byOther = await send({ id }, request, other.authorization);
      expect(byOther.status, byOther.text).toBeLessThan(300);
      expect(byOther.text).not.toContain(owner.email);
      const me = await send({ id: 'getMe' }, { url: '/me' }, owner.authorization);
      expect(JSON.parse(me.text)).toMatchObject({ email: owner.email, version: 1, firstName: 'Sanne' });
      expect((await send({ id }, request, owner.authorization)).status).toBeLessThan(300);
      held(15, 1, { on: engine });
    });

    const forEverybody = contract.filter(({ id }) => !(id in onThings || onOneself.has(id)));

    it.each(forEverybody.map(({ id }) => id))(`%s shows nothing of customers to anybody ${ofCheck(15)}`, async (id) => {
      const { owner, late } = await prepareOnce();
      const prepared = await preparedRequests[id]?.(backend());
      const { path } = getOperation(id);
      const url = prepared?.url ?? path.replaceAll(/\{\w+\}/g, 'panel');
      const request = { url, ...(prepared?.body && { body: prepared.body }) };
      const answer = await send({ id }, request, owner.authorization);
      expect(answer.text).not.toContain(owner.customerId);
      // Some requests succeed only once.
      const answers = [await send({ id }, request), await send({ id }, request, late.authorization)];
      held(15, 1, { on: engine });
      if (prepared !== undefined) return;
      // A session makes no difference; an expired one is rejected where it could.
      expect(withoutNames(answers[0]?.text ?? '')).toBe(withoutNames(answer.text));
      expect([answer.status, 401]).toContain(answers[1]?.status);
    });
  });
}

async function expire({ backend }: TestBackend, { shopId, customerId }: TestCustomer): Promise<void> {
  const { db } = backend.database;
  const own = and(eq(sessions.shopId, shopId), eq(sessions.customerId, customerId));
  await db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(own);
}

/** Removes the differences between two requests from an answer. */
function withoutNames(text: string, names: Readonly<Record<string, string>> = {}): string {
  const named = Object.values(names).reduce((rest, name) => rest.replaceAll(name, '…'), text);
  return named.replaceAll(/"requestId":"[^"]*"/g, '"requestId":"…"');
}
