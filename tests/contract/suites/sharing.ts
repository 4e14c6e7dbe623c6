import { describe, expect, it } from 'vitest';
import type { Ask } from '#tests/support/backend.ts';
import type { Uploader } from '#tests/support/uploads.ts';
import { getOperation } from './contract.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';

const words = 'For Anna and Jan';

/** Describes shared saved items. */
export function describeSharing(engine: string, start: StartEngine): void {
  describe(`a shared item on ${engine}`, () => {
    const backend = useSharedBackend(start);
    const ask = (url: string, options: Ask = {}) => backend().ask(url, options);
    const save = async () => {
      const body = {
        kind: 'ConfiguredProduct',
        productId: 'panel',
        variantId: 'panel-clay',
        quantity: 2,
        title: words,
        text: words,
        values: { label: { type: 'Checkbox', checked: true } },
      };
      const answer = await ask('/Storage', { method: 'POST', body });
      const owner: Uploader = { 'x-order-token': String(answer.headers['x-order-token']) };
      return { id: String(answer.json().id), owner };
    };
    const share = (id: string, owner: Uploader) => ask(`/Storage/${id}/share`, { method: 'POST', headers: owner });

    it('shows anybody the configuration, its picture and the price of today, and nothing of its owner', async () => {
      const { id, owner } = await save();
      const shared = await share(id, owner);
      expect(getOperation('shareStorageItem').faultsOf(shared)).toEqual([]);
      expect(shared.json().id).toMatch(/^sh-[A-Za-z0-9_-]{22}$/);
      const read = await ask(shared.json().path, { locale: 'nl-NL' });
      expect(getOperation('getSharedItem').faultsOf(read)).toEqual([]);
      expect(read.json()).toMatchObject({
        kind: 'ConfiguredProduct',
        product: { id: 'panel', available: true, variantId: 'panel-clay' },
        choices: expect.arrayContaining([expect.objectContaining({ optionId: 'label' })]),
        image: { formats: expect.any(Array) },
        price: { currency: 'EUR', quantity: 2 },
      });
      expect(read.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      for (const personal of [words, id, owner['x-order-token'] ?? '']) expect(read.body).not.toContain(personal);
      expect((await ask(shared.json().path, { shop: 'loud', locale: 'nl-NL' })).statusCode).toBe(404);
    });

    it('links to the configuration, without the texts of its owner', async () => {
      const values = { label: { type: 'Checkbox', checked: true }, remark: { type: 'TextArea', text: words } };
      const saved = await ask('/Storage', {
        method: 'POST',
        body: {
          kind: 'ConfiguredProduct',
          productId: 'panel',
          variantId: 'panel-clay',
          quantity: 3,
          title: 'A',
          values,
        },
      });
      const { path } = (
        await share(saved.json().id, { 'x-order-token': String(saved.headers['x-order-token']) })
      ).json();
      const { configurationId } = (await ask(path)).json();
      const opened = await ask(`/Products/configuration/panel?configuration=${configurationId}`);
      expect(opened.statusCode, opened.body).toBe(200);
      expect(opened.json().configuration).toMatchObject({
        variantId: 'panel-clay',
        values: { label: { type: 'Checkbox', checked: true } },
        pricing: { quantity: { current: 3 } },
      });
      expect(opened.body).not.toContain(words);
    });

    it('keeps its address until the sharing ends, and then has another one', async () => {
      const { id, owner } = await save();
      const [first, second] = await Promise.all([share(id, owner), share(id, owner)]);
      expect(second.json()).toEqual(first.json());
      expect((await ask(`/Storage/${id}`, { headers: owner })).json()).toMatchObject({ shareId: first.json().id });
      const ended = await ask(`/Storage/${id}/share`, { method: 'DELETE', headers: owner });
      expect(ended.statusCode).toBe(204);
      expect((await ask(first.json().path)).statusCode).toBe(404);
      const again = await share(id, owner);
      expect(again.json().id).not.toBe(first.json().id);
      expect((await ask(first.json().path)).statusCode).toBe(404);
      expect((await ask(again.json().path)).statusCode).toBe(200);
    });

    it('is private from the moment it is removed, and stays so when it is restored', async () => {
      const { id, owner } = await save();
      const { path } = (await share(id, owner)).json();
      await ask(`/Storage/${id}`, { method: 'DELETE', headers: owner });
      expect((await ask(path)).statusCode).toBe(404);
      expect((await share(id, owner)).statusCode).toBe(404);
    });

    it('is never a note, and never somebody else’s', async () => {
      const { id, owner } = await save();
      const note = await ask('/Storage', { method: 'POST', headers: owner, body: { kind: 'Note', title: words } });
      expect((await share(note.json().id, owner)).statusCode).toBe(404);
      const other = await save();
      for (const headers of [{}, other.owner]) {
        expect((await share(id, headers)).statusCode).toBe(404);
        const ended = await ask(`/Storage/${id}/share`, { method: 'DELETE', headers });
        expect(ended.statusCode).toBe(404);
      }
    });
  });
}
