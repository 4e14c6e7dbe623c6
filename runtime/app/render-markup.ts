import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What React leaves in the place of a boundary that failed, for the browser to try again. */
const gap = '<!--$!-->';

/**
 * Renders a page as a whole.
 *
 * @throws whatever a component throws: a boundary, which would only leave a gap, hides nothing here.
 */
export async function renderMarkup(page: ReactNode): Promise<string> {
  const markup = renderToString(page);
  // Only a stream tells what failed inside a boundary; it takes a third more time, so it is asked only then.
  return markup.includes(gap) ? renderStream(page) : markup;
}

function renderStream(page: ReactNode): Promise<string> {
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
