import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React's marker for a boundary that failed on the server and is retried in the browser. */
const gap = '<!--$!-->';

/**
 * Renders a page as a whole.
 *
 * @throws whatever a component throws: a boundary, which would only leave a gap, hides nothing here.
 */
export async function renderMarkup(page: ReactNode): Promise<string> {
  const markup = renderToString(page);
  // Only a stream reports errors inside boundaries; it is a third slower, so it is used only after a failure.
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
      // In one piece: later pieces would need an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => pipe(markup),
    });
  });
}
