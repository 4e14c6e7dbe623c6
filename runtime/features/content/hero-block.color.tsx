import type { ReactNode } from 'react';
import { Container } from '#runtime/ui/layout.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import type { HeroBlockProps } from './hero-block.tsx';
import { ColorArea, ColorField, ColorScene } from './hero-color.styles.ts';
import { HeroOffer, HeroTitle } from './hero-words.tsx';

/** Shows the opening of a page: the shop in one sentence on a field of its accent, and an image beside it. */
export function HeroBlock({ block }: HeroBlockProps): ReactNode {
  return (
    <Container>
      <ColorArea>
        <ColorField>
          <HeroTitle block={block} />
          <HeroOffer block={block} first="inverse" />
        </ColorField>
        {block.image && (
          <ColorScene>
            <Picture picture={block.image} sizes="(min-width: 992px) 50vw, 92vw" ratio="fill" corners="none" first />
          </ColorScene>
        )}
      </ColorArea>
    </Container>
  );
}
