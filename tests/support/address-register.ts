import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { components } from '#generated/contracts/product-api.ts';

type Verdict = components['schemas']['AddressVerdict'];
type Address = components['schemas']['AddressCheckRequest'];

/** A product API with address lookup, which the reference backend lacks. */
export interface AddressRegister {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts it in front of another API.
 *
 * @param apiUrl - Answers everything else.
 */
export async function startAddressRegister(
  apiUrl: string,
  judge: (address: Address) => Verdict,
): Promise<AddressRegister> {
  const server = createServer(async (asked, answer) => {
    if (asked.url === '/Misc/validate/address') {
      const verdict = judge(JSON.parse(await text(asked)));
      answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(verdict));
      return;
    }
    const { method, headers } = asked;
    const onward = request(new URL(asked.url ?? '/', apiUrl), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The register listens on no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
