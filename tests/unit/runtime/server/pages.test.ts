import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildContentSecurityPolicy } from '#runtime/server/security/content-security-policy.ts';
import { startScript, startScriptSource } from '#runtime/server/security/start-script.ts';
import { sendProblem } from '../rpc/api-server.ts';
import { dutchHost } from './test-server.ts';
import { testServerForFile } from './test-server-for-file.ts';

const { api, get, server } = testServerForFile();
beforeEach(() => api().rule(undefined));

// ASVS 3.4.1, 3.4.4, 3.4.5, 3.4.6

describe('a page', () => {
  it('is a whole document with everything a search engine asks for', async () => {
    const { statusCode, headers, body } = await get('/product/fjord-wandpaneel');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/^<!doctype html><html lang="nl-NL">/);
    expect(body).toContain('<title>Fjord wandpaneel &lt;&amp;&quot;&gt; – Acoustic Shop</title>');
    expect(body).toContain('<meta name="description" content="Vilt met reliëf.">');
    expect(body).toContain('<link rel="canonical" href="https://www.acoustic-nl.example/product/fjord-wandpaneel">');
    expect(body).toContain(
      '<link rel="alternate" hreflang="fr-BE" href="https://www.acoustic-be.example/fr/produit/panneau-mural-fjord">',
    );
    expect(body).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://www.acoustic-nl.example/product/fjord-wandpaneel">',
    );
    expect(body).toContain(
      '<meta property="og:image" content="https://www.acoustic-nl.example/media/fjord-1a2b/640.webp">',
    );
    expect(body).toContain('<div id="root"><h1>Fjord wandpaneel</h1><p>nl-NL</p></div>');
  });

  it('names the production hosts wherever it is served', async () => {
    const { body } = await get('/product/fjord-wandpaneel', 'localhost:3000');
    expect(body).toContain('rel="canonical" href="https://www.acoustic-nl.example/');
    expect(body).not.toContain('localhost');
  });

  it('runs a loader that knows its own chunks and no others, and fetches nothing else ahead', async () => {
    const { body } = await get('/product/fjord-wandpaneel');
    expect(body.match(/<link rel="(modulepreload|preload|prefetch)"[^>]*>/g)).toEqual([
      '<link rel="modulepreload" href="/assets/loader-1.js" fetchpriority="low">',
    ]);
    const ahead = /data-ahead="([^"]*)"/.exec(body)?.[1];
    expect(ahead?.split(' ')).toEqual(['/assets/react-1.js', '/assets/product-1.js']);
    const styles = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    expect(styles).toEqual(['/assets/site-1.css', '/assets/site-product-1.css']);
    expect(body).toContain(
      '<script data-loader="/assets/loader-1.js" data-route="productDetail" data-entry="/assets/entry-1.js" data-site="/assets/nl-nl-1.js"',
    );
  });

  it('runs nothing inline but the script that its policy names, and lets no data end its block', async () => {
    const { body, headers } = await get('/product/fjord-wandpaneel');
    const hash = createHash('sha256').update(startScript).digest('base64');
    expect(headers['content-security-policy']).toContain(` 'sha256-${hash}' 'strict-dynamic'`);
    const scripts = [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(scripts).toHaveLength(3);
    for (const [, attributes, content] of scripts) {
      if (content !== startScript) expect(attributes).toMatch(/type="application\/(ld\+)?json"/);
    }
    const data = scripts.find(([, attributes]) => attributes?.includes('ld+json'))?.[2] ?? '';
    expect(JSON.parse(data).name).toBe('</script><script>alert(1)</script>');
    expect(body).not.toMatch(/ style=| on\w+=/);
  });

  it('hands its data to the browser', async () => {
    const { body } = await get('/product/fjord-wandpaneel');
    const state = /<script type="application\/json" id="state">([^<]*)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.stringify(JSON.parse(state))).toContain('Fjord wandpaneel');
  });

  it('sets no cookie and is cached by nobody but the visitor', async () => {
    const { headers } = await get('/product/fjord-wandpaneel');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('answers HEAD without a body', async () => {
    const answer = await server().inject({
      method: 'HEAD',
      url: '/product/fjord-wandpaneel',
      headers: { host: dutchHost },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed for a browser that takes %s', async (accepted, encoding, decompress) => {
    const answer = await get('/product/fjord-wandpaneel', dutchHost, { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(decompress(answer.rawPayload).toString()).toContain('<h1>Fjord wandpaneel</h1>');
  });
});

describe('a page that is not there or not to be had', () => {
  it('is a 404 that stays out of search engines and loads no script', async () => {
    const { statusCode, body } = await get('/product/gone');
    expect(statusCode).toBe(404);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('rel="canonical"');
    expect(body).not.toContain('<script');
    expect(body).toContain('<h1>Helaas</h1>');
  });

  it('is a 503 with a time to come back while an API is down', async () => {
    api().rule((_, response) => {
      sendProblem(response, 503, 'SERVICE_UNAVAILABLE');
      return true;
    });
    const { statusCode, headers, body } = await get('/product/fjord-wandpaneel');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('30');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<h1>Helaas</h1>');
  });

  it('moves permanently from an old slug', async () => {
    const { statusCode, headers } = await get('/product/old-slug');
    expect(statusCode).toBe(301);
    expect(headers.location).toBe('/product/fjord-wandpaneel');
  });

  it('reveals no internals of a bug of ours', async () => {
    const { statusCode, body } = await get('/product/bug');
    expect(statusCode).toBe(500);
    expect(body).not.toContain('secret');
  });

  it('takes GET and HEAD only', async () => {
    const answer = await server().inject({ method: 'POST', url: '/product/x', headers: { host: dutchHost } });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('refuses a path that is no address', async () => {
    expect((await get('/%E0%A4%A')).statusCode).toBe(400);
  });
});

describe('one address for each page', () => {
  it.each([
    ['/product/fjord-wandpaneel/', '/product/fjord-wandpaneel'],
    ['/producten/?pagina=2', '/producten?pagina=2'],
    ['/producten//wand///', '/producten/wand'],
    ['//evil.example/', '/evil.example'],
    // Aliases.
    ['/assortiment?pagina=2', '/producten?pagina=2'],
    ['/gr%C3%B6%C3%9Fe', '/blogs'],
  ])('%s moves to %s', async (from, to) => {
    const { statusCode, headers } = await get(from);
    expect(statusCode).toBe(301);
    expect(headers.location).toBe(to);
  });

  it('leads from an alias in its own locale alone, with the prefix of that', async () => {
    const at = (url: string) => server().inject({ url, headers: { host: 'www.acoustic-be.example' } });
    expect((await at('/fr/accueil')).headers.location).toBe('/fr');
    expect((await at('/accueil')).statusCode).not.toBe(301);
    expect((await at('/assortiment')).statusCode).not.toBe(301);
    expect((await at('/fr/constructor')).statusCode).not.toBe(301);
  });
});

describe('security headers', () => {
  it('allow this origin and the hosts of the integrations, and inline the first script', async () => {
    const { headers } = await get('/product/fjord-wandpaneel');
    const policy = String(headers['content-security-policy']);
    expect(policy.split('; ').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self' https://collect.example",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self' https://pay.example",
      "frame-ancestors 'none'",
      "frame-src 'none'",
      "img-src 'self'",
      "manifest-src 'self'",
      `script-src 'self' 'inline-speculation-rules' ${startScriptSource} 'strict-dynamic' https://tags.example`,
      "style-src 'self'",
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('allow payment pages that the environment names, where something is paid', () => {
    const hosts = ['http://127.0.0.1:3001'];
    const payment = { hosts: { 'form-action': ['https://pay.example'] } };
    expect(buildContentSecurityPolicy({ payment }, hosts)).toContain(
      "form-action 'self' https://pay.example http://127.0.0.1:3001",
    );
    expect(buildContentSecurityPolicy({}, hosts)).toMatch(/form-action 'self';/);
  });

  it('take scripts and markup from our policies alone where no third party runs scripts, and else report', async () => {
    const pixel = { urls: {}, hosts: { img: ['https://pixel.example'] } };
    const without = buildContentSecurityPolicy({ visitorPixel: pixel }, []);
    expect(without).toContain(
      "; trusted-types start progress rich-text speculation third-parties; require-trusted-types-for 'script'",
    );
    const { headers } = await get('/product/fjord-wandpaneel');
    expect(headers['content-security-policy']).not.toContain('trusted-types');
    expect(headers['content-security-policy-report-only']).toBe("require-trusted-types-for 'script'");
  });

  it('promise https on production hosts alone', async () => {
    expect((await get('/product/fjord-wandpaneel')).headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    const local = await get('/product/fjord-wandpaneel', 'localhost:3000');
    expect(local.headers['strict-transport-security']).toBeUndefined();
  });
});
