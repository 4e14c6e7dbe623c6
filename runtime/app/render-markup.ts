import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a page as a whole.
 *
 * @throws whatever a component throws: a boundary, which would only leave a gap, hides nothing here.
 */
export function renderMarkup(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const markup = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      // In one piece: a piece that comes later would be put into its place by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => pipe(markup),
    });
  });
}
