import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { createViesClient } from '#backend/checks/vat-register.ts';

async function ask(answer: RequestListener, vatNumber = 'DE136695976'): Promise<string> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The register listens on no port.');
  try {
    return await createViesClient(`http://127.0.0.1:${address.port}`)(vatNumber);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const saying =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

it('requests the number of a country', async () => {
  let asked: string | undefined;
  const answer = await ask((request, response) => {
    asked = request.url;
    saying('{"isValid":true,"userError":"VALID"}')(request, response);
  });
  expect([asked, answer]).toEqual(['/ms/DE/vat/136695976', 'known']);
});

it.each([
  ['{"isValid":false,"userError":"INVALID"}', 200, 'unknown'],
  ['{"isValid":false,"userError":"MS_UNAVAILABLE"}', 200, 'noAnswer'],
  ['{"isValid":false,"userError":"MS_MAX_CONCURRENT_REQ"}', 200, 'noAnswer'],
  ['<html>down for maintenance</html>', 503, 'noAnswer'],
  ['{}', 200, 'noAnswer'],
])('takes %s with %s for %s', async (body, status, answer) => {
  expect(await ask(saying(body, status))).toBe(answer);
});

it('is unknown without an answer, and for Great Britain', async () => {
  expect(await createViesClient('http://127.0.0.1:1')('DE136695976')).toBe('noAnswer');
  expect(await ask(saying('{"userError":"VALID"}'), 'GB980780684')).toBe('noAnswer');
});
