import { expect, it } from 'vitest';
import { create } from 'xmlbuilder2';
import { renderAtom, renderRss } from '#runtime/server/feeds/render-feed.ts';
import { dutchHost } from '../test-server.ts';
import { testServerForFile } from '../test-server-for-file.ts';

const { get } = testServerForFile();
const read = (xml: string): unknown => create(xml).end({ format: 'object' });
const article = `https://${dutchHost}/blogs/stil-kantoor`;

it('has the articles of the blog as RSS 2.0', async () => {
  const { statusCode, headers, body } = await get('/feeds/nl-NL/blogs.rss');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(read(body)).toMatchObject({
    rss: {
      '@version': '2.0',
      channel: {
        title: 'Acoustic Shop',
        link: `https://${dutchHost}/blogs`,
        language: 'nl-NL',
        item: {
          title: 'Een stil kantoor',
          link: article,
          guid: article,
          description: 'Begin bij het plafond.',
          pubDate: 'Thu, 12 Mar 2026 08:00:00 GMT',
        },
      },
    },
  });
});

it('has them as Atom (RFC 4287)', async () => {
  const { statusCode, headers, body } = await get('/feeds/nl-NL/blogs.atom');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(read(body)).toMatchObject({
    feed: {
      '@xml:lang': 'nl-NL',
      id: `https://${dutchHost}/feeds/nl-NL/blogs.atom`,
      updated: '2026-03-12T08:00:00.000Z',
      entry: { id: article, title: 'Een stil kantoor', author: { name: 'Hanne de Wit' } },
    },
  });
});

it('has none in another format, of another host, or of a locale without a blog', async () => {
  for (const [url, host] of [
    ['/feeds/nl-NL/blogs.json', dutchHost],
    ['/feeds/nl-NL/blogs.constructor', dutchHost],
    ['/feeds/de-DE/blogs.rss', dutchHost],
    ['/feeds/de-DE/blogs.rss', 'www.acoustic-de.example'],
  ] as const) {
    expect([url, (await get(url, host)).statusCode]).toEqual([url, 404]);
  }
});

it('stays well-formed whatever a title says, and without articles', () => {
  const feed = {
    title: 'A & B',
    page: 'https://a.example/?a=1&b=2',
    address: 'https://a.example/f',
    language: 'en-GB',
  };
  const odd = {
    address: 'https://a.example/"',
    title: '<b>]]>&',
    summary: '\u00a0"\'',
    author: '<',
    publishedAt: '2026-01-01T00:00:00Z',
  };
  for (const render of [renderRss, renderAtom]) {
    expect(JSON.stringify(read(render({ ...feed, items: [odd] })))).toContain('&lt;b&gt;]]&gt;&amp;');
    expect(read(render({ ...feed, items: [] }))).toBeTruthy();
  }
});
