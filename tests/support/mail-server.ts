import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail server for tests, which accepts all mails by default. */
export interface TestMailServer {
  readonly url: string;
  /** Accepted mails, oldest first. */
  readonly taken: readonly { readonly to: string; readonly source: string }[];
  /** Stops it; connections are refused afterwards. */
  stop(): Promise<void>;
}

/** Starts a server with the part of RFC 5321 that sending needs. @param answer - What it says to a recipient. */
export async function startMailServer(
  answer: (recipient: string) => string = () => '250 OK',
  port = 0,
): Promise<TestMailServer> {
  const taken: { to: string; source: string }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    let waiting = '';
    let recipient = '';
    let inData = false;
    say('220 test');
    socket.setEncoding('utf8').on('data', (chunk) => {
      waiting += String(chunk);
      for (;;) {
        const end = inData ? '\r\n.\r\n' : '\r\n';
        const at = waiting.indexOf(end);
        if (at < 0) return;
        const line = waiting.slice(0, at);
        waiting = waiting.slice(at + end.length);
        if (inData) {
          inData = false;
          taken.push({ to: recipient, source: line });
          say('250 OK');
        } else if (/^RCPT TO:/i.test(line)) {
          recipient = /<(.*)>/.exec(line)?.[1] ?? '';
          say(answer(recipient));
        } else if (/^DATA/i.test(line)) {
          inData = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 OK');
      }
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server listens on no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
