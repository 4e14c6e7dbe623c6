import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { renderLongSitemap } from '#runtime/server/sitemap/render-sitemap.ts';

it('reads on only when what it has rendered is taken', async () => {
  let read = 0;
  async function* readParts() {
    for (let part = 1; part <= 1000; part += 1) {
      read = part;
      yield [{ address: `https://shop.example/${part}`, alternates: [] }];
    }
  }
  const stream = Readable.from(renderLongSitemap(readParts()), { objectMode: false, highWaterMark: 1 });
  let taken = 0;
  let most = 0;
  let text = '';
  for await (const chunk of stream) {
    text += chunk;
    most = Math.max(most, read - taken);
    taken += 1;
  }
  expect(most).toBeLessThanOrEqual(2);
  expect(text.match(/<url>/g)).toHaveLength(1000);
  expect(text).toMatch(/^<\?xml .*<\/urlset>\n$/s);
});
