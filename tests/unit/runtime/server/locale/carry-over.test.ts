import { parseCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOrderCookies } from '#runtime/server/session/order-cookie.ts';
import { createSessionCookies } from '#runtime/server/session/session-cookie.ts';
import { type ApiServer, sendProblem, startApiServer } from '../../rpc/api-server.ts';
import { createTestServer, dutchHost } from '../test-server.ts';

const secret = 'a secret of some length that is only used in tests';
const sessions = createSessionCookies(secret);
const orders = createOrderCookies(secret);
const belgianHost = 'www.acoustic-be.example';
const switchTo = '/locale/fr-BE?to=%2Ffr%2Fproduits';

let api: ApiServer;
let server: FastifyInstance;
/** Requests that merge carts. */
let merges: string[];
beforeEach(async () => {
  merges = [];
  api = await startApiServer();
  server = await createTestServer(api.url, { trustProxy: true });
});
afterEach(async () => {
  await server.close();
  await api.close();
});

/** Creates a browser that stores cookies by host, and follows redirects. */
function createBrowser() {
  const jars = new Map<string, Map<string, string>>();
  const getJar = (host: string): Map<string, string> => {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const keep = (host: string, lines: readonly string[]): void => {
    for (const line of lines) {
      const [[name = '', value = ''] = []] = Object.entries(parseCookie(line.split(';', 1)[0] ?? ''));
      if (/max-age=0/i.test(line)) getJar(host).delete(name);
      else getJar(host).set(name, value ?? '');
    }
  };
  /** @param site - What the browser says of where it comes from; after a first redirect to another site always that. */
  async function open(address: string, site = 'same-origin', follow = 10): Promise<string> {
    const { host, pathname, search } = new URL(address);
    const cookie = [...getJar(host)].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const answer = await server.inject({
      url: `${pathname}${search}`,
      headers: { host, 'x-forwarded-proto': 'https', 'sec-fetch-site': site, ...(cookie && { cookie }) },
    });
    const set = answer.headers['set-cookie'] ?? [];
    keep(host, typeof set === 'string' ? [set] : set);
    const { location } = answer.headers;
    if (location === undefined || follow === 0) return location ?? address;
    const next = new URL(location, address);
    return await open(next.href, next.host === host ? site : 'cross-site', follow - 1);
  }
  return {
    open,
    keep,
    orderAt: async (host: string) => orders.open(`__Host-order=${getJar(host).get('__Host-order')}`),
    sessionAt: async (host: string) => sessions.open(`__Host-session=${getJar(host).get('__Host-session')}`),
    linesAt: (host: string) => getJar(host).get('cart-lines'),
    names: (host: string) => [...getJar(host).keys()].sort(),
    setOrder: async (host: string, token: string, lines: number) =>
      keep(host, [await orders.seal(token), `cart-lines=${lines}`]),
    setSession: async (host: string, token: string) => keep(host, await sessions.seal(token, true)),
  };
}

const at = (host: string, path: string): string => `https://${host}${path}`;

describe('going to another host of the site', () => {
  it('takes cart and login along, and leaves nothing of the way behind', async () => {
    const visitor = createBrowser();
    await visitor.setOrder(dutchHost, 'order-of-mine', 3);
    await visitor.setSession(dutchHost, 'session-of-mine');
    expect(await visitor.open(at(dutchHost, switchTo))).toBe(at(belgianHost, '/fr/produits'));
    expect(await visitor.orderAt(belgianHost)).toBe('order-of-mine');
    expect(await visitor.sessionAt(belgianHost)).toBe('session-of-mine');
    expect(visitor.names(belgianHost)).not.toContain('__Host-arrival');
    expect(visitor.names(dutchHost)).not.toContain('__Host-departure');
  });

  it('goes straight there with nothing to take along', async () => {
    const visitor = createBrowser();
    expect(await visitor.open(at(dutchHost, switchTo), 'same-origin', 0)).toBe(at(belgianHost, '/fr/produits'));
  });

  it('puts two carts together, and replaces none', async () => {
    api.rule(({ path, headers }, response) => {
      if (path !== '/orders/merge') return false;
      merges.push(String(headers.authorization ?? headers['x-order-token']));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ linesTaken: 3, lines: 5, capped: false }));
      return true;
    });
    const visitor = createBrowser();
    await visitor.setOrder(dutchHost, 'order-there', 3);
    await visitor.setOrder(belgianHost, 'order-here', 2);
    await visitor.open(at(dutchHost, switchTo));
    expect(await visitor.orderAt(belgianHost)).toBe('order-here');
    expect([merges, visitor.linesAt(belgianHost)]).toEqual([['order-here'], '5']);
    // A cart here is merged into the cart of the customer who is logged in there, as at a login.
    await visitor.setSession(dutchHost, 'session-there');
    await visitor.open(at(dutchHost, switchTo));
    expect(await visitor.sessionAt(belgianHost)).toBe('session-there');
    expect(merges.at(-1)).toBe('Bearer session-there');
  });

  it('keeps what is here where two carts cannot be put together', async () => {
    api.rule(({ path }, response) => {
      if (path === '/orders/merge') sendProblem(response, 503, 'SERVICE_UNAVAILABLE');
      return path === '/orders/merge';
    });
    const visitor = createBrowser();
    await visitor.setOrder(dutchHost, 'order-there', 3);
    await visitor.setOrder(belgianHost, 'order-here', 2);
    expect(await visitor.open(at(dutchHost, switchTo))).toBe(at(belgianHost, '/fr/produits'));
    expect([await visitor.orderAt(belgianHost), visitor.linesAt(belgianHost)]).toEqual(['order-here', '2']);
  });

  it('never logs in over a session', async () => {
    const visitor = createBrowser();
    await visitor.setSession(dutchHost, 'session-there');
    await visitor.setSession(belgianHost, 'session-here');
    await visitor.open(at(dutchHost, switchTo));
    expect(await visitor.sessionAt(belgianHost)).toBe('session-here');
  });
});

