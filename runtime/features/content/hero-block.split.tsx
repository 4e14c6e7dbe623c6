import type { ReactNode } from 'react';
import { Picture } from '#runtime/ui/picture.tsx';
import type { HeroBlockProps } from './hero-block.tsx';
import { SplitArea, SplitScene, SplitWords } from './hero-split.styles.ts';
import { HeroOffer, HeroTitle } from './hero-words.tsx';

/** Shows the opening of a page: the shop in one sentence on squared paper, and an image to the edge of the window. */
export function HeroBlock({ block }: HeroBlockProps): ReactNode {
  return (
    <SplitArea>
      <SplitWords>
        <HeroTitle block={block} />
        <HeroOffer block={block} />
      </SplitWords>
      {block.image && (
        <SplitScene>
          <Picture picture={block.image} sizes="(min-width: 992px) 55vw, 100vw" ratio="fill" corners="none" first />
        </SplitScene>
      )}
    </SplitArea>
  );
}
