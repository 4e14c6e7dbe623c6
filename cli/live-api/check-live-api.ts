import { z } from 'zod';
import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { listed } from '#cli/diagnostics/nearest.ts';
import { type LocatedMap, placeAt } from '#cli/sources/located.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { ApiSilentError, type AskApi } from './api-client.ts';

/** A site's model, and its configuration with the places of all values. */
export interface ConfiguredSite {
  readonly model: SiteModel;
  readonly tree: LocatedMap;
}

const link = z.object({
  label: z.string(),
  route: z.object({ key: z.string(), params: z.record(z.string(), z.string()) }).optional(),
});
const menus = z.record(z.string(), z.array(link.extend({ children: z.array(link) })));
const imageRules = z.object({
  items: z.array(
    z.object({
      skuPattern: z.string(),
      images: z.array(z.object({ folder: z.string(), widths: z.array(z.number()) })),
    }),
  ),
  pages: z.number(),
});
const anything = z.unknown();

/** The API and path that show whether the target of a link exists, by route key. */
const owners: Readonly<Record<string, readonly ['product' | 'content', (name: string) => string]>> = {
  contentPage: ['content', (name) => `/pages/${name}`],
  productDetail: ['product', (name) => `/Products/${name}`],
  categoryDetail: ['content', (name) => `/categories/${name}`],
  blogDetail: ['content', (name) => `/blogs/${name}`],
  adviceDetail: ['content', (name) => `/advice/${name}`],
  projectDetail: ['content', (name) => `/projects/${name}`],
  jobOfferDetail: ['content', (name) => `/job-offers/${name}`],
};

/** Something that the API lacks in one locale. Equal gaps of several locales are reported together. */
interface Gap {
  readonly place: Place;
  readonly message: string;
  readonly help: string;
  readonly locale: string;
}

/**
 * Asks live APIs for everything that a site names: its shop, locales, pages, what menus lead to, and pictures of image
 * rules.
 *
 * @returns What is missing, each at its line of the configuration.
 */
export async function checkLiveApi(site: ConfiguredSite, ask: AskApi): Promise<Diagnostic[]> {
  try {
    const { model, tree } = site;
    const [first = model.defaultLocale] = model.locales;
    const shop = await ask('content', first, '/menus', menus);
    if ('code' in shop && shop.code === 'SHOP_UNKNOWN') {
      const place = placeAt(tree, model.shopId === model.id ? ['id'] : ['shopId']);
      const help = 'Name another with shopId, or add the shop to the backend.';
      return [errorAt('live.missing', place, `The API has no shop ${model.shopId}`, help)];
    }
    const gaps = await Promise.all(model.locales.map((locale) => checkLocale(site, locale, ask)));
    return [...joined(gaps.flat()), ...joined(await checkImageRules(site, ask))];
  } catch (error) {
    if (!(error instanceof ApiSilentError)) throw error;
    const help = 'Start the API, or name another with --api, PRODUCT_API_URL or CONTENT_API_URL.';
    return [errorAt('live.silent', undefined, error.message, help)];
  }
}

async function checkLocale({ model, tree }: ConfiguredSite, locale: string, ask: AskApi): Promise<Gap[]> {
  const found = await ask('content', locale, '/menus', menus);
  if ('code' in found) {
    const place = placeAt(tree, ['domains', locale]);
    const help = 'Add the locale to the shop, or take the domain away.';
    return [{ place, locale, help, message: `The shop ${model.shopId} has no texts` }];
  }
  const pages = Object.entries(model.pages).map(async ([key, id]): Promise<Gap[]> => {
    const page = await ask('content', locale, `/pages/${encodeURIComponent(id)}`, anything);
    if (!('code' in page)) return [];
    const message = `The page ${id}, which pages.${key} names, does not exist`;
    return [{ place: placeAt(tree, ['pages', key]), message, help: 'Write the page, or name another.', locale }];
  });
  const links = Object.entries(found.body).flatMap(([menu, entries]) =>
    entries
      .flatMap((entry) => [entry, ...entry.children])
      .map((entry) => checkLink({ model, tree }, locale, menu, entry, ask)),
  );
  return (await Promise.all([...pages, ...links])).flat();
}

async function checkLink(
  { model, tree }: ConfiguredSite,
  locale: string,
  menu: string,
  { label, route }: z.infer<typeof link>,
  ask: AskApi,
): Promise<Gap[]> {
  if (route === undefined) return [];
  const { key, params } = route;
  const gap = (path: readonly string[], message: string, help: string): Gap[] => [
    { place: placeAt(tree, [...path]), message: `"${label}" of the menu ${menu} ${message}`, help, locale },
  ];
  const paths: Readonly<Record<string, string | undefined>> = model.routes[locale] ?? {};
  if (paths[key] === undefined) {
    return gap(['routes', key], `leads to ${key}, which this site does not have`, 'Visitors do not see the entry.');
  }
  const [api, path] = owners[key] ?? [];
  const name = params.slug ?? params.id;
  if (api === undefined || path === undefined || name === undefined) return [];
  const target = await ask(api, locale, path(encodeURIComponent(name)), anything);
  if (!('code' in target)) return [];
  return gap(
    ['routes', key, locale],
    `leads to ${name}, which does not exist`,
    'Correct the menu, or add what it leads to.',
  );
}

/** Checks the smallest rendition of each image. */
async function checkImageRules({ model, tree }: ConfiguredSite, ask: AskApi): Promise<Gap[]> {
  const locale = model.defaultLocale;
  const gaps: Gap[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await ask('content', locale, `/image-rules?page=${page}&pageSize=100`, imageRules);
    if ('code' in found) return gaps;
    pages = found.body.pages;
    const missing = await Promise.all(
      found.body.items.flatMap(({ skuPattern, images }) =>
        images.map(async ({ folder, widths: [width = 320] }): Promise<Gap[]> => {
          const picture = await ask('product', locale, `/Uploads/${folder}/${width}.webp`, anything);
          if (!('code' in picture)) return [];
          const message = `The picture ${folder} of the image rule ${skuPattern} does not exist`;
          const place = placeAt(tree, model.shopId === model.id ? ['id'] : ['shopId']);
          return [{ place, message, help: 'Add the picture to the backend, or correct the rule.', locale }];
        }),
      ),
    );
    gaps.push(...missing.flat());
  }
  return gaps;
}

/** Merges diagnostics for the same missing thing in several locales into one. */
function joined(gaps: readonly Gap[]): Diagnostic[] {
  const byMessage = new Map<string, Gap[]>();
  for (const gap of gaps) byMessage.set(gap.message, [...(byMessage.get(gap.message) ?? []), gap]);
  return [...byMessage.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const locales = [...new Set(same.map(({ locale }) => locale))];
    return [errorAt('live.missing', first.place, `${first.message} in ${listed(locales)}`, first.help)];
  });
}
