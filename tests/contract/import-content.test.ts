import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { startTestBackend, testServiceKey } from '#tests/support/backend.ts';
import { runShopgen } from '#tests/support/command.ts';
import { startPurgedStorefront } from '#tests/support/purged-storefront.ts';
import { isSoak } from '#tests/support/soak.ts';
import { pgliteForFile } from './suites/engine.ts';
import { describeImport } from './suites/import-content.ts';

// The same statements run on PostgreSQL in a fifth of the time.
if (isSoak) describeImport('PGlite', pgliteForFile());

describe('shopgen backend import', () => {
  it('goes through the backend that has the data open, which notifies storefronts at once', async () => {
    const storefront = await startPurgedStorefront(testServiceKey);
    const test = await startTestBackend({ purgeUrls: [storefront.url] });
    await test.backend.purger.settled();
    const env = { ...process.env, DATA_DIR: test.dataDir };
    const folder = path.join(test.dataDir, 'quiet');
    const run = async (...args: readonly string[]) => {
      const { code, stdout } = await runShopgen(['backend', ...args, '--shop', 'quiet', '--json'], env);
      return { code, ...JSON.parse(stdout) };
    };
    expect(await run('export', folder)).toMatchObject({ code: 0 });

    const file = path.join(folder, 'pages/about.md');
    const before = await readFile(file, 'utf8');
    // More than one read of a socket.
    await writeFile(file, before.replaceAll('Who we are', `Who we were${' and are'.repeat(20_000)}`));
    const changes = { added: [], changed: ['pages/about.md'], removed: [] };
    expect(await run('import', folder, '--plan')).toMatchObject({ code: 0, applied: false, changes });
    const told = storefront.next();
    expect(await run('import', folder)).toMatchObject({ code: 0, applied: true, changes });
    expect(await told).toEqual({ shopId: 'quiet', tags: ['page:about', 'pages'] });
    expect(await test.read('/pages/about')).toMatchObject({ intro: expect.stringContaining('Who we were') });

    await writeFile(file, before.replace('intro:', 'intor:'));
    const { code, diagnostics } = await run('import', folder);
    expect({ code, diagnostics }).toMatchObject({
      code: 1,
      diagnostics: [{ code: 'content.unknown-key', file: expect.stringMatching(/quiet\/pages\/about\.md$/) }],
    });

    const list = path.join(test.dataDir, 'prices.csv');
    await writeFile(list, 'sku,currency,priceExcVat,stock\nRA-1,EUR,24900,\n');
    expect(await run('import', list)).toMatchObject({
      changes: { prices: [{ sku: 'RA-1', currency: 'EUR', from: 25_000, to: 24_900 }], stock: [] },
    });
    await test.close();
    await storefront.close();
  });
});
