import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadSite } from '#cli/config/load-site.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { loadProject } from '#cli/project/load-project.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import { addLocale } from '#cli/scaffold/locale/add-locale.ts';
import { askLocale } from '#cli/scaffold/locale/ask-locale.ts';
import { describeLocale } from '#cli/scaffold/locale/describe-locale.ts';
import { loadKnownProject } from '#cli/scaffold/site/known-project.ts';
import { createContext } from '../command-context.ts';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';
import { scriptedAsk } from './scripted-ask.ts';

const base = 'site-configs/base.yaml';
const acoustic = 'site-configs/acoustic.yaml';

// With it, the descriptions are not checked against the runtime, which is unchanged here.
const usage = await loadRuntimeUsage();

let root: ProjectRoot;
let before: string[];
beforeAll(async () => {
  root = await createProjectRoot();
  before = await files();
});
afterEach(async () => {
  await root.restore([base, acoustic, 'site-configs/group.yaml']);
  const added = (await files()).filter((file) => !before.includes(file));
  for (const folder of added.filter((file) => /[a-z]{2}-[A-Z]{2}$/.test(file))) await root.remove(folder);
});
afterAll(() => root.dispose());

const files = async (): Promise<string[]> => (await readdir(root.dir, { recursive: true })).sort();
const add = (locale: string, wishes: Partial<Parameters<typeof addLocale>[2]> = {}) =>
  addLocale(createContext(root.dir).context, locale, { sites: [], ...wishes });
const json = async (file: string) => JSON.parse(await root.read(file));
const errors = async (): Promise<string[]> => {
  const { diagnostics } = await loadProject(root.dir, ['acoustic'], usage);
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
};
/** Lines that a change removed. */
const goneFrom = (was: string, is: string): string[] => {
  const now = is.split('\n');
  let at = 0;
  return was.split('\n').filter((line) => {
    const found = now.indexOf(line, at);
    if (found !== -1) at = found + 1;
    return found === -1;
  });
};

describe('a new locale', { timeout: 60_000 }, () => {
  it('adds lines to base.yaml and to the sites that offer it, and changes none', async () => {
    const was = { base: await root.read(base), acoustic: await root.read(acoustic) };
    const { data, next } = await add('es-ES', { sites: ['acoustic=acoustic-es.example'] });
    const is = { base: await root.read(base), acoustic: await root.read(acoustic) };
    expect(goneFrom(was.base, is.base)).toEqual([]);
    expect(goneFrom(was.acoustic, is.acoustic)).toEqual([]);
    const keys = Object.keys(parse(is.base).routes);
    expect(is.base.split('\n')).toHaveLength(was.base.split('\n').length + keys.length + 1);
    expect(is.base).toContain(
      '  es-ES: { language: es, name: Español, country: ES, currency: EUR, timeZone: Europe/Madrid }\n',
    );
    expect(is.acoustic).toContain('\n  es-ES: acoustic-es.example\n');
    expect(data).toMatchObject({ locale: 'es-ES', from: 'en-GB', files: { changed: [base, acoustic] } });
    expect(next).toContain('To translate:');
    expect(await errors()).toEqual([]);
    const { model } = await loadSite(root.dir, 'acoustic');
    expect(model.routes['es-ES']).toEqual(model.routes['en-GB']);
  });

  it('begins with the words of its language, which are to be looked through only', async () => {
    const { data, next } = await add('nl-LU');
    expect(data).toMatchObject({ from: 'nl-NL', translate: [] });
    expect(next).toContain('look them through');
    expect(await root.read('locales/nl-LU/product.json')).toBe(await root.read('locales/nl-NL/product.json'));
    expect(await root.read('locales/enc-web/nl-LU/footer.json')).toBe(
      await root.read('locales/enc-web/nl-NL/footer.json'),
    );
    expect(parse(await root.read(base)).locales['nl-LU'].name).toBe('Nederlands (Luxemburg)');
  });

  it('gets the plural forms that its language has', async () => {
    const english = await json('locales/en-GB/product.json');
    const stem = (function find(texts: object, prefix: string[]): string[] {
      for (const [key, value] of Object.entries(texts)) {
        if (key.endsWith('_other')) return [...prefix, key.slice(0, -'_other'.length)];
        const deeper = typeof value === 'object' ? find(value, [...prefix, key]) : [];
        if (deeper.length > 0) return deeper;
      }
      return [];
    })(english, []);
    const last = stem.at(-1);
    const group = (texts: Record<string, never>): Record<string, string> =>
      stem.slice(0, -1).reduce((found, key) => found[key] ?? found, texts);
    await add('pl-PL', { sites: ['acoustic=acoustic-pl.example'] });
    const polish = group(await json('locales/pl-PL/product.json'));
    expect(polish[`${last}_few`]).toBe(group(english)[`${last}_other`]);
    expect(polish[`${last}_one`]).toBe(group(english)[`${last}_one`]);
    expect(await errors()).toEqual([]);
  });

  it('gets a prefix on a shared host', async () => {
    await add('nl-LU', { from: 'nl-BE', sites: ['acoustic=acoustic-be.example', 'group=group-nl.example/lu'] });
    expect(await root.read(acoustic)).toContain('  nl-LU: { host: acoustic-be.example, prefix: /nl }');
    expect(await root.read('site-configs/group.yaml')).toContain('  nl-LU: { host: group-nl.example, prefix: /lu }');
  });

  it('keeps the byte order mark and line ends of Windows', async () => {
    const windows = `\uFEFF${(await root.read(base)).replaceAll('\n', '\r\n')}`;
    await root.write(base, windows);
    await add('nl-LU');
    const is = await root.read(base);
    expect(is.startsWith('\uFEFF# yaml')).toBe(true);
    expect(is.replaceAll('\r\n', '')).not.toContain('\n');
    expect(goneFrom(windows, is)).toEqual([]);
  });

  it('prefers given values to suggestions', async () => {
    await add('de-CH', { name: 'Schweiz', currency: 'GBP', timeZone: 'Europe/London', from: 'de-AT' });
    expect(parse(await root.read(base)).locales['de-CH']).toEqual({
      language: 'de',
      name: 'Schweiz',
      country: 'CH',
      currency: 'GBP',
      timeZone: 'Europe/London',
    });
  });
});

