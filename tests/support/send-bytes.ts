import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Sends the lines of a request as they are, to a port of this machine.
 * @returns the status of the answer; undefined where the connection ends without one
 */
export async function sendLines(port: number, ...lines: readonly string[]): Promise<number | undefined> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(await text(socket)) ?? [];
  return status === undefined ? undefined : Number(status);
}
