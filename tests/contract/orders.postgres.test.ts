import { expect, it } from 'vitest';
import { startTestBackend } from '#tests/support/backend.ts';
import { runShopgen } from '#tests/support/command.ts';
import { placeOrder } from '#tests/support/orders.ts';
import { postgresForFile } from './suites/engine.ts';
import { describeOrderCrowds } from './suites/order-crowds.ts';
import { describeOrderOperating } from './suites/order-operating.ts';
import { describeOrderPlacing } from './suites/order-placing.ts';
import { describeOrderSchedules } from './suites/order-schedules.ts';
import { describeOrderTampering } from './suites/order-tampering.ts';
import { describeOrders } from './suites/orders.ts';

const postgres = postgresForFile();

describeOrders('PostgreSQL', postgres);
describeOrderPlacing('PostgreSQL', postgres);
describeOrderCrowds('PostgreSQL', postgres);
describeOrderOperating('PostgreSQL', postgres);
describeOrderSchedules('PostgreSQL', postgres);
describeOrderTampering('PostgreSQL', postgres);

it('are listed while the backend runs, where several can use its database', async () => {
  const engine = await postgres();
  const backend = await startTestBackend({
    ...(engine.databaseUrl !== undefined && { databaseUrl: engine.databaseUrl }),
  });
  const { order } = await placeOrder(backend);
  const env = { ...process.env, DATABASE_URL: engine.databaseUrl };
  const listed = await runShopgen(['backend', 'order', 'list', '--json'], env);
  const cancelled = await runShopgen(['backend', 'order', 'cancel', order.number ?? '', '--json'], env);
  await backend.close();
  expect(JSON.parse(listed.stdout)).toMatchObject({ ok: true, orders: [{ number: order.number, state: 'Placed' }] });
  expect(JSON.parse(cancelled.stdout)).toMatchObject({ ok: true, order: { number: order.number, state: 'Cancelled' } });
});
