import { z } from 'zod';
import type { SeedShop } from '../seed/seed-data.ts';
import { allSeedLocales, getLanguage } from '../seed/seed-locales.ts';
import { collectShared } from './collect-shared.ts';
import { type ContentFile, type ContentFolder, contentFolders } from './content-folders.ts';
import { createContentFormat } from './content-format.ts';
import { createSharedFileFormats } from './format/shared-file-formats.ts';
import { writeMarkdownFile } from './front-matter.ts';
import { writeYaml } from './write-yaml.ts';

/** Returns a shop as the files of its folder, by path. `loadContent` reads the same shop from them. */
export function writeContent(shop: SeedShop): ReadonlyMap<string, string> {
  const { id: _id, menus, imageRules = [], categories, products, pages, blogs, ...others } = shop;
  const { advice = [], projects = [], inspiration = [], jobOffers = [], ...settings } = others;
  const locales = shop.locales ?? allSeedLocales;
  const languages = [...new Set(locales.map(getLanguage))];
  const shared = collectShared(shop);
  const names = createSharedFileFormats(locales);
  const format = createContentFormat(locales, shared);

  const file = (name: ContentFile, value: object): [string, string][] =>
    Object.keys(value).length === 0 ? [] : [[name, writeYaml(value)]];
  /** Returns the files of things whose kind has an order, each with its position. */
  const inOrder = <Thing extends { readonly key: string }>(
    kind: ContentFolder,
    list: readonly Thing[],
    encode: (one: Thing) => object,
  ): [string, string][] =>
    list.map((one, index) => thing(kind, one.key, { position: index + 1, ...encode(one) }, languages));
  return new Map([
    ...file('shop.yaml', format.shop.encode(settings)),
    ...file('menus.yaml', format.menus.encode(menus)),
    ...file('image-rules.yaml', format.imageRules.encode([...imageRules])),
    ...file('images.yaml', names.images.encode(shared.images)),
    ...file('attributes.yaml', names.attributes.encode(shared.attributes)),
    ...file('materials.yaml', names.materials.encode(shared.materials)),
    ...file('colors.yaml', names.colors.encode(shared.colors)),
    ...inOrder('categories', categories, ({ key: _, ...category }) => format.category.encode(category)),
    ...inOrder('products', products, ({ key: _, ...product }) => format.product.encode(product)),
    ...pages.map(({ id, ...page }) => thing('pages', id, format.page.encode(page), languages)),
    ...blogs.map(({ key, ...blog }) => thing('blogs', key, format.blog.encode(blog), languages)),
    ...inOrder('advice', advice, ({ key: _, ...text }) => format.advice.encode(text)),
    ...projects.map(({ key, ...project }) => thing('projects', key, format.project.encode(project), languages)),
    ...inOrder('inspiration', inspiration, ({ key: _, ...room }) => format.inspiration.encode(room)),
    ...jobOffers.map(({ key, ...job }) => thing('job-offers', key, format.jobOffer.encode(job), languages)),
  ]);
}

function thing(
  kind: ContentFolder,
  key: string,
  value: Readonly<Record<string, unknown>>,
  languages: readonly string[],
): [string, string] {
  const ending = contentFolders.find(({ folder }) => folder === kind)?.ending ?? '';
  const path = `${kind}/${key}${ending}`;
  if (ending !== '.md') return [path, writeYaml(value)];
  const { body, ...front } = value;
  return [path, writeMarkdownFile(writeYaml(front), bodyTexts(body, languages))];
}

const texts = z.record(z.string(), z.string());

/** Returns the texts below the front matter by language, even where they are the same. */
function bodyTexts(body: unknown, languages: readonly string[]): Readonly<Record<string, string>> {
  if (typeof body !== 'string') return texts.parse(body ?? {});
  return Object.fromEntries(languages.map((language) => [language, body]));
}
