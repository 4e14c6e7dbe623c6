import { describe, expect, it } from 'vitest';
import { type Ask, testServiceKey } from '#tests/support/backend.ts';
import { addCustomer } from '#tests/support/customers.ts';
import { otherSystems } from '#tests/support/other-systems.ts';
import { getOperation } from './contract.ts';
import { type StartEngine, useBackend } from './engine.ts';

const id = (last: number) => `5b1f0c52-0f7e-4d0c-9f3a-2f6f0f5f2a1${last}`;

/** Describes the comparison with the products of Elfsquad. */
export function describeElfsquad(engine: string, start: StartEngine): void {
  describe(`the products of Elfsquad on ${engine}`, () => {
    let ahead = 0;
    const backend = useBackend(start, { clock: () => new Date(Date.now() + ahead) });
    const list = async (options: Ask = {}) => {
      const headers = { 'x-service-key': testServiceKey };
      const answer = await backend().ask('/Diagnostics/elfsquad/products', { headers, ...options });
      expect(getOperation('listElfsquadProducts').faultsOf(answer)).toEqual([]);
      return answer;
    };

    it('are matched with ours by SKU: in both, differing, only there, only here', async () => {
      const { elfsquad } = await otherSystems();
      elfsquad.features = [
        { id: id(1), name: 'Panel en', articleCode: 'PA-MOSS', salesPrice: 99.95 },
        { id: id(2), name: 'Panel clay', articleCode: 'pa-clay', salesPrice: 120 },
        { id: id(3), name: 'Stage curtain', articleCode: 'SC-1', salesPrice: 10 },
        { id: id(4), name: 'A note', articleCode: null, salesPrice: null },
      ];
      ahead += 6 * 60_000;
      const { items, onlyHere, total } = (await list()).json();
      expect(total).toBe(4);
      const byId = new Map(items.map((item: { elfsquadId: string }) => [item.elfsquadId, item]));
      expect(byId.get(id(1))).toMatchObject({ match: 'matched', productId: 'panel', differences: [] });
      expect(byId.get(id(2))).toMatchObject({ match: 'differing', productId: 'panel' });
      expect(byId.get(id(2))).toMatchObject({
        differences: [expect.stringContaining('Panel clay there'), expect.stringContaining('12000 there')],
      });
      expect(byId.get(id(3))).toMatchObject({ match: 'unmatched', sku: 'SC-1' });
      expect(byId.get(id(4))).not.toHaveProperty('sku');
      expect(onlyHere).toEqual([]);
      elfsquad.features = elfsquad.features.filter(({ articleCode }) => articleCode !== 'pa-clay');
      ahead += 6 * 60_000;
      expect((await list()).json().onlyHere).toMatchObject([{ productId: 'panel', sku: 'PA-CLAY' }]);
    });

    it('are read at most once in five minutes, and a failure is tried again', async () => {
      const { elfsquad } = await otherSystems();
      ahead += 6 * 60_000;
      elfsquad.isDown = true;
      const failed = await list();
      elfsquad.isDown = false;
      expect([failed.statusCode, failed.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      const before = elfsquad.requests;
      const first = (await list()).json().fetchedAt;
      expect((await list()).json().fetchedAt).toBe(first);
      expect(elfsquad.requests).toBe(before + 1);
      ahead += 5 * 60_000 + 1;
      expect((await list()).json().fetchedAt).not.toBe(first);
    });

    it('are for operators alone, and for the shop that is connected', async () => {
      const { authorization } = await addCustomer(backend());
      for (const headers of [{ 'x-service-key': '' }, { 'x-service-key': 'another service key', authorization }]) {
        expect((await list({ headers })).statusCode).toBe(401);
      }
      expect((await list({ shop: 'loud', locale: 'nl-NL' })).statusCode).toBe(404);
    });
  });
}
