import { describe, expect, it } from 'vitest';
import type { SeedData, SeedProduct } from '#backend/seed/seed-data.ts';
import type { Ask } from '#tests/support/backend.ts';
import { addCustomer } from '#tests/support/customers.ts';
import { smallSeed } from '#tests/support/small-seed.ts';
import { slugs, text } from '#tests/support/small-texts.ts';
import { uploadPicture } from '#tests/support/uploads.ts';
import { getOperation } from './contract.ts';
import { type StartEngine, useBackend } from './engine.ts';

const [quiet, ...others] = smallSeed.shops;
const raft = quiet?.products.find(({ key }) => key === 'raft');
if (!quiet || !raft) throw new Error('The small seed has no raft.');

/** The price of a board depends on its area, so it has no unit measure. */
const { measure, ...raftWithoutMeasure } = raft;

/** Sold by the square metre and cut to size; magnets limit the size, and a bevel excludes an engraving. */
const board: SeedProduct = {
  ...raftWithoutMeasure,
  key: 'board',
  slugs: slugs('board'),
  name: text('Board'),
  unit: 'm2',
  variants: [
    { sku: 'BO-30', choices: { thickness: 't30' }, price: { EUR: 3967, GBP: 3479 } },
    { sku: 'BO-50', choices: { thickness: 't50' }, price: { EUR: 6033, GBP: 5292 } },
  ],
  tiers: [
    { max: 4, discountPercent: 0 },
    { min: 5, discountPercent: 6 },
  ],
  quantity: { min: 1, max: 400, step: 1 },
  options: [
    {
      key: 'thickness',
      type: 'Radio',
      name: text('Thickness'),
      values: [
        { key: 't50', name: text('50 mm') },
        { key: 't30', name: text('30 mm') },
      ],
    },
    {
      key: 'hold',
      type: 'DropDown',
      name: text('Hold'),
      values: [
        { key: 'magnets', name: text('Magnets'), surcharge: { EUR: 1240, GBP: 1079 } },
        { key: 'rails', name: text('Rails') },
      ],
    },
    {
      key: 'cut',
      type: 'Dimensions',
      name: text('Size'),
      dimensions: { width: { min: 50, max: 1250, step: 5 }, height: { min: 50, max: 625, step: 5 } },
      surcharge: { EUR: 372, GBP: 327 },
      limits: [{ when: [{ option: 'hold', chosen: ['magnets'] }], width: { max: 1200 } }],
    },
    {
      key: 'words',
      type: 'TextArea',
      name: text('Words'),
      maxLength: 40,
      surcharge: { EUR: 150, GBP: 130 },
      shownWhen: [{ option: 'hold', chosen: ['rails'] }],
    },
    { key: 'plan', type: 'File', name: text('Plan'), surcharge: { EUR: 500, GBP: 450 } },
  ],
};

const seed: SeedData = { shops: [{ ...quiet, products: [...quiet.products, board] }, ...others] };
const day = 24 * 60 * 60 * 1000;

const cut = { type: 'Dimensions', width: 1200, height: 600 } as const;
const magnets = { type: 'DropDown', valueId: 'magnets' } as const;
const rails = { type: 'DropDown', valueId: 'rails' } as const;

