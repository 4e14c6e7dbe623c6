import { describe, expect, it } from 'vitest';
import { EnvironmentError, parseEnvironment } from '#runtime/server/environment.ts';

const locales = ['nl-NL', 'fr-BE'];
const needed = { PRODUCT_API_URL: 'http://127.0.0.1:3001', SESSION_SECRET: 'a long secret' };

const collectComplaints = (variables: Record<string, string>): string => {
  try {
    parseEnvironment(variables, locales);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return '';
};

describe('parseEnvironment', () => {
  it('fills in what may be left out', () => {
    expect(parseEnvironment(needed, locales)).toEqual({
      port: 3000,
      host: '127.0.0.1',
      apis: { productApiUrl: 'http://127.0.0.1:3001', contentApiUrl: 'http://127.0.0.1:3001' },
      apiDeadlineMs: 2500,
      sessionSecret: 'a long secret',
      hostAliases: new Map(),
      paymentHosts: [],
      trustProxy: false,
      visitorLimit: 0,
      logLevel: 'info',
      metrics: false,
      serviceKey: undefined,
      redisUrl: undefined,
      pageCacheBytes: 64 * 1024 * 1024,
      pageFreshMs: 0,
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(parseEnvironment({ ...needed, PORT: '', LOG_LEVEL: '', METRICS: '' }, locales).port).toBe(3000);
  });

  it('counts visitors where it is told who they are', () => {
    const limit = (env: Readonly<Record<string, string>>) =>
      parseEnvironment({ ...needed, ...env }, locales).visitorLimit;
    expect(limit({ TRUST_PROXY: 'loopback' })).toBe(600);
    expect(limit({ TRUST_PROXY: '1', VISITOR_LIMIT: '0' })).toBe(0);
    expect(limit({ VISITOR_LIMIT: '90' })).toBe(90);
  });

  it('lets pages be fresh for as long as somebody can tell of changes', () => {
    const freshMs = (env: Readonly<Record<string, string>>) =>
      parseEnvironment({ ...needed, ...env }, locales).pageFreshMs;
    expect(freshMs({})).toBe(0);
    expect(freshMs({ SERVICE_KEY: '0123456789abcdef' })).toBe(600_000);
    expect(freshMs({ REDIS_URL: 'redis://cache:6379' })).toBe(600_000);
    expect(freshMs({ PAGE_FRESH_SECONDS: '60' })).toBe(60_000);
    expect(freshMs({ SERVICE_KEY: '0123456789abcdef', PAGE_FRESH_SECONDS: '0' })).toBe(0);
  });

  it.each([
    [{ PAYMENT_HOSTS: 'pay.example' }, 'PAYMENT_HOSTS must hold origins like https://pay.example'],
    [{ PAYMENT_HOSTS: 'https://pay.example/; script-src *' }, 'PAYMENT_HOSTS must hold origins'],
    [{ SERVICE_KEY: 'short' }, 'SERVICE_KEY must have 16 characters or more'],
    [{ REDIS_URL: 'http://cache' }, 'REDIS_URL must be the address of a Redis server'],
    [{ API_DEADLINE_MS: '3s' }, 'API_DEADLINE_MS must be a number of milliseconds'],
    [{ VISITOR_LIMIT: '-1' }, 'VISITOR_LIMIT must be a number of pages and calls a minute'],
    [{ PAGE_CACHE_MB: 'much' }, 'PAGE_CACHE_MB must be a number of megabytes'],
    [{ PAGE_FRESH_SECONDS: '-1' }, 'PAGE_FRESH_SECONDS must be a number of seconds'],
  ])('says what is wrong with %j', (env, problem) => {
    expect(() => parseEnvironment({ ...needed, ...env }, locales)).toThrow(problem);
  });

  it('drops slashes at the end of addresses', () => {
    const { apis } = parseEnvironment({ ...needed, CONTENT_API_URL: 'https://content.example/v1/' }, locales);
    expect(apis.contentApiUrl).toBe('https://content.example/v1');
  });

  it('reads staging hosts, one of them for two languages', () => {
    const { hostAliases } = parseEnvironment(
      { ...needed, HOST_ALIASES: 'Staging.example=nl-NL, be.example=fr-BE, staging.example=fr-be' },
      locales,
    );
    expect([...hostAliases]).toEqual([
      ['staging.example', ['nl-NL', 'fr-BE']],
      ['be.example', ['fr-BE']],
    ]);
  });

  it('reads which proxies are trusted', () => {
    const read = (value: string) => parseEnvironment({ ...needed, TRUST_PROXY: value }, locales).trustProxy;
    expect(read('true')).toBe(true);
    expect(read('10.0.0.0/8,127.0.0.1')).toBe('10.0.0.0/8,127.0.0.1');
    const hops = read('2');
    if (typeof hops !== 'function') throw new Error('A number of hops is a rule');
    expect([hops('10.0.0.1', 1), hops('10.0.0.1', 2)]).toEqual([true, false]);
    expect(read('loopback, fd00::/8')).toBe('loopback, fd00::/8');
  });

  it.each(['banana', '10.0.0.0/99', '10.0.0.0/8/8', 'yes', '10.0.0.1,'])('refuses %s for a proxy', (value) => {
    expect(collectComplaints({ ...needed, TRUST_PROXY: value })).toContain('TRUST_PROXY must be true, false, a number');
  });

  it.each(['http://user:secret@api.example', 'https://api.example/v1?key=1', 'https://api.example/#x'])(
    'refuses an address that no path can be put behind: %s',
    (address) => {
      const complaints = collectComplaints({ ...needed, PRODUCT_API_URL: address });
      expect(complaints).toContain('PRODUCT_API_URL must be an address without a user name');
      expect(complaints).not.toContain('secret');
    },
  );

  it.each(['0x1f', '1e3', '-1', '3000.5', '65536'])('refuses %s for a port', (value) => {
    expect(collectComplaints({ ...needed, PORT: value })).toContain('PORT must be a number from 0 to 65535');
  });

  it.each(['https://staging.example', 'staging.example:8080', 'staging.example/fr'])(
    'refuses an alias that no Host header can match: %s',
    (host) => {
      expect(collectComplaints({ ...needed, HOST_ALIASES: `${host}=nl-NL` })).toContain(
        `HOST_ALIASES must name hosts without a scheme, a port or a path, but has "${host}"`,
      );
    },
  );

  it('names everything that is wrong at once', () => {
    const complaints = collectComplaints({
      PORT: '70000',
      PRODUCT_API_URL: 'backend:3001',
      LOG_LEVEL: 'loud',
      METRICS: 'yes',
    });
    for (const name of ['PORT', 'PRODUCT_API_URL', 'SESSION_SECRET', 'LOG_LEVEL', 'METRICS']) {
      expect(complaints).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
  });

  it('never shows a secret', () => {
    expect(collectComplaints({ SESSION_SECRET: 'do-not-print-me', PORT: 'x' })).not.toContain('do-not-print-me');
  });

  it('says which alias names a language the site does not have', () => {
    expect(collectComplaints({ ...needed, HOST_ALIASES: 'staging.example=es-ES' })).toContain(
      'HOST_ALIASES names es-ES for staging.example, but this site has nl-NL, fr-BE',
    );
    expect(collectComplaints({ ...needed, HOST_ALIASES: 'staging.example' })).toContain('has "staging.example"');
  });
});
