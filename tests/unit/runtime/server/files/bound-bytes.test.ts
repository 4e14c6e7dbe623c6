import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { maxFileBytes } from '#runtime/lib/upload-limits.ts';
import { boundBytes } from '#runtime/server/files/bound-bytes.ts';

/** Yields a number of bytes in pieces of a network's size. */
function* pieces(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536), 1);
}

it.each([
  ['as it is', 1000, 1000],
  ['as it is, as long as it may be', maxFileBytes, maxFileBytes],
  ['to one byte beyond what is allowed', maxFileBytes + 200_000, maxFileBytes + 1],
])('reads a file %s', async (_, sent, read) => {
  expect((await buffer(boundBytes(Readable.from(pieces(sent), { objectMode: false })))).byteLength).toBe(read);
});

it('fails where the file breaks off', async () => {
  const content = new Readable({ read: () => {} });
  const read = buffer(boundBytes(content));
  content.push('half');
  content.destroy();
  await expect(read).rejects.toThrow('broken off');
});
