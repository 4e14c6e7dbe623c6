import { once } from 'node:events';
import { createServer } from 'node:http';

/** A stub of the European Commission's register of VAT numbers. */
export interface VatRegister {
  readonly url: string;
  /** Sets the answer to all further requests; `undefined`: it fails. */
  say(answer: 'VALID' | 'INVALID' | undefined): void;
  close(): void;
}

/** Starts a register that fails until its answer is set. */
export async function startVatRegister(): Promise<VatRegister> {
  let says: string | undefined;
  const server = createServer((_, response) => {
    response.writeHead(says === undefined ? 503 : 200).end(JSON.stringify({ userError: says }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    say: (answer) => {
      says = answer;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
