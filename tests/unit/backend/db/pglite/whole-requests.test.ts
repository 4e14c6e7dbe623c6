import { describe, expect, it } from 'vitest';
import { WholeRequests } from '#backend/db/pglite/whole-requests.ts';

const message = (type: string, body: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
};

async function getRequests(chunks: readonly Buffer[]): Promise<string[]> {
  const stream = new WholeRequests();
  const requests: string[] = [];
  stream.on('data', (request: Buffer) => requests.push(request.toString('latin1')));
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  await new Promise((resolve) => stream.on('end', resolve));
  return requests;
}

describe('what a client sends through a socket', () => {
  const start = message('', 'user\0postgres\0\0');
  const parse = message('P', `insert ${'x'.repeat(300)}`);
  const sync = message('S', '');
  const query = message('Q', 'select 1');
  const whole = Buffer.concat([start, parse, sync, query, message('X', '')]);
  const expected = [start, Buffer.concat([parse, sync]), query].map((request) => request.toString('latin1'));

  it.each([1, 2, 3, 7, 64, 311, 4096])('goes on request by request, cut into pieces of %i bytes', async (size) => {
    const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
      whole.subarray(index * size, (index + 1) * size),
    );
    expect(await getRequests(pieces)).toEqual(expected);
  });
});
