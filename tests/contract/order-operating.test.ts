import { expect, it } from 'vitest';
import { startTestBackend } from '#tests/support/backend.ts';
import { runShopgen } from '#tests/support/command.ts';
import { pgliteForFile } from './suites/engine.ts';
import { describeOrderOperating } from './suites/order-operating.ts';

describeOrderOperating('PGlite', pgliteForFile());

it('says who holds the data when a backend runs on it', async () => {
  const backend = await startTestBackend();
  const env = { ...process.env, DATA_DIR: backend.dataDir };
  const { code, stdout } = await runShopgen(['backend', 'order', 'list', '--json'], env);
  await backend.close();
  expect(code).toBe(1);
  const [diagnostic] = JSON.parse(stdout).diagnostics;
  expect(diagnostic).toMatchObject({ code: 'start.failed', message: expect.stringContaining(String(process.pid)) });
});