/** Describes evaluating, pricing and storing configurations. */
export function describeConfigurator(engine: string, start: StartEngine): void {
  describe(`configurations on ${engine}`, () => {
    let ahead = 0;
    const backend = useBackend(start, { seed, clock: () => new Date(Date.now() + ahead) });
    const ask = (url: string, options: Ask = {}) => backend().ask(url, { locale: 'nl-NL', ...options });
    const configure = async (body: unknown, options: Ask = {}) => {
      const answer = await ask('/Products/board/configure', { method: 'POST', body, ...options });
      expect(getOperation('configureProduct').faultsOf(answer)).toEqual([]);
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    const saved = async (id: string, options: Ask = {}) => {
      const answer = await ask(`/Products/configuration/board?configuration=${id}`, options);
      expect(getOperation('getProductConfiguration').faultsOf(answer)).toEqual([]);
      return answer;
    };

    it('prices a piece by its area, adds what was chosen, and counts the tiers in pieces', async () => {
      const answer = await configure({ quantity: 10, values: { cut, hold: magnets } });
      // 39.67 a square metre, less 6 % from 5 m²; 0.72 m² a piece: 10 of them are 7.2 m².
      expect(answer).toMatchObject({
        valid: true,
        problems: [],
        sku: 'BO-30',
        variantId: 'board-t30',
        unit: 'piece',
        values: { thickness: { type: 'Radio', valueId: 't30' }, cut, hold: magnets },
        parts: [
          { kind: 'base', label: 'Board nl', priceExcVat: 2685 },
          { kind: 'option', optionId: 'hold', label: 'Hold nl', value: 'Magnets nl', priceExcVat: 1240 },
          { kind: 'option', optionId: 'cut', value: '1200 × 600\u00a0mm', priceExcVat: 372, priceIncVat: 450 },
        ],
        pricing: {
          volumeDiscount: [
            { maxQuantity: 6, priceExcludingVat: 2856 + 1612 },
            { minQuantity: 7, priceExcludingVat: 2685 + 1612 },
          ],
          priceExcVat: 4297,
          totalExcVat: 42_970,
          // 21 % of 429.70 is 90.237.
          totalIncVat: 51_994,
        },
      });
      expect(answer).not.toHaveProperty('configurationId');
      expect(answer).not.toHaveProperty('choices');
    });

    it('prices by the square metre what is not cut, with the VAT and currency of the reader', async () => {
      expect(await configure({ quantity: 5, values: {} }, { locale: 'en-GB' })).toMatchObject({
        unit: 'm2',
        // 34.79 less 6 %, 20 % VAT.
        parts: [{ kind: 'base', priceExcVat: 3270, priceIncVat: 3924 }],
        pricing: { currency: 'GBP', vatPercentage: 20, totalExcVat: 16_350, totalIncVat: 19_620 },
      });
    });

    it('validates and prices an incomplete configuration, with the state of each option', async () => {
      const sent = { cut: { ...cut, width: 1250 }, hold: magnets, words: { type: 'TextArea', text: 'Hello' } };
      expect(await configure({ quantity: 401, values: sent, save: true })).toMatchObject({
        valid: false,
        problems: [
          { optionId: 'cut', pointer: '/values/cut/width', rule: 'maximum', limit: 1200 },
          { pointer: '/quantity', rule: 'maximum', limit: 400 },
        ],
        values: { hold: magnets },
        states: [
          { optionId: 'thickness', shown: true, required: true },
          { optionId: 'hold', shown: true, required: false },
          { optionId: 'cut', shown: true, required: false, width: { minimum: 50, maximum: 1200 } },
          { optionId: 'words', shown: false, required: false },
          { optionId: 'plan', shown: true, required: false },
        ],
        unit: 'm2',
        parts: [{ priceExcVat: 3729 }, { optionId: 'hold', priceExcVat: 1240 }],
      });
    });

    it('asks for the VAT of the country that the order in progress goes to', async () => {
      const { authorization, customerId } = await addCustomer(backend());
      const { pool } = backend().backend.database;
      await pool.query(
        `insert into orders (shop_id, id, customer_id, state, locale, country, currency, created_at, changed_at)
          values ('quiet', 'or-vat', $1, 'Cart', 'nl-NL', 'DE', 'EUR', now(), now())`,
        [customerId],
      );
      const body = { quantity: 1, values: {} };
      expect(await configure(body, { headers: { authorization } })).toMatchObject({
        pricing: { vatPercentage: 19, currency: 'EUR', priceExcVat: 3967, priceIncVat: 4721 },
      });
      expect(await configure(body)).toMatchObject({ pricing: { vatPercentage: 21 } });
    });

    it('starts from the variant that is named, unless an option says otherwise', async () => {
      expect(await configure({ variantId: 'board-t50', values: {} })).toMatchObject({ sku: 'BO-50' });
      const values = { thickness: { type: 'Radio', valueId: 't30' } };
      expect(await configure({ variantId: 'board-t50', values })).toMatchObject({ sku: 'BO-30' });
      expect(await configure({ values: {} })).toMatchObject({ sku: 'BO-30' });
    });

    it('answers what the default choice costs, and the rules, with what can be chosen', async () => {
      expect(await backend().read('/Products/configuration/board', { locale: 'de-DE' })).toMatchObject({
        quantity: { minimum: 1, maximum: 400, step: 1, default: 1 },
        options: [
          {
            id: 'thickness',
            values: [
              { id: 't50', isDefault: false },
              { id: 't30', isDefault: true },
            ],
          },
          { id: 'hold' },
          {
            id: 'cut',
            limits: [{ when: [{ kind: 'chosen', optionId: 'hold', valueIds: ['magnets'] }], width: { maximum: 1200 } }],
          },
          { id: 'words', shownWhen: [{ kind: 'chosen', optionId: 'hold', valueIds: ['rails'] }] },
          { id: 'plan' },
        ],
        pricing: { priceExcVat: 3967, priceIncVat: 4721 },
      });
    });

    it('stores the same choice under one identifier, and returns it to anybody', async () => {
      const body = { quantity: 3, save: true, values: { hold: rails, cut, words: { type: 'TextArea', text: 'Ruhe' } } };
      const first = await configure(body);
      expect(first.configurationId).toMatch(/^cf-[A-Za-z0-9_-]{16}$/);
      const { values } = body;
      const again = await configure({ ...body, values: { words: values.words, cut: values.cut, hold: values.hold } });
      expect(again.configurationId).toBe(first.configurationId);
      const other = await configure({ ...body, quantity: 4 });
      expect(other.configurationId).not.toBe(first.configurationId);
      const read = await saved(first.configurationId, { locale: 'de-DE' });
      expect(read.json().configuration).toMatchObject({
        configurationId: first.configurationId,
        valid: true,
        values: first.values,
        pricing: { quantity: { current: 3 }, vatPercentage: 19, priceExcVat: first.pricing.priceExcVat },
      });
      const priced = await backend().read('/Products/board/quantity', {
        method: 'PUT',
        body: { quantity: 7, configurationId: first.configurationId },
        locale: 'nl-NL',
      });
      expect(priced).toMatchObject({ priceExcVat: 2685 + 372 + 150, totalExcVat: 7 * (2685 + 372 + 150) });
      const thicker = await backend().read('/Products/board/quantity', {
        method: 'PUT',
        body: { quantity: 1, configurationId: first.configurationId, variantId: 'board-t50' },
        locale: 'nl-NL',
      });
      // 60.33 times 0.72.
      expect(thicker).toMatchObject({ priceExcVat: 4344 + 372 + 150 });
      for (const url of ['/Products/configuration/raft', '/Products/configuration/panel']) {
        const elsewhere = await ask(`${url}?configuration=${first.configurationId}`);
        expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, 'CONFIGURATION_NOT_FOUND']);
      }
    });

    it('deletes a configuration 365 days after its last use', async () => {
      const { configurationId } = await configure({ quantity: 2, save: true, values: { hold: rails } });
      const statusAfter = async (days: number) => {
        ahead = days * day;
        await backend().backend.accounts.expiry.wake();
        const { statusCode } = await saved(configurationId);
        return statusCode;
      };
      try {
        expect([await statusAfter(364), await statusAfter(364 + 364)]).toEqual([200, 200]);
        expect(await statusAfter(364 + 364 + 366)).toBe(404);
      } finally {
        ahead = 0;
      }
    });

    it('accepts a file only from its owner, and gives nobody else access by a link', async () => {
      const { authorization } = await addCustomer(backend());
      const mine = await uploadPicture(backend(), { authorization });
      const theirs = await uploadPicture(backend());
      const values = (fileId: string) => ({ plan: { type: 'File', fileId } });
      expect(await configure({ values: values(theirs.fileId) }, { headers: { authorization } })).toMatchObject({
        valid: false,
        problems: [{ optionId: 'plan', pointer: '/values/plan/fileId', rule: 'fileUnknown' }],
        values: { thickness: {} },
        pricing: { priceExcVat: 3967 },
      });
      const guest = await configure({ values: values(theirs.fileId) }, { headers: theirs.owner });
      expect(guest).toMatchObject({ valid: true, pricing: { priceExcVat: 4467 } });
      const kept = await configure({ values: values(mine.fileId), save: true }, { headers: { authorization } });
      expect(kept).toMatchObject({ valid: true, parts: [{}, { optionId: 'plan', value: 'wall.jpg' }] });
      const own = await saved(kept.configurationId, { headers: { authorization } });
      expect(own.json().configuration).toMatchObject({ valid: true, values: values(mine.fileId) });
      const strange = await saved(kept.configurationId);
      expect(strange.json().configuration).toMatchObject({
        valid: false,
        problems: [{ optionId: 'plan', rule: 'fileUnknown' }],
      });
      expect(strange.body).not.toContain(mine.url);
    });

    it('says of a configuration that was saved that the product can no longer be had like that', async () => {
      const { configurationId } = await configure({ save: true, values: { hold: rails } });
      const { pool } = backend().backend.database;
      await pool.query(`update option_values set id = 'tracks' where product_id = 'board' and id = 'rails'`);
      try {
        const { configuration } = (await saved(configurationId)).json();
        expect(configuration).toMatchObject({
          valid: false,
          problems: [{ optionId: 'hold', pointer: '/values/hold/valueId', rule: 'unknownValue' }],
        });
      } finally {
        await pool.query(`update option_values set id = 'rails' where product_id = 'board' and id = 'tracks'`);
      }
    });
  });
}
