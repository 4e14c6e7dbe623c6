import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stock } from '#backend/db/schema/stock.ts';
import { variantPrices } from '#backend/db/schema/variants.ts';
import type { Ask } from '#tests/support/backend.ts';
import type { Uploader } from '#tests/support/uploads.ts';
import { getOperation } from './contract.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';

/** Describes saved products with their current prices and options. */
export function describeSavedItems(engine: string, start: StartEngine): void {
  describe(`saved products on ${engine}`, () => {
    const backend = useSharedBackend(start);
    const ask = (url: string, options: Ask = {}) => backend().ask(url, { locale: 'nl-NL', ...options });
    const save = async (item: Readonly<Record<string, unknown>>) => {
      const body = { kind: 'ConfiguredProduct', productId: 'panel', variantId: 'panel-moss', quantity: 2, ...item };
      const answer = await ask('/Storage', { method: 'POST', body });
      expect(answer.statusCode, answer.body).toBe(201);
      const owner: Uploader = { 'x-order-token': String(answer.headers['x-order-token']) };
      return { item: answer.json(), owner };
    };
    const evaluate = async (owner: Uploader) => {
      const answer = await ask('/Storage/validate', { method: 'POST', headers: owner, body: {} });
      expect(getOperation('validateStorageItems').faultsOf(answer)).toEqual([]);
      return answer.json().items;
    };

    it('say in words what was chosen, and show the variant', async () => {
      const { item, owner } = await save({
        variantId: 'panel-clay',
        values: { label: { type: 'Checkbox', checked: true } },
      });
      const read = await ask(`/Storage/${item.id}`, { headers: owner });
      expect(getOperation('getStorageItem').faultsOf(read)).toEqual([]);
      const { choices, image } = read.json();
      expect(choices).toContainEqual(expect.objectContaining({ optionId: 'label' }));
      expect(image).toBeDefined();
    });

    it('can be ordered at the current price, and show the earlier one', async () => {
      const { item, owner } = await save({ values: { label: { type: 'Checkbox', checked: true } } });
      // 99.95 and 10.00 for the label, twice.
      const pricing = { priceExcVat: 10_995, totalExcVat: 21_990 };
      expect(await evaluate(owner)).toMatchObject([
        { id: item.id, orderable: true, problems: [], changes: [], pricing },
      ]);
      const { db } = backend().backend.database;
      const isMoss = and(eq(variantPrices.variantId, 'panel-moss'), eq(variantPrices.currency, 'EUR'));
      await db.update(variantPrices).set({ priceExcVat: 10_495 }).where(isMoss);
      const dearer = await evaluate(owner);
      await db.update(variantPrices).set({ priceExcVat: 9995 }).where(isMoss);
      expect(dearer).toMatchObject([
        { orderable: true, changes: [{ kind: 'priceChanged', before: 10_995, after: 11_495 }] },
      ]);
    });

    it('cannot be ordered with what breaks a rule, nor beyond what is in stock', async () => {
      const broken = await save({ values: { holes: { type: 'Number', number: 9 } } });
      const [verdict] = await evaluate(broken.owner);
      expect(verdict).toMatchObject({ orderable: false, problems: [{ optionId: 'holes', rule: 'maximum' }] });
      expect(verdict.pricing).toBeUndefined();
      const { owner } = await save({});
      const { db } = backend().backend.database;
      await db.insert(stock).values({ shopId: 'quiet', variantId: 'panel-moss', available: 1 });
      const limited = await evaluate(owner);
      const asked = { variantId: 'panel-moss', values: {} };
      const configured = await Promise.all(
        [1, 2].map((quantity) => ask('/Products/panel/configure', { method: 'POST', body: { ...asked, quantity } })),
      );
      await db.update(stock).set({ available: 0 });
      const soldOut = await evaluate(owner);
      await db.delete(stock);
      expect(limited).toMatchObject([{ orderable: false, changes: [{ kind: 'quantityLimited', after: 1 }] }]);
      expect(soldOut).toMatchObject([{ orderable: false, changes: [{ kind: 'soldOut', after: 0 }] }]);
      expect(configured.map((answer) => answer.json().inStock)).toEqual([true, false]);
    });

    it('that are notes can never be ordered, and lack nothing', async () => {
      const note = await ask('/Storage', { method: 'POST', body: { kind: 'Note', title: 'Measure the hall' } });
      const owner = { 'x-order-token': String(note.headers['x-order-token']) };
      expect(await evaluate(owner)).toEqual([{ id: note.json().id, orderable: false, problems: [], changes: [] }]);
    });
  });
}
