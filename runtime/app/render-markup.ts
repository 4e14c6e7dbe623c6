import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React's marker for a boundary that failed on the server and is retried in the browser. */
const gap = '<!--$!-->';

/** How often a page waits for code that comes late: for a part, and for a part inside it. */
const maxWaits = 2;

/**
 * Renders a page as a whole.
 *
 * @throws whatever a component throws: a boundary, which would only leave a gap, hides nothing here.
 */
export async function renderMarkup(page: ReactNode): Promise<string> {
  // Code that is loaded when it is first rendered is there a moment later, and may load further code.
  for (let attempt = 0; attempt <= maxWaits; attempt += 1) {
    if (attempt > 0) await setImmediate();
    const markup = renderToString(page);
    if (!markup.includes(gap)) return markup;
  }
  // Only a stream reports errors inside boundaries. It is slower, and from the first one on React tracks every promise of the
  // process in an AsyncLocalStorage, so it is used only after a failure.
  return renderStream(page);
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
