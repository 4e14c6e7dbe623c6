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
  const voucher = (...args: readonly string[]) => runShopgen(['backend', 'voucher', ...args, '--json'], env);
  const added = await voucher('add', 'lente10', '--shop', 'quiet', '--percentage', '10', '--uses', '5');
  expect({ ...added, stdout: JSON.parse(added.stdout) }).toMatchObject({
    code: 0,
    stdout: { voucher: { code: 'LENTE10', kind: 'percentage', percentage: 10, maxUses: 5, oncePerCustomer: true } },
  });
  const twoThings = await voucher('add', 'LENTE11', '--shop', 'quiet', '--percentage', '10', '--free-shipping');
  expect(twoThings).toMatchObject({ code: 1, stdout: expect.stringContaining('takes off one thing') });
  expect((await voucher('end', 'LENTE11', '--shop', 'quiet')).stdout).toContain('quiet has no voucher LENTE11');
  await voucher('end', 'LENTE10', '--shop', 'quiet');
  const { vouchers } = JSON.parse((await voucher('list')).stdout);
  expect(vouchers).toMatchObject([{ code: 'LENTE10', validUntil: expect.stringMatching(/^\d{4}-/), uses: 0 }]);
  await backend.close();
});
