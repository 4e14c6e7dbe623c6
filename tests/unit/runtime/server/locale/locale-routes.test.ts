import { describe, expect, it } from 'vitest';
import { createTestServer, dutchHost } from '../test-server.ts';
import { testServerForFile } from '../test-server-for-file.ts';

const { api, get, server } = testServerForFile();

describe('the host', () => {
  it('decides the language of the page', async () => {
    expect((await get('/produkt/fjord-wandpaneel', 'de-de.localhost:3000')).body).toContain('<html lang="de-DE">');
    expect((await get('/fr/produit/fjord-wandpaneel', 'www.acoustic-be.example')).body).toContain(
      '<html lang="fr-BE">',
    );
  });

  it('is refused when it is not the site’s, whatever is asked for', async () => {
    for (const path of ['/', '/api/trpc/content.menus', '/sitemap.xml', '/assets/entry-1.js']) {
      expect((await get(path, 'evil.example')).statusCode).toBe(421);
    }
  });

  it('leads from its bare root to the prefix its locale lives under', async () => {
    const { statusCode, headers } = await get('/?utm=x', 'fr-be.localhost:3000');
    expect(statusCode).toBe(302);
    expect(headers.location).toBe('/fr?utm=x');
    expect(headers['cache-control']).toContain('no-store');
  });
});

describe('the language switcher', () => {
  it.each([
    ['localhost:3000', 'fr-BE', '/fr/produits', '/fr/produits'],
    ['nl-nl.localhost:3000', 'fr-BE', '/fr/produits', 'http://fr-be.localhost:3000/fr/produits'],
    ['nl-nl.acoustic.localhost:3000', 'fr-BE', '/fr/produits', 'http://fr-be.acoustic.localhost:3000/fr/produits'],
    [dutchHost, 'fr-BE', '/fr/produits', 'https://www.acoustic-be.example/fr/produits'],
    ['staging-fr.acoustic.test', 'fr-BE', '/fr', 'http://staging-fr.acoustic.test/fr'],
    ['staging-fr.acoustic.test', 'nl-NL', '/', 'https://www.acoustic-nl.example/'],
  ])('on %s goes to %s within the family of hosts', async (host, locale, to, location) => {
    const { statusCode, headers } = await get(`/locale/${locale}?to=${encodeURIComponent(to)}`, host);
    expect(statusCode).toBe(303);
    expect(headers.location).toBe(location);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('asks for the slug of a product that its page does not know in other languages', async () => {
    const known = await get('/locale/fr-BE/product/fjord-wandpaneel', 'nl-nl.localhost:3000');
    expect(known.statusCode).toBe(303);
    expect(known.headers.location).toBe('/locale/fr-BE?to=%2Ffr%2Fproduit%2Fpanneau-mural-fjord');
    expect(known.headers['cache-control']).toBe('no-store');
    const gone = await get('/locale/fr-BE/product/gone', 'nl-nl.localhost:3000');
    expect(gone.headers.location).toBe('/locale/fr-BE');
    expect((await get('/locale/xx-XX/product/fjord-wandpaneel', 'nl-nl.localhost:3000')).statusCode).toBe(404);
  });

  it('remembers the language for a year', async () => {
    const { headers } = await get('/locale/de-de?to=/produkte', 'localhost:3000');
    expect(headers['set-cookie']).toBe('locale=de-DE; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
    const page = await get('/produkt/fjord-wandpaneel', 'localhost:3000', { cookie: 'locale=de-DE' });
    expect(page.body).toContain('<html lang="de-DE">');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'never leads to another site: %s',
    async (to) => {
      const { headers } = await get(`/locale/fr-BE?to=${encodeURIComponent(to)}`, 'localhost:3000');
      expect(headers.location).toBe('/fr');
    },
  );

  it('knows no other languages', async () => {
    const answer = await get('/locale/es-ES?to=/', 'localhost:3000');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('behind a proxy that is trusted', () => {
  it('goes by the host and the scheme the visitor used', async () => {
    const proxied = await createTestServer(api().url, { trustProxy: true });
    const answer = await proxied.inject({
      method: 'GET',
      url: '/locale/nl-NL?to=/',
      headers: { host: 'pod-7', 'x-forwarded-host': dutchHost, 'x-forwarded-proto': 'https' },
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['set-cookie']).toContain('Secure');
    await proxied.close();
  });

  it('is not believed unless it is', async () => {
    expect((await get('/', 'pod-7', { 'x-forwarded-host': dutchHost })).statusCode).toBe(421);
  });
});

describe('the names of this machine', () => {
  const names = ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'nl-nl.localhost:3000', 'nl-nl.acoustic.localhost'];

  const page = '/product/fjord-wandpaneel';

  it.each(names)('are answered to its own programs: %s', async (host) => {
    expect(
      (await server().inject({ url: page, headers: { host }, remoteAddress: '::ffff:127.0.0.1' })).statusCode,
    ).toBe(200);
  });

  it.each(names)('are nobody’s from elsewhere: %s', async (host) => {
    const statuses = new Set<number>();
    for (const remoteAddress of ['192.0.2.7', '::ffff:10.0.0.7', '2001:db8::7', '128.0.0.1']) {
      statuses.add((await server().inject({ url: page, headers: { host }, remoteAddress })).statusCode);
    }
    for (const header of [
      'forwarded',
      'via',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-real-ip',
    ]) {
      statuses.add((await server().inject({ url: page, headers: { host, [header]: '' } })).statusCode);
    }
    expect([...statuses]).toEqual([421]);
  });

  it('are answered to anybody where an operator has named them', async () => {
    const asked = { url: page, headers: { host: 'nl-be.localhost:3000', 'x-forwarded-for': '192.0.2.7' } };
    expect((await server().inject(asked)).statusCode).toBe(421);
    const named = await createTestServer(api().url, { hostAliases: new Map([['nl-be.localhost', ['nl-BE']]]) });
    expect((await named.inject({ ...asked, remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
    await named.close();
  });
});
