import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { createMessages } from '#runtime/i18n/messages.ts';
import { createServerMessages } from '#runtime/i18n/server-messages.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Flattens nested names with dots, like the generator. */
function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const localesFolder = path.join(import.meta.dirname, '../../../../locales');
const locales = ['nl-NL', 'nl-BE', 'fr-BE', 'fr-FR', 'de-DE', 'de-AT', 'en-GB'];

/** Reads a folder of texts: those of all sites, or what a brand says differently. */
async function readTexts(folder: string): Promise<Record<string, Record<string, string>>> {
  const files = await readdir(folder);
  const namespaces = files.map(async (file) => {
    const tree: Tree = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    return [path.basename(file, '.json'), Object.fromEntries(flatten(tree))] as const;
  });
  return Object.fromEntries(await Promise.all(namespaces));
}

/** Values that a careless implementation would read as something else: placeholders, nesting, patterns of `replace`. */
const values = [(name: string) => `<${name} & co>`, (name: string) => `{{${name}}} $t(cart:title) $& $1`];

describe.each(locales)('the texts of %s', (locale) => {
  it('read in the browser as i18next gives them on the server, every one, with values and in its plural forms', async () => {
    let compared = 0;
    const brands = (await readdir(localesFolder)).filter((name) => name.endsWith('-web'));
    for (const folder of [locale, ...brands.map((brand) => path.join(brand, locale))]) {
      const messages = await readTexts(path.join(localesFolder, folder));
      const browser = createMessages({ locale, messages });
      const server = await createServerMessages({ locale, messages });
      for (const [namespace, texts] of Object.entries(messages)) {
        for (const [key, text] of Object.entries(texts)) {
          const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);
          const asked = `${namespace}:${key.replace(/_(?:zero|one|two|few|many|other)$/, '')}`;
          const isPlural = asked !== `${namespace}:${key}`;
          for (const write of values) {
            const given = Object.fromEntries(names.map((name) => [name, write(name)]));
            for (const count of isPlural ? [0, 1, 1.5, 2, 5, 1_000_000] : [undefined]) {
              const all: Record<string, string | number> = count === undefined ? given : { ...given, count };
              expect(browser.t(asked, all)).toBe(server.t(asked, all));
              compared += 1;
            }
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});

describe('createMessages', () => {
  const messages = {
    search: { results_one: '{{count}} resultaat', results_other: '{{count}} resultaten' },
    product: { 'options.surcharge': 'Vanaf {{amount}}' },
  };

  it('is ready at once, also for react-i18next', () => {
    const instance = createMessages({ locale: 'nl-NL', messages });
    const Amount = (): ReactNode => useTranslation().t('product:options.surcharge', { amount: '€ 12,50' });
    expect(renderToString(createElement(I18nextProvider, { i18n: instance }, createElement(Amount)))).toBe(
      'Vanaf € 12,50',
    );
  });

  it('chooses the plural form of the language', () => {
    const { t } = createMessages({ locale: 'nl-NL', messages });
    expect(t('search:results', { count: 1 })).toBe('1 resultaat');
    expect(t('search:results', { count: 0 })).toBe('0 resultaten');
    const { t: french } = createMessages({ locale: 'fr-BE', messages });
    expect(french('search:results', { count: 0 })).toBe('0 resultaat');
  });

  it('shows new texts when they are taken in', () => {
    const instance = createMessages({ locale: 'nl-NL', messages });
    const told: string[] = [];
    instance.on('languageChanged', (locale) => told.push(locale));
    instance.removeResourceBundle('nl-NL', 'search');
    instance.addResourceBundle('nl-NL', 'search', { title: 'Zoek' });
    instance.emit('languageChanged', 'nl-NL');
    expect(instance.t('search:title')).toBe('Zoek');
    expect(told).toEqual(['nl-NL']);
  });

  it('shows the key of a text that is missing', () => {
    expect(createMessages({ locale: 'nl-NL', messages }).t('product:gone')).toBe('gone');
  });
});
