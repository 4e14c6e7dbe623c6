import { describe, expect, it } from 'vitest';
import { issueOrderToken } from '#backend/order-rows/order-tokens.ts';
import type { Ask } from '#tests/support/backend.ts';
import { addCustomer, freshEmail, mailsTo, testPassword, tokenIn } from '#tests/support/customers.ts';
import { addLine, type Buyer, panelLine, placeOrder } from '#tests/support/orders.ts';
import { times } from '#tests/support/soak.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';

/** Number of rounds of concurrent requests for the same rows. */
const rounds = times(6, 200);

/** Describes how a guest's saved items and cart are merged into an account. */
export function describeTakeOver(engine: string, start: StartEngine): void {
  describe(`what a guest has on ${engine}`, () => {
    const backend = useSharedBackend(start);
    const post = (url: string, body: unknown, headers: Ask['headers'] = {}) =>
      backend().ask(url, { method: 'POST', body, headers });
    const register = (email: string, headers: Buyer = {}) =>
      post(
        '/Registration',
        {
          customerType: 'Private',
          email,
          password: testPassword,
          termsAccepted: true,
          firstName: 'Sanne',
          lastName: 'de Vries',
        },
        headers,
      );
    const confirm = async (email: string, headers: Buyer = {}) => {
      const [mail] = await mailsTo(backend(), email);
      return await post('/Registration/verify', { token: tokenIn(mail) }, headers);
    };
    const login = async (email: string, headers: Buyer = {}): Promise<Buyer> => {
      const answer = await post('/auth/login', { email, password: testPassword }, headers);
      expect(answer.statusCode, answer.body).toBe(200);
      return { authorization: `Bearer ${answer.json().token}` };
    };
    const saveNote = async (title: string, headers: Buyer) =>
      expect((await post('/Storage', { kind: 'Note', title }, headers)).statusCode).toBe(201);
    const arrive = async (...titles: string[]): Promise<Buyer> => {
      const { buyer } = await addLine(backend());
      for (const title of titles) await saveNote(title, buyer);
      return buyer;
    };
    const savedBy = async (headers: Buyer): Promise<string[]> => {
      const answer = await backend().ask('/Storage?pageSize=100', { headers });
      return answer.json().items.map(({ title }: { title: string }) => title);
    };
    /** Quantities of the lines; empty without an order. */
    const getCart = async (headers: Buyer): Promise<number[]> => {
      const answer = await backend().ask('/Orders/current', { headers });
      if (answer.statusCode === 404) return [];
      return answer.json().lines.map(({ quantity }: { quantity: { current: number } }) => quantity.current);
    };

    it('is theirs after they have registered, wherever they open the mail, once they log in where they saved it', async () => {
      const guest = await arrive('Office', 'Hall');
      const email = freshEmail();
      await register(email, guest);
      expect((await confirm(email)).statusCode).toBe(204);
      const elsewhere = await login(email);
      expect([await savedBy(elsewhere), await getCart(elsewhere)]).toEqual([[], []]);
      expect([await savedBy(guest), await getCart(guest)]).toEqual([['Office', 'Hall'], [1]]);
      const here = await login(email, guest);
      for (const own of [here, elsewhere]) expect(await savedBy(own)).toEqual(['Office', 'Hall']);
      expect(await getCart(elsewhere)).toEqual([1]);
      expect([await savedBy(guest), await getCart(guest)]).toEqual([[], []]);
    });

    it('is not brought into the account of somebody whose address was registered by another', async () => {
      const attacker = await arrive('Look at this');
      const email = freshEmail();
      await register(email, attacker);
      // The owner of the address may confirm it in a browser with another cart.
      const victim = await arrive('My own');
      expect((await confirm(email, victim)).statusCode).toBe(204);
      expect(await savedBy(await login(email, victim))).toEqual(['My own']);
      expect([await savedBy(attacker), await getCart(attacker)]).toEqual([['Look at this'], [1]]);
    });

    it('stays where it is for a login that fails, and for tokens that name no guest', async () => {
      const guest = await arrive('Mine');
      const customer = await addCustomer(backend());
      const unverified = await addCustomer(backend(), { state: 'Unverified' });
      const wrong = { email: customer.email, password: 'Wrong&Wrong1' };
      expect((await post('/auth/login', wrong, guest)).statusCode).toBe(401);
      const early = { email: unverified.email, password: testPassword };
      expect((await post('/auth/login', early, guest)).json().code).toBe('ACCOUNT_UNVERIFIED');
      const { order, buyer } = await placeOrder(backend());
      await saveNote('Of the buyer', buyer);
      const { db } = backend().backend.database;
      const mailed = await issueOrderToken(db, { shopId: 'quiet', orderId: order.id }, new Date());
      const own = await login(customer.email, { 'x-order-token': mailed });
      const merged = await post('/orders/merge', { orderToken: mailed }, own);
      expect([merged.statusCode, merged.json().code]).toEqual([404, 'ORDER_NOT_FOUND']);
      expect([await savedBy(own), await getCart(own)]).toEqual([[], []]);
      expect([await savedBy(guest), await savedBy(buyer)]).toEqual([['Mine'], ['Of the buyer']]);
    });

    it('goes along between hosts where they have saved something and put nothing into a cart', async () => {
      const answer = await post('/Storage', { kind: 'Note', title: 'Only saved' });
      const orderToken = String(answer.headers['x-order-token']);
      const here = await arrive('Here');
      expect((await post('/orders/merge', { orderToken }, here)).json()).toEqual({
        linesTaken: 0,
        lines: 1,
        capped: false,
      });
      expect(await savedBy(here)).toEqual(['Here', 'Only saved']);
    });

    it(`is neither lost nor doubled when two take each other over ${rounds} times while both are in use`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const [one, two] = [await arrive('One'), await arrive('Two')];
        const [of, into] = [one['x-order-token'], two['x-order-token']];
        const answers = await Promise.all([
          post('/orders/merge', { orderToken: into }, one),
          post('/orders/merge', { orderToken: of }, two),
          post('/orders/lines', { productId: 'raft', quantity: 1 }, one),
          post('/orders/lines', { ...panelLine, quantity: 2 }, two),
          post('/Storage', { kind: 'Note', title: 'Late' }, one),
        ]);
        for (const { statusCode, body } of answers) expect([200, 201, 404, 409], body).toContain(statusCode);
        const saved = [...(await savedBy(one)), ...(await savedBy(two))];
        expect(saved.sort()).toEqual(['Late', 'One', 'Two']);
        const units = [...(await getCart(one)), ...(await getCart(two))].reduce((sum, count) => sum + count, 0);
        expect(units).toBe(5);
      }
    }, 300_000);

    it('does not block deleting an account during a login and an order', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { email, authorization } = await addCustomer(backend());
        await addLine(backend(), panelLine, { authorization });
        const guest = await arrive('Mine');
        const body = { currentPassword: testPassword, confirmation: 'DELETE' };
        const [deleted, logged, added] = await Promise.all([
          backend().ask('/me', { method: 'DELETE', body, headers: { authorization } }),
          post('/auth/login', { email, password: testPassword }, guest),
          post('/orders/lines', { ...panelLine, quantity: 2 }, { authorization }),
        ]);
        expect(deleted.statusCode, deleted.body).toBe(204);
        for (const { statusCode, body: text } of [logged, added]) expect([200, 201, 401], text).toContain(statusCode);
      }
    }, 300_000);
  });
}