describe('somebody else’s link', () => {
  /** Returns the last address of the attacker's own transfer, with a valid code. */
  async function linkOfAttacker(): Promise<string> {
    const attacker = createBrowser();
    await attacker.setOrder(dutchHost, 'order-of-attacker', 1);
    await attacker.setSession(dutchHost, 'session-of-attacker');
    const asked = await attacker.open(at(dutchHost, switchTo), 'same-origin', 0);
    const left = await attacker.open(asked, 'cross-site', 0);
    const link = await attacker.open(left, 'cross-site', 0);
    expect(link).toContain('/arrive?code=');
    return link;
  }

  it('brings nobody a cart or a login', async () => {
    const link = await linkOfAttacker();
    const victim = createBrowser();
    for (const site of ['cross-site', 'same-site', 'same-origin', 'none']) {
      await victim.open(link, site);
      expect(victim.names(belgianHost)).toEqual([]);
    }
    // Nor one whose browser has just requested another code.
    await victim.open(at(belgianHost, `/arrive?from=${dutchHost}&to=%2Ffr`), 'cross-site', 0);
    expect(victim.names(belgianHost)).toEqual(['__Host-arrival']);
    await victim.open(link, 'cross-site');
    expect(victim.names(belgianHost)).toEqual(['__Host-arrival']);
  });

  it('has no code made for the attacker, whatever stop of the way it leads to', async () => {
    const victim = createBrowser();
    await victim.setOrder(dutchHost, 'order-of-victim', 2);
    const nonce = 'A'.repeat(43);
    const left = await victim.open(at(dutchHost, `/leave?nonce=${nonce}`), 'cross-site', 0);
    expect(left).toBe('/');
    // Followed from another site, the switch redirects without a transfer.
    const switched = await victim.open(at(dutchHost, switchTo), 'cross-site', 0);
    expect(switched).toBe(at(belgianHost, '/fr/produits'));
    expect(victim.names(dutchHost)).toEqual(['__Host-order', 'cart-lines']);
  });

  it('leads to no other site', async () => {
    const victim = createBrowser();
    for (const from of [
      'evil.example',
      'evil.example@www.acoustic-be.example',
      'localhost:3000',
      'https://evil.example',
    ]) {
      const address = `/arrive?from=${encodeURIComponent(from)}&to=https%3A%2F%2Fevil.example`;
      expect(await victim.open(at(belgianHost, address), 'cross-site', 0), from).toBe('/');
    }
  });

  it('is of no use a second time', async () => {
    const visitor = createBrowser();
    await visitor.setOrder(dutchHost, 'order-of-mine', 1);
    const asked = await visitor.open(at(dutchHost, switchTo), 'same-origin', 0);
    const left = await visitor.open(asked, 'cross-site', 0);
    const arrival = await visitor.open(left, 'cross-site', 0);
    const again = createBrowser();
    await visitor.open(arrival, 'cross-site', 0);
    expect(await visitor.orderAt(belgianHost)).toBe('order-of-mine');
    await again.open(arrival, 'cross-site', 0);
    expect(again.names(belgianHost)).toEqual([]);
  });
});
