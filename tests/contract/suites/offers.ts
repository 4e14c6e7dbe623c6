import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerQuotation, listQuotations, showQuotation, withdrawOffer } from '#backend/compositions/operate-offers.ts';
import { cancel } from '#backend/compositions/operate-orders.ts';
import { requests } from '#backend/db/schema/requests.ts';
import { addCustomer, mailsTo } from '#tests/support/customers.ts';
import { answerWithOffer, askForQuotation, dayAfter } from '#tests/support/offers.ts';
import { addLine, type Buyer, complete, makeReady, panelLine } from '#tests/support/orders.ts';
import { freshSender } from '#tests/support/requests.ts';
import type { StartEngine } from './engine.ts';
import { day, usePaying } from './paying.ts';

/** Describes offers: what a shop answers to requests for a quotation, and orders by them. */
export function describeOffers(engine: string, start: StartEngine): void {
  describe(`offers on ${engine}`, () => {
    const paying = usePaying(start);
    const { backend, db, clock, now } = paying;

    const ask = (...of: readonly object[]) => askForQuotation(backend(), of.length > 0 ? of : undefined);
    const answer = (reference: string, terms = {}) => answerWithOffer(backend(), reference, terms, now());
    const offered = async (terms = {}) => await answer(await ask(), terms);
    const readOffer = async (id: string, locale = 'en-GB') => await backend().ask(`/offers/${id}`, { locale });
    const order = async (id: string, buyer: Buyer = {}) => {
      const answered = await backend().ask(`/offers/${id}/order`, { method: 'POST', headers: buyer });
      const token = answered.headers['x-order-token'];
      return { answered, buyer: token === undefined ? buyer : { ...buyer, 'x-order-token': String(token) } };
    };
    const read = async (buyer: Buyer, id = 'current') =>
      (await backend().ask(`/Orders/${id}`, { headers: buyer })).json();
    const setLine = async (buyer: Buyer, lineId: string, body: object) =>
      await backend().ask(`/orders/lines/${lineId}`, { method: 'PUT', body, headers: buyer });
    const place = async (buyer: Buyer) => {
      const placed = await complete(backend(), buyer, await makeReady(backend(), buyer));
      expect(placed.statusCode, placed.body).toBe(200);
      return placed.json();
    };

    it('are made by the shop, mailed to the visitor, and become an order in one step', async () => {
      const sender = freshSender();
      const reference = await askForQuotation(backend(), undefined, sender);
      const [asked] = await listQuotations(db(), 'quiet', now());
      expect(asked).toMatchObject({
        reference,
        currency: 'GBP',
        lines: [{ productId: 'panel', quantity: 12 }],
        offers: [],
      });
      const id = await answer(reference, { note: 'On two pallets.' });
      const mail = (await mailsTo(backend(), Object(sender).email)).find((text) => text.includes('/quotation/offer'));
      expect(mail).toContain(`https://shop.example/quotation/offer?offer=${id}`);
      const shown = (await readOffer(id)).json();
      // Twelve at 70.00 and 20 % of VAT, where the list has 89.95.
      expect(shown).toMatchObject({
        ...{ id, reference, state: 'open', note: 'On two pallets.', currency: 'GBP', validUntil: dayAfter(now(), 7) },
        ...{ totalExcVat: 84_000, totalIncVat: 100_800 },
        lines: [{ productId: 'panel', variantName: 'Moss en', sku: 'PA-MOSS', quantity: 12, priceExcVat: 7000 }],
      });
      expect(JSON.stringify(shown)).not.toContain('Peeters');
      const { answered, buyer } = await order(id);
      expect(answered.json()).toMatchObject({ orderId: expect.stringMatching(/^or-/), lineCount: 1 });
      const cart = await read(buyer);
      expect(cart.lines).toMatchObject([
        { offerId: id, quantity: { current: 12 }, pricing: { priceExcVat: 7000, totalExcVat: 84_000 }, changes: [] },
      ]);
      // Twice changes nothing.
      await order(id, buyer);
      expect((await read(buyer)).lines).toEqual(cart.lines);
      const placed = await place(buyer);
      expect(placed).toMatchObject({ totals: { goodsExcVat: 84_000 }, lines: [{ offerId: id }] });
      expect((await readOffer(id)).json().state).toBe('ordered');
      expect((await order(id)).answered.json().code).toBe('OFFER_NOT_VALID');
      expect((await showQuotation(db(), { reference, shop: 'quiet' }, now())).offers).toMatchObject([
        { id, state: 'ordered', totalExcVat: 84_000 },
      ]);
      // A cancelled order has not used it.
      await cancel(db(), { name: placed.number, shop: 'quiet' }, now());
      expect((await readOffer(id)).json().state).toBe('open');
    });

    it('hold for their configuration in at least their quantity, and for nothing else', async () => {
      const id = await offered();
      const { buyer } = await order(id);
      const [line] = (await read(buyer)).lines;
      const more = (await setLine(buyer, line.id, { quantity: 20 })).json();
      expect(more.lines[0]).toMatchObject({ offerId: id, pricing: { priceExcVat: 7000 } });
      const fewer = (await setLine(buyer, line.id, { quantity: 11 })).json();
      expect(fewer.lines[0]).not.toHaveProperty('offerId');
      expect(fewer.lines[0].pricing.priceExcVat).toBeGreaterThan(7000);
      // Another variant for the price of the offered one.
      const other = (await setLine(buyer, line.id, { quantity: 12, variantId: 'panel-clay' })).json();
      expect(other.lines[0]).toMatchObject({ variantId: 'panel-clay' });
      expect(other.lines[0]).not.toHaveProperty('offerId');
      const back = (await setLine(buyer, line.id, { variantId: 'panel-moss' })).json();
      expect(back.lines[0]).toMatchObject({ offerId: id, pricing: { priceExcVat: 7000 } });
      // The same panels without the offer are a line of their own, at the price of the list.
      const { order: both } = await addLine(backend(), { ...panelLine, quantity: 12 }, buyer);
      expect(both.lines.map(({ offerId, pricing }) => [offerId, pricing.priceExcVat < 7001])).toEqual([
        [id, true],
        [undefined, false],
      ]);
    });

    it('end with their last day, and when the shop withdraws them or makes another', async () => {
      const reference = await ask();
      const id = await answer(reference);
      const { buyer } = await order(id);
      clock.ahead += 8 * day;
      expect((await readOffer(id)).json().state).toBe('expired');
      const [line] = (await read(buyer)).lines;
      expect(line).not.toHaveProperty('offerId');
      // It says so before anything is ordered.
      expect(line.changes).toMatchObject([{ kind: 'priceChanged', before: 7000 }]);
      clock.ahead -= 8 * day;
      const later = await answer(reference, { lines: [{ what: { requested: 1 }, unitPrice: 6500 }] });
      expect((await readOffer(id)).json().state).toBe('withdrawn');
      expect((await readOffer(later)).json()).toMatchObject({ state: 'open', totalExcVat: 12 * 6500 });
      await withdrawOffer(db(), { reference, shop: undefined }, now());
      expect((await order(later)).answered.json().code).toBe('OFFER_NOT_VALID');
      await expect(withdrawOffer(db(), { reference, shop: undefined }, now())).rejects.toThrow('has no offer');
    });

    it('are ordered by once when several carts are placed at the same time', async () => {
      const id = await offered();
      const carts = await Promise.all(
        [1, 2, 3].map(async () => {
          const { buyer } = await order(id);
          return { buyer, seen: await makeReady(backend(), buyer) };
        }),
      );
      const answers = await Promise.all(carts.map(({ buyer, seen }) => complete(backend(), buyer, seen)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
      const lost = answers.findIndex(({ statusCode }) => statusCode === 409);
      expect(answers[lost]?.json().code).toBe('ORDER_CHANGED');
      const { buyer } = carts[lost] ?? { buyer: {} };
      const dear = await read(buyer);
      expect(dear.lines[0].pricing.priceExcVat).toBeGreaterThan(7000);
    });

    it('are of their shop and their currency, and nobody guesses them', async () => {
      const id = await offered();
      expect((await backend().ask(`/offers/${id}`, { shop: 'loud' })).statusCode).toBe(404);
      for (const guess of ['qo-0000000000000000000000', id.toLowerCase(), `${id}x`, '%27%20OR%201=1']) {
        expect((await readOffer(guess)).statusCode).toBe(404);
        expect((await order(guess)).answered.statusCode).toBe(404);
      }
      expect((await readOffer(id, 'nl-NL')).json()).toMatchObject({ state: 'otherCurrency', currency: 'GBP' });
      const euros = await backend().ask(`/offers/${id}/order`, { method: 'POST', locale: 'nl-NL' });
      expect(euros.json().code).toBe('OFFER_NOT_VALID');
      // A cart that goes on in another currency leaves the offer behind.
      const { buyer } = await order(id);
      const inEuros = await backend().ask('/Orders/current', { headers: buyer, locale: 'nl-NL' });
      expect(inEuros.json().lines[0]).not.toHaveProperty('offerId');
    });

    it('are deleted with the request that they answer, and with the account of the visitor', async () => {
      const reference = await ask();
      const id = await answer(reference);
      const { buyer } = await order(id);
      await db().delete(requests).where(eq(requests.reference, reference));
      expect((await readOffer(id)).statusCode).toBe(404);
      expect((await read(buyer)).lines[0].pricing.priceExcVat).toBeGreaterThan(7000);
    });

    it('come along into an account', async () => {
      const id = await offered();
      const guest = await order(id);
      const { authorization } = await addCustomer(backend());
      await backend().ask('/orders/merge', {
        method: 'POST',
        headers: { authorization },
        body: { orderToken: guest.buyer['x-order-token'] },
      });
      expect((await read({ authorization })).lines).toMatchObject([{ offerId: id, pricing: { priceExcVat: 7000 } }]);
    });

    it('that make no sense are refused with what is wrong', async () => {
      const reference = await ask();
      const line = { what: { sku: 'PA-MOSS', quantity: 12 }, unitPrice: 7000 };
      for (const [terms, message] of [
        [{ lines: [] }, 'a line at least'],
        [{ lines: [{ ...line, what: { sku: 'NO-SUCH', quantity: 1 } }] }, 'no article NO-SUCH'],
        [{ lines: [{ ...line, what: { requested: 2 } }] }, 'no line 2'],
        [{ lines: [line, line] }, 'offered twice'],
        [{ lines: [{ ...line, what: { sku: 'PA-MOSS', quantity: 999_999 } }] }, 'cannot be ordered like that'],
        [{ validUntil: dayAfter(now(), -3) }, 'is over'],
        [{ validUntil: 'tomorrow' }, 'is no day'],
      ] as const) {
        await expect(answer(reference, terms)).rejects.toThrow(message);
      }
      const nowhere = { reference: 'OF-2026-999999', shop: undefined };
      await expect(
        answerQuotation(db(), nowhere, { lines: [line], validUntil: dayAfter(now(), 7), note: undefined }, now()),
      ).rejects.toThrow('no request OF-2026-999999');
      expect((await showQuotation(db(), { reference, shop: undefined }, now())).offers).toEqual([]);
    });
  });
}
