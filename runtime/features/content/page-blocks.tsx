import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { BlockHead } from './block-head.tsx';
import { BlockSection } from './block-section.tsx';
import { WrittenBlock } from './written-block.tsx';

type Schemas = components['schemas'];

/** Components of other areas of the shop that blocks use; a block without its component is left out. */
export interface BlockParts {
  /** `title` is the heading above them. */
  readonly products?: (products: Schemas['ProductsBlock']['products'], title: string) => ReactNode;
  /** `level` is that of the categories' headings: 2 where the block has no title of its own. */
  readonly categories?: (categories: Schemas['CategoriesBlock']['categories'], level: 2 | 3) => ReactNode;
  readonly calculator?: () => ReactNode;
  readonly blogs: (blogs: Schemas['BlogsBlock']['blogs']) => ReactNode;
}

interface PageBlocksProps {
  readonly blocks: readonly Schemas['Block'][];
  readonly parts: BlockParts;
}

/** Shows the blocks of a content page, in the API's order. */
export function PageBlocks({ blocks, parts }: PageBlocksProps): ReactNode {
  return blocks.map((block, index) => {
    const key = `${index}-${block.type}`;
    const opening = index === 0;
    if (block.type === 'hero') return <WrittenBlock key={key} block={block} opening={opening} />;
    const content = showContent(block, parts, opening);
    return content === null ? null : <BlockSection key={key} type={block.type} content={content} />;
  });
}

/** Shows what is in the section of a block; null for one that this site has no component for. */
function showContent(
  block: Exclude<Schemas['Block'], Schemas['HeroBlock']>,
  parts: BlockParts,
  opening: boolean,
): ReactNode {
  switch (block.type) {
    case 'richText':
    case 'imageText':
    case 'usps':
    case 'quotes':
    case 'faq':
    case 'waysIn':
      return <WrittenBlock block={block} opening={opening} />;
    case 'categories':
      return parts.categories === undefined ? null : (
        <>
          <BlockHead title={block.title} intro={block.intro} />
          {parts.categories(block.categories, block.title === undefined ? 2 : 3)}
        </>
      );
    case 'products':
      return parts.products === undefined ? null : (
        <>
          <BlockHead title={block.title} intro={block.intro} link={block.link} />
          {parts.products(block.products, block.title)}
        </>
      );
    case 'blogs':
      return (
        <>
          <BlockHead title={block.title} intro={block.intro} link={block.link} />
          {parts.blogs(block.blogs)}
        </>
      );
    case 'calculator':
      return parts.calculator === undefined ? null : (
        <>
          <BlockHead title={block.title} intro={block.intro} />
          {parts.calculator()}
        </>
      );
    default:
      return null;
  }
}