describe('what cannot be is refused, and nothing is written', { timeout: 60_000 }, () => {
  it.each<[string, string, Partial<Parameters<typeof addLocale>[2]>, string]>([
    ['another way of writing it', 'es_es', {}, 'Did you mean es-ES?'],
    ['a language alone', 'es', {}, 'es is no locale'],
    ['a country nobody knows', 'es-ZZ', {}, 'Missing: --time-zone'],
    ['a language nobody knows', 'xx-NL', {}, 'Missing: --name'],
    ['a source that is not there', 'es-ES', { from: 'en-US' }, 'Did you mean "en-GB"'],
    ['a time zone that is none', 'es-ES', { timeZone: 'Europe/Madird' }, 'timeZone'],
    ['a site without a host', 'es-ES', { sites: ['acoustic'] }, 'names no host'],
    ['a site that is not there', 'es-ES', { sites: ['acustic=a.example'] }, 'Did you mean "acoustic"'],
  ])('%s', async (_, locale, wishes, message) => {
    const added = add(locale, wishes);
    await expect(added).rejects.toBeInstanceOf(UsageError);
    await expect(added).rejects.toThrow(message);
    expect(await files()).toEqual(before);
  });

  it('a locale that is there, at its place', async () => {
    const refused = await add('fr-BE').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InputError);
    const [first] = refused instanceof InputError ? refused.diagnostics : [];
    expect(first).toMatchObject({ code: 'scaffold.exists', place: { file: base, column: 3 } });
  });

  it('a host that another site has', async () => {
    const was = await root.read(base);
    await expect(add('es-ES', { sites: ['acoustic=group-nl.example'] })).rejects.toThrow(
      'which belongs to es-ES of acoustic',
    );
    expect(await files()).toEqual(before);
    expect(await root.read(base)).toBe(was);
  });

  it('a folder of texts that is there already', async () => {
    await root.write('locales/es-ES/global.json', '{}');
    await expect(add('es-ES')).rejects.toThrow('locales/es-ES/global.json is there already');
    expect(parse(await root.read(base)).locales['es-ES']).toBeUndefined();
  });
});

describe('what follows from the name of a locale', () => {
  it.each([
    ['es-ES', { name: 'Español', currency: 'EUR', timeZone: 'Europe/Madrid' }],
    ['pt-PT', { name: 'Português', currency: 'EUR', timeZone: 'Europe/Lisbon' }],
    ['de-CH', { name: 'Deutsch (Schweiz)', currency: 'EUR', timeZone: 'Europe/Zurich' }],
    ['de-DE', { timeZone: 'Europe/Berlin' }],
    ['cy-GB', { name: 'Cymraeg', currency: 'GBP', timeZone: 'Europe/London' }],
    // It has several time zones.
    ['en-US', { name: 'English (United States)', timeZone: undefined }],
  ])('%s', (locale, wanted) => {
    const known = ['de', 'en'].map((language) => ({ locale: `${language}-XX`, name: '', language, country: 'XX' }));
    expect(describeLocale(locale, known)).toMatchObject(wanted);
  });
});

it('asks on a terminal, with suggestions from the name', async () => {
  const known = await loadKnownProject(root.dir);
  const { ask, asked } = scriptedAsk({ Sites: ['acoustic'] });
  expect(await askLocale('it-IT', { sites: [] }, known, ask)).toEqual({
    from: 'en-GB',
    name: 'Italiano',
    currency: 'EUR',
    timeZone: 'Europe/Rome',
    sites: ['acoustic=acoustic-it.example'],
  });
  expect(asked).toHaveLength(6);
  const { ask: silent, asked: none } = scriptedAsk();
  const all = {
    from: 'fr-FR',
    name: 'I',
    currency: 'EUR',
    timeZone: 'Europe/Rome',
    sites: ['group=g.example'],
  } as const;
  expect(await askLocale('it-IT', all, known, silent)).toEqual(all);
  expect(none).toEqual([]);
});
