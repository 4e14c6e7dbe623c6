import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort, isPortFree } from '#cli/start/free-port.ts';

it('passes over ports that are taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await isPortFree('127.0.0.1', port)).toBe(false);
  const free = await findFreePort('127.0.0.1', port);
  expect(free).toBeGreaterThan(port);
  expect(await isPortFree('127.0.0.1', free)).toBe(true);
  taken.close();
});
