import { request as httpRequest } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { missingFigures } from '#tests/support/asked-figures.ts';
import { type ApiServer, imageBytes, sendProblem, startApiServer } from '../rpc/api-server.ts';
import { createClientDir, createTestServer, dutchHost } from './test-server.ts';

let api: ApiServer;
let server: FastifyInstance;
let origin: string;
let files: Awaited<ReturnType<typeof createClientDir>>;
beforeAll(async () => {
  api = await startApiServer();
  files = await createClientDir();
  server = await createTestServer(api.url, { clientDir: files.clientDir, metrics: true });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await api.close();
  await files.remove();
});
beforeEach(() => {
  api.requests.length = 0;
  api.rule(undefined);
});

const get = (url: string, headers: Record<string, string> = {}, host = dutchHost) =>
  server.inject({ method: 'GET', url, headers: { host, ...headers } });

describe('assets', () => {
  it('are kept for a year', async () => {
    const { statusCode, headers, body } = await get('/assets/entry-1.js');
    expect(statusCode).toBe(200);
    expect(body).toBe('export {};\n');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('come as they were compressed at build time', async () => {
    const { headers, body } = await get('/assets/entry-1.js', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(body).toBe('brotli-bytes');
  });

  it.each([
    ['identity', undefined, 'export {};\n'],
    ['br;q=0, gzip', undefined, 'export {};\n'],
    ['*', 'br', 'brotli-bytes'],
  ])('come as the visitor takes them: %s', async (accepted, encoding, content) => {
    const { headers, body } = await get('/assets/entry-1.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(content.length));
    expect(body).toBe(content);
  });

  it('are not sent again to a visitor who has them', async () => {
    const { headers } = await get('/assets/entry-1.js', { 'accept-encoding': 'br' });
    const again = await get('/assets/entry-1.js', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const plain = await get('/assets/entry-1.js', { 'if-none-match': String(headers.etag) });
    expect(plain.body).toBe('export {};\n');
  });

  it('are there while the server runs, whatever becomes of its folder', async () => {
    const swapped = await createClientDir();
    const running = await createTestServer(api.url, { clientDir: swapped.clientDir });
    await swapped.remove();
    const { statusCode, body } = await running.inject({ url: '/assets/entry-1.js', headers: { host: dutchHost } });
    await running.close();
    expect([statusCode, body]).toEqual([200, 'export {};\n']);
  });

  it.each([
    '/assets/none.js',
    '/assets/entry-1.js.br',
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/',
  ])('holds nothing else: %s', async (path) => {
    const { statusCode, body } = await get(path);
    expect([301, 403, 404]).toContain(statusCode);
    expect(body).not.toContain('not for browsers');
  });
});

describe('pictures', () => {
  it('come from the product API and are kept for ever', async () => {
    const { statusCode, headers, rawPayload } = await get('/media/fjord-1a2b/640.webp');
    expect(statusCode).toBe(200);
    expect(rawPayload).toEqual(imageBytes);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(imageBytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    '/media/fjord-1a2b/640.svg',
    '/media/fjord-1a2b/640.webp.exe',
    '/media/fjord-1a2b/0640.webp',
    '/media/..%2F..%2Fme/640.webp',
    '/media/.../640.webp',
  ])('are asked for by folder, width and format only: %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
    expect(api.requests).toHaveLength(0);
  });

  it('that are somebody’s own are kept by their browser alone', async () => {
    api.rule((_, response) => {
      const cacheControl = 'private, max-age=31536000, immutable';
      response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': cacheControl }).end(imageBytes);
      return true;
    });
    const { headers } = await get('/media/crop-1a2b/640.webp');
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
  });

  it('that come in another format, while theirs is being made, are kept by nobody', async () => {
    api.rule((_, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'no-store' }).end(imageBytes);
      return true;
    });
    const { statusCode, headers } = await get('/media/fjord-1a2b/640.avif');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', 'no-store']);
  });

  it('that do not exist are not kept', async () => {
    const { statusCode, headers } = await get('/media/fjord-1a2b/641.webp');
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('are never anything else than pictures', async () => {
    api.rule((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>');
      return true;
    });
    const { statusCode, body } = await get('/media/fjord-1a2b/640.webp');
    expect(statusCode).toBe(502);
    expect(body).toBe('');
  });

  it('say when to come back while the API has too many to make', async () => {
    api.rule((_, response) => {
      response.writeHead(503, { 'retry-after': '7' }).end();
      return true;
    });
    const { statusCode, headers } = await get('/media/fjord-1a2b/640.webp');
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' });
  });

  it('say when to come back while the API is down', async () => {
    api.rule((request, response) => {
      response.destroy();
      return request.path !== '';
    });
    const { statusCode, headers } = await get('/media/fjord-1a2b/640.webp');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBeDefined();
  });
});

/** Has the API sell that many products, as far as it answers. Returns the pages that are asked for, as they are. */
function sellProducts(count: number, answers: (page: number) => boolean = () => true): number[] {
  const asked: number[] = [];
  api.rule(({ path, query }, response) => {
    if (path !== '/catalogue/products') return false;
    const [page, size] = [Number(query.get('page')), Number(query.get('pageSize'))];
    asked.push(page);
    if (!answers(page)) {
      sendProblem(response, 500, 'INTERNAL');
      return true;
    }
    const items = Array.from({ length: Math.min(size, count - (page - 1) * size) }, (_, index) => {
      const id = `panel-${(page - 1) * size + index}`;
      return { id, slug: id, image: { folder: id, width: 640, widths: [640] } };
    });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ items, pages: Math.ceil(count / size) }));
    return true;
  });
  return asked;
}

const list = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

describe('sitemap and robots', () => {
  it('lists the pages of every locale of the host, on production addresses', async () => {
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      'https://www.acoustic-nl.example/',
      'https://www.acoustic-nl.example/info/over-ons',
      'https://www.acoustic-nl.example/producten',
      'https://www.acoustic-nl.example/producten/wandpanelen',
      'https://www.acoustic-nl.example/product/fjord-wandpaneel',
      'https://www.acoustic-nl.example/blogs',
      'https://www.acoustic-nl.example/blogs/stil-kantoor',
    ]);
    expect(body).toContain('<lastmod>2026-03-12T08:00:00Z</lastmod>');
  });

  it('holds both languages of a shared host, and only routes that have a screen', async () => {
    const { body } = await get('/sitemap.xml', {}, 'www.acoustic-be.example');
    expect(body).toContain('<loc>https://www.acoustic-be.example/producten</loc>');
    expect(body).toContain('<loc>https://www.acoustic-be.example/fr</loc>');
    expect(body).toContain('<loc>https://www.acoustic-be.example/fr/produit/fjord-wandpaneel</loc>');
    expect(body).not.toContain('/fr/blogs');
  });

  it('names each page in its other languages, and its picture', async () => {
    const { body } = await get('/sitemap.xml');
    const product = /<url><loc>[^<]*fjord-wandpaneel<\/loc>.*?<\/url>/.exec(body)?.[0] ?? '';
    expect([...product.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...of]) => of)).toEqual([
      ['nl-NL', 'https://www.acoustic-nl.example/product/fjord-wandpaneel'],
      ['nl-BE', 'https://www.acoustic-be.example/product/fjord-wandpaneel'],
      ['fr-BE', 'https://www.acoustic-be.example/fr/produit/fjord-wandpaneel'],
      ['de-DE', 'https://www.acoustic-de.example/produkt/fjord-wandpaneel'],
    ]);
    expect(product).toContain('<image:loc>https://www.acoustic-nl.example/media/fjord-1a2b/640.webp</image:loc>');
    // In both Dutch locales, and in no other.
    const blog = /<url><loc>[^<]*stil-kantoor<\/loc>.*?<\/url>/.exec(body)?.[0] ?? '';
    expect([...blog.matchAll(/hreflang="([^"]+)"/g)].map(([, locale]) => locale)).toEqual(['nl-NL', 'nl-BE']);
  });

  it('comes in several files where there are many pages, each page in one of them', async () => {
    const many = await createTestServer(api.url);
    const ask = (url: string) => many.inject({ url, headers: { host: 'www.acoustic-de.example' } });
    const count = 23_456;
    sellProducts(count);
    const index = await ask('/sitemap.xml');
    expect(index.body).toContain('<sitemapindex');
    const files = list(index.body);
    expect(files).toEqual([1, 2, 3].map((file) => `https://www.acoustic-de.example/sitemaps/${file}.xml`));
    const found: string[] = [];
    for (const file of files) found.push(...list((await ask(new URL(file).pathname)).body));
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((address) => address.includes('/produkt/panel-'))).toHaveLength(count);
    for (const none of ['/sitemaps/4.xml', '/sitemaps/0.xml', '/sitemaps/1', '/sitemaps/1e1.xml']) {
      expect([none, (await ask(none)).statusCode]).toEqual([none, 404]);
    }
    api.rule(undefined);
    expect((await get('/sitemaps/1.xml')).statusCode).toBe(404);
    await many.close();
  });

  it('of a million products reads no more of them than a file shows', async () => {
    const huge = await createTestServer(api.url);
    const ask = async (url: string, host = 'www.acoustic-de.example') =>
      (await huge.inject({ url, headers: { host } })).body;
    const asked = sellProducts(1_000_000);
    const files = list(await ask('/sitemap.xml'));
    // 10,000 pages of products and the pages of the rest, a hundred to a file.
    expect(files).toHaveLength(101);
    expect(new Set(asked)).toEqual(new Set([1]));
    asked.length = 0;
    const fifty = list(await ask('/sitemaps/50.xml'));
    expect(fifty).toHaveLength(10_000);
    expect([Math.min(...asked), Math.max(...asked), new Set(asked).size]).toEqual([4900, 4999, 100]);
    expect(list(await ask('/sitemaps/101.xml'))).toContain('https://www.acoustic-de.example/produkt/panel-999999');
    // A host of two languages has half as many pages in a file, each in both.
    const both = list(await ask('/sitemaps/50.xml', 'www.acoustic-be.example'));
    expect(both).toHaveLength(10_000);
    api.rule(undefined);
    await huge.close();
  });

  it('ends a file that cannot be read on, so that nobody takes it for the whole', async () => {
    const failing = await createTestServer(api.url);
    const ask = (url: string) => failing.inject({ url, headers: { host: 'www.acoustic-de.example' } });
    sellProducts(1_000_000);
    await ask('/sitemap.xml');
    sellProducts(1_000_000, (page) => page < 250);
    await expect(ask('/sitemaps/3.xml')).rejects.toThrow();
    // Where not even its beginning can be read, the answer says so.
    expect((await ask('/sitemaps/9.xml')).statusCode).toBe(503);
    api.rule(undefined);
    await failing.close();
  });

  it('leaves the APIs to visitors: it asks them four things at a time', async () => {
    const patient = await createTestServer(api.url);
    let open = 0;
    let most = 0;
    api.rule((_, response) => {
      open += 1;
      most = Math.max(most, open);
      // An API that takes its time, so that whatever is asked at once is there at once.
      setTimeout(() => {
        open -= 1;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ items: [], total: 0, page: 1, pageSize: 100, pages: 0 }));
      }, 20);
      return true;
    });
    const { statusCode } = await patient.inject({ url: '/sitemap.xml', headers: { host: dutchHost } });
    expect({ statusCode, most }).toEqual({ statusCode: 200, most: 4 });
    api.rule(undefined);
    await patient.close();
  });

  it('is not kept when it could not be read', async () => {
    const broken = await createTestServer(api.url);
    const ask = () =>
      broken.inject({ method: 'GET', url: '/sitemap.xml', headers: { host: 'www.acoustic-de.example' } });
    api.rule((_, response) => {
      sendProblem(response, 500, 'INTERNAL');
      return true;
    });
    expect((await ask()).statusCode).toBe(503);
    api.rule(undefined);
    expect((await ask()).statusCode).toBe(200);
    await broken.close();
  });

  it('invites search engines to production hosts alone', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Sitemap: https://www.acoustic-nl.example/sitemap.xml');
    expect((await get('/robots.txt', {}, 'localhost:3000')).body).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('health', () => {
  it('is alive on any host', async () => {
    expect((await get('/healthz', {}, 'anything.example')).statusCode).toBe(200);
  });

  it('is ready once every API has answered, and stays so when one fails later', async () => {
    const later = await startApiServer();
    const waiting = await createTestServer(later.url);
    const ready = () => waiting.inject({ method: 'GET', url: '/readyz', headers: { host: '10.0.0.7' } });
    await later.close();
    const before = await ready();
    expect(before.statusCode).toBe(503);
    expect(before.json()).toEqual({ status: 'waiting', apis: { product: 'down', content: 'down' } });
    await waiting.close();

    const after = await get('/readyz');
    expect(after.statusCode).toBe(200);
    expect(after.json()).toEqual({ status: 'ready', apis: { product: 'up', content: 'up' } });
  });

  it('counts a problem as an answer', async () => {
    const picky = await createTestServer(api.url);
    api.rule((_, response) => {
      sendProblem(response, 400, 'SHOP_UNKNOWN');
      return true;
    });
    expect((await picky.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
    await picky.close();
  });
});

describe('metrics', () => {
  it('count answers by route and status', async () => {
    await get('/product/fjord-wandpaneel');
    const { headers, body } = await get('/metrics', {}, 'anything.example');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(/http_requests_total\{method="GET",route="\/\*",status="200"\} \d+/);
    expect(body).toContain('http_request_duration_seconds_bucket');
    expect(body).not.toContain('fjord-wandpaneel');
  });

  it('have what alerts and dashboard ask for', async () => {
    expect(missingFigures('storefront', (await get('/metrics')).body)).toEqual([]);
  });

  it('are off unless they are asked for', async () => {
    const plain = await createTestServer(api.url);
    expect((await plain.inject({ method: 'GET', url: '/metrics', headers: { host: dutchHost } })).statusCode).toBe(404);
    await plain.close();
  });
});

describe('the icon', () => {
  it('is drawn from the theme', async () => {
    const { headers, body } = await get('/icon.svg');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(body).toContain('fill="#2f5d50"');
    expect(body).toContain('>A</text>');
    expect((await get('/favicon.ico')).headers.location).toBe('/icon.svg');
  });
});

describe('pictures on the way', () => {
  it('that break off are no whole pictures, and harm nobody else', async () => {
    api.rule((_, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 5000 });
      response.write('half a picture', () => response.destroy());
      return true;
    });
    const picture = await fetch(`${origin}/media/fjord-1a2b/640.webp`);
    await expect(picture.arrayBuffer()).rejects.toThrow();
    api.rule(undefined);
    expect((await fetch(`${origin}/media/fjord-1a2b/640.webp`)).status).toBe(200);
  });

  it('are not fetched further for a visitor who has left', async () => {
    const left = new Promise<void>((resolve) => {
      api.rule((_, response) => {
        response.writeHead(200, { 'content-type': 'image/webp' });
        response.write('the first bytes');
        response.once('close', resolve);
        return true;
      });
    });
    const visitor = new AbortController();
    await fetch(`${origin}/media/fjord-1a2b/640.webp`, { signal: visitor.signal });
    visitor.abort();
    await left;
  });
});

describe('a request that names no page', () => {
  it('is refused', async () => {
    const { port } = new URL(origin);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest({ host: '127.0.0.1', port, path: 'http://evil.example/', headers: { host: dutchHost } });
      sent.on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
      sent.end();
    });
    expect(status).toBe(400);
  });
});
