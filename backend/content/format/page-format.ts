import { z } from 'zod';
import type { SeedBlock, SeedPage } from '../../seed/seed-data.ts';
import { inMemory } from './in-memory.ts';
import { list } from './lists.ts';
import { key, type SharedFormats, whole } from './shared-formats.ts';

/**
 * Creates the format of a content page in `pages/<id>.md`: its blocks in the front matter, the text of one of them as
 * its body.
 */
export function createPageFormat({ text, richText, image, link, slugged, searchTexts }: SharedFormats) {
  const block = z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('hero'),
      eyebrow: text.exactOptional(),
      title: text,
      text: text.exactOptional(),
      image: image.exactOptional(),
      links: list(link).exactOptional(),
    }),
    /** Without `html`: the body of the file. */
    z.strictObject({ type: z.literal('richText'), title: text.exactOptional(), html: richText.exactOptional() }),
    z.strictObject({
      type: z.literal('imageText'),
      title: text,
      html: richText,
      image,
      side: z.enum(['left', 'right']).exactOptional(),
      link: link.exactOptional(),
    }),
    z.strictObject({
      type: z.literal('categories'),
      title: text.exactOptional(),
      text: text.exactOptional(),
      categories: list(key).exactOptional(),
    }),
    z.strictObject({
      type: z.literal('products'),
      title: text,
      text: text.exactOptional(),
      products: list(key),
      link: link.exactOptional(),
    }),
    z.strictObject({
      type: z.literal('waysIn'),
      title: text.exactOptional(),
      items: list(z.strictObject({ title: text, text: text.exactOptional(), image: image.exactOptional(), link })),
    }),
    z.strictObject({
      type: z.literal('quotes'),
      title: text.exactOptional(),
      items: list(z.strictObject({ text, name: z.string().min(1), role: text.exactOptional() })),
    }),
    z.strictObject({
      type: z.literal('faq'),
      title: text.exactOptional(),
      items: list(z.strictObject({ question: text, answer: richText })),
    }),
    z.strictObject({
      type: z.literal('usps'),
      title: text.exactOptional(),
      items: list(z.strictObject({ title: text, text: text.exactOptional() })),
    }),
    z.strictObject({ type: z.literal('blogs'), title: text, count: whole, link: link.exactOptional() }),
    /** Left out on sites without the calculator. */
    z.strictObject({ type: z.literal('calculator'), title: text, text: text.exactOptional() }),
  ]);
  const written = z.strictObject({
    slugs: slugged.slugs.exactOptional(),
    oldSlugs: slugged.oldSlugs,
    title: text,
    intro: text.exactOptional(),
    ...searchTexts,
    blocks: list(block),
    body: richText.exactOptional(),
  });
  return z.codec(written, inMemory<Omit<SeedPage, 'id'>>(), {
    decode: ({ body, blocks, ...page }, context) => {
      const bodies = blocks.filter((one) => one.type === 'richText' && !one.html);
      if (bodies.length !== (body ? 1 : 0)) {
        const message = body
          ? 'the text below the front matter needs one block of type richText without html'
          : 'a block of type richText has no html, and there is no text below the front matter';
        context.issues.push({ code: 'custom', input: blocks, path: ['blocks'], message });
      }
      return {
        ...page,
        blocks: blocks.flatMap((one): SeedBlock[] => {
          if (one.type !== 'richText') return [one];
          const html = one.html ?? body;
          return html ? [{ ...one, html }] : [];
        }),
      };
    },
    encode: ({ blocks, ...page }) => {
      const texts = blocks.filter((one) => one.type === 'richText');
      const [first] = texts;
      return {
        ...page,
        blocks: blocks.map((one) => {
          if (one.type !== 'richText' || one !== first) return one;
          const { html: _, ...block } = one;
          return block;
        }),
        ...(first && { body: first.html }),
      };
    },
  });
}
