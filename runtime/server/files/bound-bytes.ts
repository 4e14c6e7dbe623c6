import { type Readable, Transform } from 'node:stream';
import { maxFileBytes } from '#runtime/lib/upload-limits.ts';

/**
 * Returns a file up to one byte more than is allowed, so that its consumer sees that it is too long, without the rest.
 */
export function boundBytes(content: Readable): Readable {
  let left = maxFileBytes + 1;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const taken = chunk.subarray(0, left);
      left -= taken.byteLength;
      done(null, taken.byteLength > 0 ? taken : undefined);
    },
  });
  content.once('error', (error) => bounded.destroy(error));
  // Node does not propagate the abort of a request to a piped stream.
  content.once('close', () => {
    if (!content.readableEnded) bounded.destroy(new Error('The file has broken off'));
  });
  return content.pipe(bounded);
}
