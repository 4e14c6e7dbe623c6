import type { StoredBlock } from '../../db/schema/content-types.ts';
import type { SeedBlock } from '../../seed/seed-data.ts';
import type { SeedLocale } from '../../seed/seed-texts.ts';
import { exportLink } from './export-links.ts';
import { inParallel, type Parallel, parallelImage } from './parallel.ts';

/**
 * Exports the blocks of a page.
 *
 * @param name - Of the page, for messages.
 * @param blocks - By locale.
 */
export function exportBlocks(
  locales: readonly SeedLocale[],
  name: string,
  blocks: ReadonlyMap<string, readonly StoredBlock[]>,
): SeedBlock[] {
  return inParallel(locales, name, blocks).map((all) => all, exportBlock);
}

type BlockOf<Type extends StoredBlock['type']> = Extract<StoredBlock, { readonly type: Type }>;

function exportBlock(block: Parallel<StoredBlock>): SeedBlock {
  const { type } = block.first;
  switch (type) {
    case 'hero': {
      const hero = only(block, (one): one is BlockOf<'hero'> => one.type === 'hero');
      const image = hero.part(({ picture }) => picture);
      const links = hero.map((one) => one.links, exportLink);
      return {
        type,
        ...hero.optional('eyebrow', ({ eyebrow }) => eyebrow),
        title: hero.text(({ title }) => title),
        ...hero.optional('text', ({ intro }) => intro),
        ...(image && { image: parallelImage(image) }),
        ...(links.length > 0 && { links }),
      };
    }
    case 'richText': {
      const text = only(block, (one): one is BlockOf<'richText'> => one.type === 'richText');
      return { type, ...text.optional('title', ({ title }) => title), html: text.text(({ body }) => body) };
    }
    case 'imageText': {
      const text = only(block, (one): one is BlockOf<'imageText'> => one.type === 'imageText');
      const image = present(text.part(({ picture }) => picture));
      const link = text.part((one) => one.link);
      return {
        type,
        title: text.text(({ title }) => title),
        html: text.text(({ body }) => body),
        image: parallelImage(image),
        ...(text.first.imageSide === 'right' && { side: 'right' as const }),
        ...(link && { link: exportLink(link) }),
      };
    }
    case 'categories': {
      const list = only(block, (one): one is BlockOf<'categories'> => one.type === 'categories');
      return {
        type,
        ...list.optional('title', ({ title }) => title),
        ...list.optional('text', ({ intro }) => intro),
        categories: list.first.categoryIds,
      };
    }
    case 'products': {
      const list = only(block, (one): one is BlockOf<'products'> => one.type === 'products');
      const link = list.part((one) => one.link);
      return {
        type,
        title: list.text(({ title }) => title),
        ...list.optional('text', ({ intro }) => intro),
        products: list.first.productIds,
        ...(link && { link: exportLink(link) }),
      };
    }
    case 'waysIn': {
      const list = only(block, (one): one is BlockOf<'waysIn'> => one.type === 'waysIn');
      return {
        type,
        ...list.optional('title', ({ title }) => title),
        items: list.map(
          ({ ways }) => ways,
          (way) => {
            const image = way.part(({ picture }) => picture);
            return {
              title: way.text(({ title }) => title),
              ...way.optional('text', ({ text }) => text),
              ...(image && { image: parallelImage(image) }),
              link: exportLink(present(way.part(({ link }) => link))),
            };
          },
        ),
      };
    }
    case 'quotes': {
      const list = only(block, (one): one is BlockOf<'quotes'> => one.type === 'quotes');
      return {
        type,
        ...list.optional('title', ({ title }) => title),
        items: list.map(
          ({ quotes }) => quotes,
          (quote) => ({
            text: quote.text(({ text }) => text),
            name: quote.first.author,
            ...quote.optional('role', ({ role }) => role),
          }),
        ),
      };
    }
    case 'faq': {
      const list = only(block, (one): one is BlockOf<'faq'> => one.type === 'faq');
      return {
        type,
        ...list.optional('title', ({ title }) => title),
        items: list.map(
          ({ questions }) => questions,
          (entry) => ({ question: entry.text(({ question }) => question), answer: entry.text(({ answer }) => answer) }),
        ),
      };
    }
    case 'usps': {
      const list = only(block, (one): one is BlockOf<'usps'> => one.type === 'usps');
      return {
        type,
        ...list.optional('title', ({ title }) => title),
        items: list.map(
          ({ usps }) => usps,
          (usp) => ({ title: usp.text(({ title }) => title), ...usp.optional('text', ({ text }) => text) }),
        ),
      };
    }
    case 'blogs': {
      const list = only(block, (one): one is BlockOf<'blogs'> => one.type === 'blogs');
      const link = list.part((one) => one.link);
      return {
        type,
        title: list.text(({ title }) => title),
        count: list.first.count,
        ...(link && { link: exportLink(link) }),
      };
    }
    case 'calculator': {
      const list = only(block, (one): one is BlockOf<'calculator'> => one.type === 'calculator');
      return {
        type,
        title: list.text(({ title }) => title),
        ...list.optional('text', ({ intro }) => intro),
      };
    }
  }
}

/** Returns a block that has the same type in every locale. */
function only<Block extends StoredBlock>(
  block: Parallel<StoredBlock>,
  isOfType: (one: StoredBlock) => one is Block,
): Parallel<Block> {
  return present(block.part((one) => (isOfType(one) ? one : undefined)));
}

/** Returns a part that every block of its type has. */
function present<Part>(part: Parallel<Part> | undefined): Parallel<Part> {
  if (!part) throw new Error('A block lacks a part that its type has.');
  return part;
}
