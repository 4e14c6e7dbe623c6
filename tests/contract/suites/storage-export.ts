import { describe, expect, it } from 'vitest';
import { addCustomer } from '#tests/support/customers.ts';
import { ofCheck } from '#tests/support/trust.ts';
import { testPdf } from '#tests/support/uploads.ts';
import { readZip } from '#tests/support/zip.ts';
import { getOperation } from './contract.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';

/** Describes the export of saved items. */
export function describeStorageExport(engine: string, start: StartEngine): void {
  describe(`an export of saved items on ${engine}`, () => {
    const backend = useSharedBackend(start);
    const prepare = async () => {
      const { authorization } = await addCustomer(backend());
      const headers = { authorization };
      const save = async (title: string, text: string) => {
        const form = new FormData();
        form.append('item', JSON.stringify({ kind: 'Note', title, text }));
        form.append('file', new Blob([new Uint8Array(testPdf(300))]), 'Plan: 1?.pdf');
        const answer = await backend().ask('/Storage', { method: 'POST', headers, form });
        expect(answer.statusCode, answer.body).toBe(201);
        return String(answer.json().id);
      };
      const ids = [
        await save('=HYPERLINK("http://evil.example")', '@SUM(1)\n"quoted", and more'),
        await save('-2+3', 'gone'),
      ];
      await backend().ask(`/Storage/${ids[1]}`, { method: 'DELETE', headers });
      const take = async (format: string) => {
        const answer = await backend().ask(`/Storage/export?format=${format}`, { headers });
        expect(getOperation('exportStorage').faultsOf(answer)).toEqual([]);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-disposition']).toBe(`attachment; filename="saved-items.${format}"`);
        return answer;
      };
      return { ids, take, headers };
    };

    it('holds everything as JSON, what is removed last, and nothing of anybody else', async () => {
      const { ids, take } = await prepare();
      await prepare();
      const { items } = (await take('json')).json();
      expect(items.map(({ id }: { id: string }) => id)).toEqual(ids);
      expect(items).toMatchObject([{ position: 1, owned: true }, { removedAt: expect.any(String) }]);
    });

    it(`is a table that no spreadsheet computes ${ofCheck(34)}`, async () => {
      const { take } = await prepare();
      const answer = await take('csv');
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      const [head, ...rows] = answer.body.split('\r\n');
      expect(head).toBe('position,kind,title,productId,sku,quantity,text,files,createdAt,removedAt');
      expect(rows[0]).toContain(
        `1,Note,"'=HYPERLINK(""http://evil.example"")",,,,"'@SUM(1)\n""quoted"", and more",/Uploads/`,
      );
      expect(rows[1]).toContain(",Note,'-2+3,");
    });

    it('is an archive with both documents and every file', async () => {
      const { ids, take } = await prepare();
      const answer = await take('zip');
      const files = readZip(answer.rawPayload);
      const pdfs = ids.map((id) => `files/${id}/1-Plan_ 1_.pdf`);
      expect([...files.keys()]).toEqual(['saved-items.json', 'saved-items.csv', ...pdfs]);
      for (const name of pdfs) expect(files.get(name)?.equals(testPdf(300))).toBe(true);
      expect(JSON.parse(String(files.get('saved-items.json'))).items).toHaveLength(2);
      expect(String(files.get('saved-items.csv'))).toContain("'-2+3");
    });

    it('is part of what is held about the customer', async () => {
      const { ids, headers } = await prepare();
      const me = await backend().ask('/me?include=everything', { headers });
      expect(getOperation('getMe').faultsOf(me)).toEqual([]);
      expect(me.json().everything.storageItems.map(({ id }: { id: string }) => id)).toEqual(ids);
    });

    it('can be had ten times an hour', async () => {
      const { headers } = await prepare();
      const statuses: number[] = [];
      for (let time = 0; time < 11; time += 1) {
        statuses.push((await backend().ask('/Storage/export', { headers })).statusCode);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    });
  });
}
