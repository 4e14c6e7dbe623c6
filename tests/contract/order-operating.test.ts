import { expect, it } from 'vitest';
import { startTestBackend } from '#tests/support/backend.ts';
import { runShopgen } from '#tests/support/command.ts';
import { pgliteForFile } from './suites/engine.ts';
import { describeOrderOperating } from './suites/order-operating.ts';

describeOrderOperating('PGlite', pgliteForFile());

it('works through the backend that holds the data', async () => {
  const backend = await startTestBackend();
  const env = { ...process.env, DATA_DIR: backend.dataDir };
  const [listed] = await Promise.all([
    runShopgen(['backend', 'order', 'list', '--json'], env),
    // Requests that are queued.
    backend.read('/menus'),
  ]);
  expect({ ...listed, stdout: JSON.parse(listed.stdout) }).toMatchObject({ code: 0, stdout: { orders: [] } });
  await backend.close();
});
