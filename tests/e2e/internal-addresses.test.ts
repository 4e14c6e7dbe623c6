import { connect } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type InternalServer, internalAddress, startInternalServer } from '#tests/support/internal-targets.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';

const port = Number(new URL(inject('storefrontUrl')).port);
const host = `nl-nl.localhost:${port}`;

let internal: InternalServer;
beforeAll(async () => {
  internal = await startInternalServer();
});
afterAll(() => internal.stop());

/** Sends a request as it is written. @returns The status of its answer, or 0 where it is not answered. */
function sendRaw(target: string, headers: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)));
    socket.write(`GET ${target} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  });
}

it(`are never asked because a visitor names them to a storefront ${ofCheck(33)}`, async () => {
  const cases = casesOf(33);
  const statuses = new Set<number>();
  for (let number = 0; number < cases; number += 1) {
    const address = internalAddress(number, internal.port);
    // As far as a request line and a header can say it.
    const written = Buffer.from(address.trim()).toString('latin1').replaceAll(/\s/g, '%20');
    const encoded = encodeURIComponent(address);
    const requests: readonly (readonly [target: string, headers: readonly string[]])[] = [
      [written, [`Host: ${host}`]],
      [`/media/${encoded}`, [`Host: ${host}`]],
      [`/media/..%2f..%2f${encoded}`, [`Host: ${host}`]],
      [`/storage/${encoded}`, [`Host: ${host}`]],
      [`/preview/${encoded}`, [`Host: ${host}`]],
      [`/${encoded}`, [`Host: ${host}`]],
      [`//${written}`, [`Host: ${host}`]],
      [`/inloggen?next=${encoded}&url=${encoded}&src=${encoded}`, [`Host: ${host}`]],
      [
        `/api/trpc/content.page?input=${encodeURIComponent(JSON.stringify({ json: { slug: address, id: address } }))}`,
        [`Host: ${host}`],
      ],
      [`/api/trpc/${encoded}`, [`Host: ${host}`]],
      ['/', [`Host: ${written}`]],
      [
        '/',
        [
          `Host: ${host}`,
          ...['X-Forwarded-Host', 'X-Original-URL', 'X-Rewrite-URL', 'Forwarded', 'Referer', 'Origin'].map(
            (name) => `${name}: ${written}`,
          ),
        ],
      ],
    ];
    for (const [target, headers] of requests) statuses.add(await sendRaw(target, headers));
  }
  expect([...statuses].filter((status) => status >= 500 || status === 0)).toEqual([]);
  expect(internal.connections()).toBe(0);
  held(33, cases);
}, 300_000);
