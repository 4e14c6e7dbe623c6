import { describe, expect, it } from 'vitest';
import { type StartEngine, useSharedBackend } from './engine.ts';

/** Describes responsible persons and warnings of products. */
export function describeProductSafety(engine: string, start: StartEngine): void {
  describe(`product safety on ${engine}`, () => {
    const backend = useSharedBackend(start);

    it('names the manufacturer, and who answers in the European Union for one outside it', async () => {
      expect(await backend().read('/Products/panel', { locale: 'de-DE' })).toMatchObject({
        safety: {
          manufacturer: {
            name: 'Feltwerk Ltd',
            address: { street: 'Mill Lane', houseNumber: '18', postalCode: 'NW6 1NR', city: 'London', country: 'GB' },
            email: 'safety@feltwerk.example',
          },
          responsible: { name: 'Feltwerk Europe B.V.', address: { country: 'NL' } },
          warnings: ['Keep away from fire de', 'Small parts de'],
        },
      });
    });

    it('names only the manufacturer where it is in the Union', async () => {
      expect(await backend().read('/Products/raft')).toHaveProperty('safety', {
        manufacturer: expect.objectContaining({ name: 'Cloudline GmbH' }),
        warnings: [],
      });
    });

    it('leaves out safety data of a brand without any', async () => {
      expect(await backend().read('/Products/raft', { shop: 'loud' })).not.toHaveProperty('safety');
    });
  });
}
