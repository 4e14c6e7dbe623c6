import { describe, expect, it } from 'vitest';
import { createHostTable } from '#runtime/server/locale/host-table.ts';
import { resolveLocale } from '#runtime/server/locale/resolve-locale.ts';
import { siteModel } from '../../rpc/site-model.ts';

const hosts = createHostTable(
  siteModel,
  new Map([
    ['staging.acoustic.test', ['de-DE']],
    ['be.acoustic.test', ['nl-BE', 'fr-BE']],
    ['all.acoustic.test', ['nl-NL', 'de-DE']],
  ]),
);

/** `locale`, or `→ /path` for a redirect, or `unknown-host`. */
const resolve = (host: string, path = '/', cookie?: string): string => {
  const resolution = resolveLocale(siteModel, hosts, { host, path, cookie });
  if (resolution.kind === 'locale') return resolution.locale;
  return resolution.kind === 'redirect' ? `→ ${resolution.location}` : resolution.kind;
};

describe('resolveLocale', () => {
  it.each([
    ['www.acoustic-nl.example', '/producten', 'nl-NL'],
    ['WWW.Acoustic-NL.example:443', '/producten', 'nl-NL'],
    ['www.acoustic-nl.example.', '/', 'nl-NL'],
    ['www.acoustic-be.example', '/', 'nl-BE'],
    ['www.acoustic-be.example', '/fr', 'fr-BE'],
    ['www.acoustic-be.example', '/fr/produits', 'fr-BE'],
    ['www.acoustic-be.example', '/friet', 'nl-BE'],
    ['www.acoustic-nl.example', '/fr/produits', 'nl-NL'],
  ])('production: %s%s is %s', (host, path, locale) => {
    expect(resolve(host, path)).toBe(locale);
  });

  it('goes by the cookie where languages without a prefix share a staging host', () => {
    expect(resolve('all.acoustic.test', '/produkte')).toBe('nl-NL');
    expect(resolve('all.acoustic.test', '/produkte', 'de-DE')).toBe('de-DE');
    expect(resolve('all.acoustic.test', '/produkte', 'fr-BE')).toBe('nl-NL');
  });

  it('refuses a host with a port that there is not', () => {
    expect(resolve('localhost:65535')).toBe('nl-NL');
    expect(resolve('localhost:65536')).toBe('unknown-host');
  });

  it('does not let a cookie change a production host', () => {
    expect(resolve('www.acoustic-nl.example', '/', 'de-DE')).toBe('nl-NL');
    expect(resolve('www.acoustic-be.example', '/', 'fr-BE')).toBe('nl-BE');
  });

  it.each([
    ['de-de.localhost:3000', '/produkte', 'de-DE'],
    ['fr-be.localhost:3000', '/', '→ /fr'],
    ['fr-be.localhost:3000', '/fr', 'fr-BE'],
    ['fr-be.localhost:3000', '/fr/produits', 'fr-BE'],
    ['fr-be.localhost:3000', '/produits', 'fr-BE'],
    ['nl-be.localhost:3000', '/fr/produits', 'nl-BE'],
    ['fr-fr.localhost:3000', '/', 'unknown-host'],
  ])('development: %s%s is %s', (host, path, expected) => {
    expect(resolve(host, path)).toBe(expected);
  });

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    '%s goes by prefix, then cookie, then default',
    (host) => {
      expect(resolve(host)).toBe('nl-NL');
      expect(resolve(host, '/fr/produits')).toBe('fr-BE');
      expect(resolve(host, '/fr/produits', 'de-DE')).toBe('fr-BE');
      expect(resolve(host, '/produkte', 'de-DE')).toBe('de-DE');
      expect(resolve(host, '/produkte', 'DE-de')).toBe('de-DE');
      expect(resolve(host, '/', 'fr-BE')).toBe('→ /fr');
      expect(resolve(host, '/producten', 'fr-BE')).toBe('nl-NL');
      expect(resolve(host, '/', 'xx-XX')).toBe('nl-NL');
    },
  );

  it('answers on the hosts that the environment adds', () => {
    expect(resolve('staging.acoustic.test')).toBe('de-DE');
    expect(resolve('be.acoustic.test', '/')).toBe('nl-BE');
    expect(resolve('be.acoustic.test', '/fr/produits')).toBe('fr-BE');
  });

  it.each(['evil.example', 'acoustic-nl.example', 'www.acoustic-nl.example.evil.example', ''])('refuses %j', (host) => {
    expect(resolve(host)).toBe('unknown-host');
  });
});
