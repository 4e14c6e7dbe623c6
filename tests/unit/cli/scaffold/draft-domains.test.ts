import { describe, expect, it } from 'vitest';
import { draftDomains, readDomainWishes } from '#cli/scaffold/site/draft-domains.ts';

const locale = (tag: string) => ({ locale: tag, name: tag, language: tag.slice(0, 2), country: tag.slice(3) });
const drafted = (locales: readonly string[], ...domains: string[]): string[] =>
  draftDomains(locales.map(locale), readDomainWishes(domains)).map(
    ({ locale: tag, host, prefix }) => `${tag} ${host}${prefix}`,
  );

describe('a pattern', () => {
  it('gives each country its host, and the second language of one a prefix', () => {
    expect(drafted(['nl-NL', 'nl-BE', 'fr-BE', 'en-GB'], 'studio-{country}.example')).toEqual([
      'nl-NL studio-nl.example',
      'nl-BE studio-be.example',
      'fr-BE studio-be.example/fr',
      'en-GB studio-uk.example',
    ]);
  });

  it('without places puts all but the first under a prefix', () => {
    expect(drafted(['nl-NL', 'nl-BE', 'fr-BE', 'fr-FR'], 'studio.example')).toEqual([
      'nl-NL studio.example',
      'nl-BE studio.example/nl',
      'fr-BE studio.example/fr',
      'fr-FR studio.example/fr-fr',
    ]);
  });

  it('can be of language and locale', () => {
    expect(drafted(['nl-NL', 'fr-BE'], '{language}.studio.example')).toEqual([
      'nl-NL nl.studio.example',
      'fr-BE fr.studio.example',
    ]);
    expect(drafted(['fr-BE'], '{locale}.studio.example')).toEqual(['fr-BE fr-be.studio.example']);
  });

  it('keeps off the addresses that are named', () => {
    expect(drafted(['nl-NL', 'de-DE'], 'studio.example', 'de-DE=studio.example')).toEqual([
      'nl-NL studio.example/nl',
      'de-DE studio.example',
    ]);
  });
});

it('accepts host and prefix of single locales', () => {
  expect(drafted(['nl-NL', 'fr-BE'], 'nl-NL=a.example', 'fr-BE=b.example/fr')).toEqual([
    'nl-NL a.example',
    'fr-BE b.example/fr',
  ]);
});

it.each([
  [['nl-NL=a.example'], 'No domain for fr-BE'],
  [['a.example', 'b.example'], 'Two patterns for domains'],
  [['nl-NL=a.example', 'nl-NL=b.example'], 'Two domains for nl-NL'],
])('refuses %j', (domains, message) => {
  expect(() => drafted(['nl-NL', 'fr-BE'], ...domains)).toThrow(message);
});
