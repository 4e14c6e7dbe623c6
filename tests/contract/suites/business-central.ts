import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { advance, cancel } from '#backend/compositions/operate-orders.ts';
import { businessCentralConnections, businessCentralOrders } from '#backend/db/schema/business-central.ts';
import { placeOrder } from '#tests/support/orders.ts';
import { otherSystems } from '#tests/support/other-systems.ts';
import { getOperation } from './contract.ts';
import { type StartEngine, useBackend } from './engine.ts';
import { grantAccess } from './other-system-requests.ts';

const minute = 60_000;

/** Describes the connection with Business Central. */
export function describeBusinessCentral(engine: string, start: StartEngine): void {
  describe(`Business Central on ${engine}`, () => {
    let ahead = 0;
    const backend = useBackend(start, { clock: () => new Date(Date.now() + ahead) });
    const db = () => backend().backend.database.db;
    const comeBack = async (url: string) => {
      const answer = await backend().ask(url);
      expect(getOperation('receiveBusinessCentralCallback').faultsOf(answer)).toEqual([]);
      return answer;
    };
    const grant = () => grantAccess(backend(), new Date(Date.now() + ahead));
    const connect = async () => expect((await comeBack(await grant())).statusCode).toBe(200);
    const sendOrders = () => backend().backend.businessCentral.orderWorker?.wake();
    const find = async (number: string | undefined) => {
      const { businessCentral } = await otherSystems();
      return businessCentral.salesOrders.filter(({ body }) => body.externalDocumentNumber === number);
    };

    it('is connected by a sign-in that is good once and for ten minutes, and keeps no token in the clear', async () => {
      const { businessCentral } = await otherSystems();
      const url = await grant();
      const answer = await comeBack(url);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('Access is granted')]);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect((await comeBack(url)).statusCode).toBe(403);
      const [row] = await db().select().from(businessCentralConnections);
      for (const token of [...businessCentral.accessTokens, ...businessCentral.refreshTokens]) {
        expect(row?.tokens).not.toContain(token);
      }
      const late = await grant();
      ahead += 11 * minute;
      expect((await comeBack(late)).statusCode).toBe(403);
    });

    it('is not connected by an unknown state, by a code of another sign-in, or after a refusal', async () => {
      const { businessCentral } = await otherSystems();
      const [own, foreign] = [await grant(), await grant()];
      const [code, other] = [own, foreign].map((url) => new URL(url, 'http://x').searchParams.get('code') ?? '');
      const state = new URL(own, 'http://x').searchParams.get('state') ?? '';
      const path = '/BusinessCentral/callback';
      expect((await comeBack(`${path}?code=${code}&state=${'x'.repeat(43)}`)).statusCode).toBe(403);
      expect((await comeBack(`${path}?state=${state}`)).statusCode).toBe(400);
      expect((await comeBack(`${path}?state=${state}&code=${code}&error=access_denied`)).statusCode).toBe(400);
      // The verifier of one login does not match the code of the other.
      expect((await comeBack(`${path}?state=${state}&code=${other}`)).statusCode).toBe(503);
      const refused = new URL(await grant(), 'http://x').searchParams.get('state');
      const denied = await comeBack(`${path}?state=${refused}&error=%3Cscript%3E`);
      expect([denied.statusCode, denied.body]).toEqual([200, expect.stringContaining('not granted')]);
      expect(denied.body).not.toContain('script');
      businessCentral.refusesTokens = true;
      const failed = await comeBack(await grant());
      businessCentral.refusesTokens = false;
      expect(failed.statusCode).toBe(503);
    });

    it('gets a placed order once, follows its changes, and loses one that is cancelled', async () => {
      await connect();
      const { order } = await placeOrder(backend(), { productId: 'panel', variantId: 'panel-moss', quantity: 3 });
      await Promise.all([sendOrders(), sendOrders()]);
      const [salesOrder, ...more] = await find(order.number);
      expect(more).toEqual([]);
      expect(salesOrder?.body).toMatchObject({
        externalDocumentNumber: order.number,
        customerNumber: 'WEBSHOP',
        currencyCode: order.totals?.currency,
        shipToCity: 'Utrecht',
        sellToPostCode: '3511 NL',
        email: 'sanne@mail.com',
        salesOrderLines: expect.arrayContaining([
          expect.objectContaining({ lineType: 'Item', lineObjectNumber: 'PA-MOSS', quantity: 3 }),
        ]),
      });
      const name = { name: String(order.number), shop: undefined };
      await advance(db(), name, 'Paid', new Date());
      await sendOrders();
      expect((await find(order.number)).map(({ revision }) => revision)).toEqual([2]);
      await cancel(db(), name, new Date());
      await sendOrders();
      expect(await find(order.number)).toEqual([]);
      const [row] = await db()
        .select()
        .from(businessCentralOrders)
        .where(eq(businessCentralOrders.orderId, order.id ?? ''));
      expect(row).toMatchObject({ revision: 3, sentRevision: 3, dueAt: null, error: null });
    });

    it('gets an order once although its answer was lost, and later although it was refused', async () => {
      const { businessCentral } = await otherSystems();
      await connect();
      businessCentral.failure = 'carryOutAndBreakOff';
      const lost = await placeOrder(backend());
      await sendOrders();
      expect(await find(lost.order.number)).toHaveLength(1);
      ahead += minute;
      await sendOrders();
      expect((await find(lost.order.number)).map(({ revision }) => revision)).toEqual([2]);
      businessCentral.failure = 'refuse';
      const refused = await placeOrder(backend());
      await sendOrders();
      businessCentral.failure = 'none';
      expect(await find(refused.order.number)).toEqual([]);
      ahead += 61 * minute;
      await sendOrders();
      expect(await find(refused.order.number)).toHaveLength(1);
    });

    it('has its tokens replaced before they expire', async () => {
      const { businessCentral } = await otherSystems();
      await connect();
      const before = businessCentral.refreshTokens.at(-1);
      ahead += 56 * minute;
      await sendOrders();
      expect(businessCentral.refreshTokens).not.toContain(before);
      const { order } = await placeOrder(backend());
      await sendOrders();
      expect(await find(order.number)).toHaveLength(1);
    });
  });
}
