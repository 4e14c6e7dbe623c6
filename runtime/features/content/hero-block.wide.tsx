import type { ReactNode } from 'react';
import { Container } from '#runtime/ui/layout.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { Eyebrow } from '#runtime/ui/text.styles.ts';
import type { HeroBlockProps } from './hero-block.tsx';
import { WideArea, WideHeadline, WideRow, WideScene, WideTitle, WideWords } from './hero-wide.styles.ts';
import { HeroOffer } from './hero-words.tsx';

/** Shows the opening of a page: a headline as wide as the page, and below it an image and where to go on. */
export function HeroBlock({ block }: HeroBlockProps): ReactNode {
  return (
    <WideArea>
      <Container>
        <WideTitle>
          {block.eyebrow !== undefined && <Eyebrow>{block.eyebrow}</Eyebrow>}
          <WideHeadline>{block.title}</WideHeadline>
        </WideTitle>
        <WideRow>
          <WideWords>
            <HeroOffer block={block} />
          </WideWords>
          {block.image && (
            <WideScene>
              <Picture picture={block.image} sizes="(min-width: 992px) 62vw, 100vw" ratio="fill" corners="none" first />
            </WideScene>
          )}
        </WideRow>
      </Container>
    </WideArea>
  );
}
