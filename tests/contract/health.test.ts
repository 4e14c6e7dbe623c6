import { afterAll, beforeAll, expect, it } from 'vitest';
import { missingFigures } from '#tests/support/asked-figures.ts';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { addLine, panelLine } from '#tests/support/orders.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend({ metrics: true, logger: { level: 'silent' } });
});
afterAll(() => shop.backend.app.close());

const get = async (path: string) => {
  const { statusCode, headers, body } = await shop.backend.app.inject({ url: path });
  return { status: statusCode, cache: headers['cache-control'], body };
};

/** Returns the value of a figure; undefined where there is none. */
const figure = async (name: string): Promise<number | undefined> => {
  const { body } = await get('/metrics');
  const line = body.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

it('is alive and ready without shop, key or locale', async () => {
  expect(await get('/healthz')).toEqual({ status: 200, cache: 'no-store', body: '{"status":"alive"}' });
  expect(await get('/readyz')).toEqual({
    status: 200,
    cache: 'no-store',
    body: '{"status":"ready","database":"up"}',
  });
});

it('has figures of requests and of the business', async () => {
  await addLine(shop, panelLine);
  await shop.read('/menus');
  expect(await figure('shop_orders{state="Cart"}')).toBe(1);
  expect(await figure('shop_refunds_owed')).toBe(0);
  expect(await figure('shop_mails_waiting_oldest_seconds')).toBe(0);
  expect(await figure('http_requests_total{operation="getMenus",status="200"}')).toBe(1);
  expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0);
});

it('is not ready while it stops, nor without its database, whose absence hides no figure of the process', async () => {
  await shop.backend.database.close();
  await expect.poll(async () => (await get('/readyz')).body).toBe('{"status":"waiting","database":"down"}');
  expect((await get('/readyz')).status).toBe(503);
  expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0);
  await shop.backend.app.drain();
  expect(await get('/readyz')).toMatchObject({ status: 503, body: '{"status":"stopping","database":"down"}' });
});

it('has every figure that alerts and dashboard ask for', async () => {
  expect(missingFigures('backend', (await get('/metrics')).body)).toEqual([]);
});
