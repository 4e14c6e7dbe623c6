import type {
  StoredBlock,
  StoredLink,
  StoredMenuItem,
  StoredPicture,
  StoredTarget,
} from '../db/schema/content-types.ts';
import type { SeedBlock, SeedLink, SeedMenuItem, SeedShop, SeedTarget } from './seed-data.ts';
import { inLocale } from './seed-locales.ts';
import { type SeedKeys, seedKeys } from './seed-references.ts';
import { missingTarget, toStoredTarget } from './seed-target.ts';
import type { PerLanguage, SeedImage, SeedLocale } from './seed-texts.ts';

/**
 * Creates the function that converts blocks and menus of a shop to their stored form in one locale, with references.
 */
export function createBlockWriter(shop: SeedShop, locale: SeedLocale) {
  const keys = seedKeys(shop);
  const say = (text: PerLanguage<string>): string => inLocale(text, locale);
  const optional = <K extends string>(key: K, text: PerLanguage<string> | undefined): { [P in K]?: string } =>
    text ? record(key, say(text)) : {};
  const picture = ({ key, alt }: SeedImage): StoredPicture => ({ key, alt: say(alt) });
  const link = ({ label, to }: SeedLink): StoredLink => {
    const target = to && storedTarget(to, keys, locale);
    return { label: say(label), ...(target && { to: target }) };
  };

  function menuItem(item: SeedMenuItem): StoredMenuItem {
    return { ...link(item), items: (item.items ?? []).map(link) };
  }

  function block(given: SeedBlock): StoredBlock {
    switch (given.type) {
      case 'hero':
        return {
          type: given.type,
          ...optional('eyebrow', given.eyebrow),
          title: say(given.title),
          ...optional('intro', given.text),
          ...(given.image && { picture: picture(given.image) }),
          links: (given.links ?? []).map(link),
        };
      case 'richText':
        return { type: given.type, ...optional('title', given.title), body: say(given.html) };
      case 'imageText':
        return {
          type: given.type,
          title: say(given.title),
          body: say(given.html),
          picture: picture(given.image),
          imageSide: given.side ?? 'left',
          ...(given.link && { link: link(given.link) }),
        };
      case 'categories':
        return {
          type: given.type,
          ...optional('title', given.title),
          ...optional('intro', given.text),
          categoryIds: (given.categories ?? topCategories(shop)).filter((key) => keys.category.has(key)),
        };
      case 'products':
        return {
          type: given.type,
          title: say(given.title),
          ...optional('intro', given.text),
          productIds: given.products.filter((key) => keys.product.has(key)),
          ...(given.link && { link: link(given.link) }),
        };
      case 'waysIn':
        return {
          type: given.type,
          ...optional('title', given.title),
          ways: given.items.map((way) => ({
            title: say(way.title),
            ...optional('text', way.text),
            ...(way.image && { picture: picture(way.image) }),
            link: link(way.link),
          })),
        };
      case 'quotes':
        return {
          type: given.type,
          ...optional('title', given.title),
          quotes: given.items.map(({ text, name, role }) => ({
            text: say(text),
            author: name,
            ...optional('role', role),
          })),
        };
      case 'faq':
        return {
          type: given.type,
          ...optional('title', given.title),
          questions: given.items.map(({ question, answer }) => ({ question: say(question), answer: say(answer) })),
        };
      case 'usps':
        return {
          type: given.type,
          ...optional('title', given.title),
          usps: given.items.map(({ title, text }) => ({ title: say(title), ...optional('text', text) })),
        };
      case 'blogs':
        return {
          type: given.type,
          title: say(given.title),
          count: given.count,
          ...(given.link && { link: link(given.link) }),
        };
      case 'calculator':
        return { type: given.type, title: say(given.title), ...optional('intro', given.text) };
    }
  }

  return { block, menuItem };
}

function topCategories(shop: SeedShop): string[] {
  return shop.categories.filter(({ parent }) => parent === undefined).map(({ key }) => key);
}

/**
 * Returns the stored target; `undefined` for one that does not exist: the text stays, without a link. The validation
 * has warned of it.
 */
function storedTarget(to: SeedTarget, keys: SeedKeys, locale: SeedLocale): StoredTarget | undefined {
  return missingTarget(to, keys) === undefined ? toStoredTarget(to, locale) : undefined;
}

function record<K extends string>(key: K, value: string): { [P in K]?: string } {
  const result: { [P in K]?: string } = {};
  result[key] = value;
  return result;
}
