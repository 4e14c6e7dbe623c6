import type { components } from '#generated/contracts/content-api.ts';
import { sanitizeHtml } from '../html/sanitize-html.ts';

type ContentPage = components['schemas']['ContentPage'];
type Block = ContentPage['blocks'][number];

/** Returns a page with sanitized texts. */
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
    default:
      return block;
  }
}
