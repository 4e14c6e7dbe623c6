import { expect, it } from 'vitest';
import { create } from 'xmlbuilder2';
import { dutchHost } from '../test-server.ts';
import { testServerForFile } from '../test-server-for-file.ts';

const { get } = testServerForFile();

it('tells browsers what the shop is called and how it looks (Web App Manifest)', async () => {
  const { statusCode, headers, body } = await get('/manifest.webmanifest');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(body)).toMatchObject({
    name: 'Acoustic Shop',
    lang: 'nl-NL',
    start_url: '/',
    background_color: expect.stringMatching(/^#/),
    icons: [{ src: '/icon.svg', sizes: 'any' }],
  });
  expect((await get('/icon.svg')).statusCode).toBe(200);
});

it('tells browsers how to search the shop, in each language of the host (OpenSearch 1.1)', async () => {
  const { statusCode, headers, body } = await get('/opensearch/nl-NL.xml');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
  expect(create(body).end({ format: 'object' })).toMatchObject({
    OpenSearchDescription: {
      ShortName: 'Acoustic Shop',
      Language: 'nl-NL',
      Url: { '@type': 'text/html', '@template': `https://${dutchHost}/zoeken?q={searchTerms}` },
    },
  });
  // Without a search, of another host, of no locale.
  expect((await get('/opensearch/de-DE.xml', 'www.acoustic-de.example')).statusCode).toBe(404);
  expect((await get('/opensearch/de-DE.xml')).statusCode).toBe(404);
  expect((await get('/opensearch/constructor.xml')).statusCode).toBe(404);
});

it('tells programs where the pages of the menus are, and nothing that is no page (llms.txt)', async () => {
  const { statusCode, headers, body } = await get('/llms.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(body.split('\n')).toEqual([
    '# Acoustic Shop',
    '',
    `- [Producten](https://${dutchHost}/producten)`,
    '',
    '## Lezen',
    '',
    `- [Over ons](https://${dutchHost}/info/over-ons)`,
    '',
  ]);
});
