import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import type { RoutePaths } from '#runtime/contracts/routes.ts';
import { createHref } from '#runtime/i18n/href.ts';
import { LocaleContext, type LocaleContextValue } from '#runtime/i18n/locale-context.ts';
import { createMessages } from '#runtime/i18n/messages.ts';

/** Returns the texts of a namespace, by dotted key. */
function getTexts(namespace: string): Record<string, string> {
  const file = new URL(`../../../../../locales/nl-NL/${namespace}.json`, import.meta.url);
  const texts: Record<string, string> = {};
  const collect = (value: unknown, path: string): void => {
    const group = z.record(z.string(), z.unknown()).safeParse(value);
    if (!group.success) texts[path] = z.string().parse(value);
    else for (const [key, child] of Object.entries(group.data)) collect(child, path === '' ? key : `${path}.${key}`);
  };
  collect(JSON.parse(readFileSync(file, 'utf8')), '');
  return texts;
}

const namespaces = ['form', 'homepage', 'product', 'routes'];
const texts = Object.fromEntries(namespaces.map((namespace) => [namespace, getTexts(namespace)]));
const messages = createMessages({ locale: 'nl-NL', messages: texts });

const locale: Omit<LocaleContextValue, 'href'> = {
  locale: 'nl-NL',
  settings: { language: 'nl', name: 'Nederlands', country: 'NL', currency: 'EUR', timeZone: 'Europe/Amsterdam' },
  site: {
    id: 'mini',
    siteName: 'Mini',
    shopName: 'Mini',
    defaultLocale: 'nl-NL',
    locales: ['nl-NL'],
    localeNames: {},
    domains: {},
    pages: {},
    pageSizes: { archive: 9, productArchive: 16, inspirationArchive: 6 },
  },
  t: (key, values = {}) => messages.t(key, values),
};

/**
 * Renders a part of a page to HTML.
 *
 * @param addresses - The routes that the site has; default: none.
 */
export function inDutch(part: ReactNode, addresses: RoutePaths = {}): string {
  const href = createHref({ domains: { 'nl-NL': { prefix: '' } } }, { locale: 'nl-NL', paths: addresses });
  return renderToStaticMarkup(<LocaleContext value={{ ...locale, href }}>{part}</LocaleContext>);
}

/** Returns the attributes of the first element of a tag. */
export function getAttributes(html: string, tag: string): Readonly<Record<string, string>> {
  const [, text = ''] = new RegExp(`<${tag}((?:\\s[^>]*)?)>`).exec(html) ?? [];
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Returns the text of an element with an id. */
export function getText(html: string, id: string): string | undefined {
  const part = html.split(`id="${id}"`)[1];
  const tag = html.split(`id="${id}"`)[0]?.split('<').at(-1)?.split(' ')[0];
  return part
    ?.slice(part.indexOf('>') + 1, part.indexOf(`</${tag}>`))
    .replaceAll(/<[^>]*>/g, '')
    .trim();
}
