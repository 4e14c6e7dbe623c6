import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doctorOfApi } from '#cli/doctor/doctor-of-api.ts';
import { findLiveApiGaps } from '#cli/live-api/find-live-api.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';

/** Answers by language and path; an answer with a code is a problem. */
type Answers = (locale: string, path: string) => unknown;

const problem = (code: string) => ({ code });
const statuses: Readonly<Record<string, number>> = { SHOP_UNKNOWN: 400, LOCALE_UNKNOWN: 400, INTERNAL: 500 };
const menus = {
  header: [
    { label: 'Felt', route: { key: 'contentPage', params: { slug: 'felt' } }, children: [] },
    {
      label: 'Products',
      route: { key: 'productOverview', params: {} },
      children: [
        { label: 'Fjord', route: { key: 'productDetail', params: { slug: 'fjord' } } },
        { label: 'Shelves', route: { key: 'shelfDetail', params: { slug: 'oak' } } },
      ],
    },
  ],
};
const rules = { items: [{ skuPattern: 'FJ-*', images: [{ folder: 'scene-1a', widths: [320, 640] }] }], pages: 1 };

const whole: Answers = (_, path) => {
  if (path === '/menus') return { header: menus.header.slice(0, 1) };
  return path === '/image-rules' ? rules : {};
};

let root: ProjectRoot;
let server: Server;
let url: string;
let answers: Answers = whole;
beforeAll(async () => {
  root = await createProjectRoot();
  server = createServer(({ url: address = '/', headers }, response) => {
    const answer = answers(String(headers['accept-language']), new URL(address, 'http://api.invalid').pathname);
    const code = typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : undefined;
    const status = code === undefined ? 200 : (statuses[code] ?? 404);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The API has no port');
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.close();
  await root.dispose();
});

const find = async (given: Answers) => {
  answers = given;
  const addresses = { productApiUrl: url, contentApiUrl: url };
  const { diagnostics } = await findLiveApiGaps(root.dir, 'acoustic', addresses, undefined);
  return diagnostics;
};

/** Returns the line of the configuration at a diagnostic's position. */
const getLine = async (place: { readonly file: string; readonly line: number } | undefined) =>
  place && (await root.read(place.file)).split('\n')[place.line - 1]?.trim();

describe('what running APIs have of a site', () => {
  it('is everything', async () => {
    expect(await find(whole)).toEqual([]);
    expect(await doctorOfApi(root.dir, 'acoustic', `${url}/`)).toMatchObject({
      diagnostics: [],
      text: `${url} has everything that acoustic names.`,
    });
  });

  it('lacks a page, link targets and an image: each is reported at its line, once for all languages', async () => {
    const found = await find((locale, path) => {
      if (path === '/menus') return locale === 'nl-NL' || locale === 'fr-BE' ? menus : { header: [] };
      if (path === '/image-rules') return rules;
      if (path === '/pages/ac-cart') return locale === 'de-DE' ? problem('NOT_FOUND') : {};
      return ['/Products/fjord', '/Uploads/scene-1a/320.webp'].includes(path) ? problem('NOT_FOUND') : {};
    });
    const told = await Promise.all(found.map(async ({ message, place }) => `${message} | ${await getLine(place)}`));
    expect(told.sort()).toEqual([
      '"Fjord" of the menu header leads to fjord, which does not exist in nl-NL, fr-BE | nl-NL: "/product/{slug}"',
      '"Shelves" of the menu header leads to shelfDetail, which this site does not have in nl-NL, fr-BE | routes:',
      'The page ac-cart, which pages.cart names, does not exist in de-DE | cart: ac-cart',
      'The picture scene-1a of the image rule FJ-* does not exist in nl-NL | id: acoustic',
    ]);
    expect(new Set(found.map(({ code, severity }) => `${severity} ${code}`))).toEqual(new Set(['error live.missing']));
  });

  it('lacks a locale, or the shop', async () => {
    const [gap, ...more] = await find((locale, path) =>
      locale === 'fr-BE' ? problem('LOCALE_UNKNOWN') : whole(locale, path),
    );
    expect([gap?.message, more]).toEqual(['The shop acoustic has no texts in fr-BE', []]);
    expect(await getLine(gap?.place)).toContain('fr-BE:');
    const shopless = await find(() => problem('SHOP_UNKNOWN'));
    expect(shopless.map(({ message }) => message)).toEqual(['The API has no shop acoustic']);
  });

  it('are unknown when the APIs fail or do not answer', async () => {
    const failing = await find((locale, path) =>
      path === '/pages/ac-cart' ? problem('INTERNAL') : whole(locale, path),
    );
    expect(failing).toMatchObject([{ code: 'live.silent', message: `${url}/pages/ac-cart answers 500 INTERNAL` }]);
    const { diagnostics } = await doctorOfApi(root.dir, 'acoustic', 'http://127.0.0.1:9');
    expect(diagnostics).toMatchObject([{ code: 'live.silent' }]);
  });
});
