import type { components } from '#generated/contracts/content-api.ts';
import { withoutImageText, withoutSecondText } from '../hidden-image-texts.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';

type ContentPage = components['schemas']['ContentPage'];
type Block = ContentPage['blocks'][number];

/** Returns a page with sanitized texts, and without the texts of images that stand beside their title. */
export function sanitizePage(page: ContentPage): ContentPage {
  return { ...page, blocks: page.blocks.map(sanitizeBlock) };
}

function sanitizeBlock(block: Block): Block {
  switch (block.type) {
    case 'richText':
    case 'imageText':
      return { ...block, body: sanitizeHtml(block.body) };
    case 'faq':
      return {
        ...block,
        questions: block.questions.map((question) => ({ ...question, answer: sanitizeHtml(question.answer) })),
      };
    case 'categories':
      return { ...block, categories: block.categories.map(withoutImageText) };
    case 'waysIn':
      return { ...block, ways: block.ways.map(withoutImageText) };
    case 'blogs':
      return { ...block, blogs: block.blogs.map(withoutImageText) };
    case 'products':
      return { ...block, products: block.products.map(withoutSecondText) };
    default:
      return block;
  }
}
