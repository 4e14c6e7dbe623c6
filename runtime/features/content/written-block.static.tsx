import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { HeroBlock } from './hero-block.tsx';
import { FaqBlock, ImageTextBlock, QuotesBlock, RichTextBlock } from './text-blocks.tsx';
import { UspsBlock } from './usps-block.tsx';
import { WaysInBlock } from './ways-in-block.tsx';

type Schemas = components['schemas'];

interface WrittenBlockProps {
  /** A block without products, categories, articles or the calculator. */
  readonly block: Exclude<
    Schemas['Block'],
    Schemas['CategoriesBlock'] | Schemas['ProductsBlock'] | Schemas['BlogsBlock'] | Schemas['CalculatorBlock']
  >;
  /** Whether it opens the page, so that its picture should not wait. */
  readonly opening: boolean;
}

/** Shows a block of a content page that an editor has written: texts, images and links. */
export function WrittenBlock({ block, opening }: WrittenBlockProps): ReactNode {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} />;
    case 'richText':
      return <RichTextBlock block={block} />;
    case 'imageText':
      return <ImageTextBlock block={block} opening={opening} />;
    case 'usps':
      return <UspsBlock block={block} />;
    case 'quotes':
      return <QuotesBlock block={block} />;
    case 'faq':
      return <FaqBlock block={block} />;
    case 'waysIn':
      return <WaysInBlock block={block} />;
    default:
      return null;
  }
}
