import { describe, expect, it } from 'vitest';
import { advance } from '#backend/compositions/operate-orders.ts';
import { listReviews, publishReview, refuseReview } from '#backend/reviews/decide-reviews.ts';
import { addCustomer, freshEmail, mailKindsTo, mailsTo, testPassword } from '#tests/support/customers.ts';
import { addLine, type Buyer, freshKey, makeReady, panelLine, privateDetails } from '#tests/support/orders.ts';
import type { StartEngine } from './engine.ts';
import { day, usePaying } from './paying.ts';

const said = {
  stars: 4,
  title: 'Calls have become quiet',
  text: 'They hang level.\nThe glue needs a day.',
  name: 'Marieke',
};

/** Describes what customers say of products, and how a shop decides about it. */
export function describeReviews(engine: string, start: StartEngine): void {
  describe(`reviews on ${engine}`, () => {
    const paying = usePaying(start);
    const { backend, db, clock, now } = paying;

    const place = async (known: Buyer = {}, email = freshEmail(), inviteToReview = false) => {
      const { buyer } = await addLine(backend(), panelLine, known);
      const ready = await makeReady(backend(), buyer, { ...privateDetails, email });
      const answer = await backend().ask('/Orders/complete', {
        method: 'POST',
        body: { version: ready.version, termsAccepted: true, ...(inviteToReview && { inviteToReview }) },
        headers: { ...buyer, 'idempotency-key': freshKey(), 'x-mail-link': 'https://shop.example/order-status' },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      const order = answer.json();
      const [{ productId }] = order.lines;
      return { id: String(order.id), productId: String(productId), buyer, email, number: String(order.number) };
    };
    type Placed = Awaited<ReturnType<typeof place>>;
    const deliver = async ({ number }: Placed) => {
      const name = { name: number, shop: undefined };
      for (const state of ['Paid', 'InProduction', 'Shipped', 'Completed'] as const) {
        await advance(db(), name, state, now());
      }
    };
    const placeDelivered = async (...of: Parameters<typeof place>) => {
      const placed = await place(...of);
      await deliver(placed);
      return placed;
    };
    const write = async ({ id, buyer, productId }: Placed, body: object = said, product = productId) =>
      await backend().ask(`/orders/${id}/reviews/${product}`, { method: 'PUT', headers: buyer, body });
    const read = async ({ id, buyer }: Placed) => await backend().ask(`/orders/${id}/reviews`, { headers: buyer });
    const shown = async ({ productId }: Placed, query = '', locale = 'en-GB') =>
      (await backend().ask(`/catalogue/products/${productId}/reviews${query}`, { locale })).json();
    const waitingOf = async (placed: Placed) =>
      (await listReviews(db(), { shop: 'quiet', state: undefined })).filter(({ order }) => order === placed.number);
    const publish = async (placed: Placed) => {
      const [{ id = '' } = {}] = await waitingOf(placed);
      return await publishReview(db(), id, now());
    };

    it('are written once a product has been delivered, and seen once the shop has published them', async () => {
      const placed = await place();
      expect((await read(placed)).json()).toEqual({ items: [] });
      expect((await write(placed)).json()).toMatchObject({ status: 409, code: 'REVIEW_NOT_POSSIBLE' });
      await deliver(placed);
      const { items } = (await read(placed)).json();
      expect(items).toMatchObject([{ productId: placed.productId }]);
      expect(items[0]).not.toHaveProperty('review');
      expect((await write(placed, said, 'raft')).json().code).toBe('REVIEW_NOT_POSSIBLE');
      const before = (await shown(placed)).total;
      expect((await write(placed)).json()).toEqual({ ...said, state: 'waiting' });
      expect((await shown(placed)).total).toBe(before);
      expect(await publish(placed)).toMatchObject({ ...said, state: 'published', order: placed.number });
      const list = await shown(placed);
      expect(list).toMatchObject({ total: before + 1, rating: { best: 5, count: before + 1 } });
      expect(list.items[0]).toMatchObject({ ...said, locale: 'en-GB', writtenOn: expect.stringMatching(/^\d{4}-/) });
      // Nothing of the order or its buyer.
      expect(Object.keys(list.items[0]).sort()).toEqual(
        ['id', 'locale', 'name', 'stars', 'text', 'title', 'writtenOn'].sort(),
      );
    });

    it('are replaced by what their author writes later, which waits to be read again', async () => {
      const placed = await placeDelivered();
      await write(placed);
      await publish(placed);
      const { total } = await shown(placed);
      const later = { stars: 2, text: 'After a year, two have fallen down.', name: 'M.' };
      const [{ id: old = '' } = {}] = await listReviews(db(), { shop: 'quiet', state: 'published' }).then((all) =>
        all.filter(({ order }) => order === placed.number),
      );
      expect((await write(placed, later)).json()).toEqual({ ...later, state: 'waiting' });
      // What an operator has read is gone: they cannot publish words that they have not seen.
      expect(old).toMatch(/^rv-/);
      await expect(publishReview(db(), old, now())).rejects.toThrow(`no review ${old}`);
      expect((await shown(placed)).total).toBe(total - 1);
      const [{ id = '' } = {}] = await waitingOf(placed);
      await refuseReview(db(), id, 'Names a neighbour.', now());
      expect((await read(placed)).json().items[0].review).toEqual({
        ...later,
        state: 'refused',
        refusal: 'Names a neighbour.',
      });
      // A decision can be changed.
      await publishReview(db(), id, now());
      expect((await read(placed)).json().items[0].review).toEqual({ ...later, state: 'published' });
      await expect(publishReview(db(), 'rv-none', now())).rejects.toThrow('no review rv-none');
    });

    it('come with their average, those in the language of the visitor first, the newest of each first', async () => {
      const first = await placeDelivered();
      await write(first, { ...said, stars: 5 });
      const early = await publish(first);
      clock.ahead += day;
      const second = await placeDelivered();
      const dutch = await backend().ask(`/orders/${second.id}/reviews/${second.productId}`, {
        method: 'PUT',
        headers: second.buyer,
        body: { stars: 1, text: 'Te dun.', name: 'Tom' },
        locale: 'nl-NL',
      });
      expect(dutch.statusCode, dutch.body).toBe(200);
      const late = await publish(second);
      const ids = async (locale: string) =>
        (await shown(first, '?pageSize=100', locale)).items.map(({ id }: { id: string }) => id);
      const inEnglish = await ids('en-GB');
      expect(inEnglish[0]).toBe(early.id);
      expect(inEnglish.at(-1)).toBe(late.id);
      expect((await ids('nl-NL'))[0]).toBe(late.id);
      const { items, rating } = await shown(first, '?pageSize=100');
      const average = items.reduce((sum: number, { stars }: { stars: number }) => sum + stars, 0) / items.length;
      expect(rating.score).toBeCloseTo(average, 1);
      const second1 = await shown(first, '?pageSize=1&page=2');
      expect(second1).toMatchObject({ page: 2, pages: rating.count, items: [{ id: inEnglish[1] }] });
    });

    it('are written by nobody but the buyer, whom the order tells by its token or session', async () => {
      const customer = await addCustomer(backend());
      const placed = await placeDelivered({ authorization: customer.authorization });
      const stranger = await addCustomer(backend());
      const other = await placeDelivered();
      for (const buyer of [{}, { authorization: stranger.authorization }, other.buyer]) {
        expect((await write({ ...placed, buyer })).json().code).toBe('ORDER_NOT_FOUND');
        expect((await read({ ...placed, buyer })).json().code).toBe('ORDER_NOT_FOUND');
      }
      expect((await write(placed)).statusCode).toBe(200);
      expect((await read(placed)).json().items[0].review).toMatchObject(said);
    });

    it('are refused with what is no review', async () => {
      const placed = await placeDelivered();
      for (const wrong of [
        { stars: 0 },
        { stars: 6 },
        { stars: 4.5 },
        { stars: '5' },
        { text: '' },
        { text: 'x'.repeat(2001) },
        { text: 'bell \u0007' },
        { title: 'two\nlines' },
        { name: '' },
        { name: 'x'.repeat(61) },
        { state: 'published' },
      ]) {
        const answer = await write(placed, { ...said, ...wrong });
        expect(answer.json().code, JSON.stringify(wrong)).toBe('VALIDATION_FAILED');
      }
      expect(await waitingOf(placed)).toEqual([]);
    });

    it('are one for each product of an order, also when they are sent at once', async () => {
      const placed = await placeDelivered();
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => write(placed, { ...said, text: `Text ${index}` })),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      expect(await waitingOf(placed)).toHaveLength(1);
    });

    it('are asked for by mail a week after the delivery, of those who want it and have written none', async () => {
      const [wants, wantsNot, wrote] = [
        await place({}, undefined, true),
        await place(),
        await place({}, undefined, true),
      ];
      for (const placed of [wants, wantsNot, wrote]) await deliver(placed);
      await write(wrote);
      const invited = async ({ email }: Placed) => (await mailKindsTo(backend(), email)).includes('reviewInvitation');
      expect(await invited(wants)).toBe(false);
      clock.ahead += 6 * day;
      expect(await invited(wants)).toBe(false);
      clock.ahead += 2 * day;
      expect([await invited(wants), await invited(wantsNot), await invited(wrote)]).toEqual([true, false, false]);
      const link = /https?:\/\/\S+token=\S+/.exec((await mailsTo(backend(), wants.email)).at(-1) ?? '')?.[0] ?? '';
      const { searchParams } = new URL(link);
      expect(Object.fromEntries(searchParams)).toMatchObject({ view: 'reviews', order: wants.id });
      // The token of the mail is enough to write.
      const buyer = { 'x-order-token': searchParams.get('token') ?? '' };
      expect((await write({ ...wants, buyer })).statusCode).toBe(200);
    });

    it('are among what a customer takes along, and go with the account', async () => {
      const customer = await addCustomer(backend());
      const { authorization } = customer;
      const placed = await placeDelivered({ authorization });
      await write(placed);
      const published = await publish(placed);
      const ids = async () => (await shown(placed, '?pageSize=100')).items.map(({ id }: { id: string }) => id);
      expect(await ids()).toContain(published.id);
      const taken = await backend().ask('/me?include=everything', { headers: { authorization } });
      expect(taken.json().everything.reviews).toMatchObject([
        { ...said, orderNumber: placed.number, state: 'published' },
      ]);
      const removed = await backend().ask('/me', {
        method: 'DELETE',
        headers: { authorization },
        body: { currentPassword: testPassword, confirmation: 'DELETE' },
      });
      expect(removed.statusCode, removed.body).toBe(204);
      expect(await ids()).not.toContain(published.id);
    });
  });
}
