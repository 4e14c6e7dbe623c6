import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { Container } from '#runtime/ui/layout.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { HeroArea, HeroPanel, HeroScene } from './hero-block.styles.ts';
import { HeroOffer, HeroTitle } from './hero-words.tsx';

/** The properties of the opening in all its variants. */
export interface HeroBlockProps {
  readonly block: components['schemas']['HeroBlock'];
}

/** Shows the opening of a page: an image, and the shop in one sentence. */
export function HeroBlock({ block }: HeroBlockProps): ReactNode {
  return (
    <HeroArea>
      {block.image && (
        <HeroScene>
          <Picture picture={block.image} sizes="100vw" ratio="fill" corners="none" first />
        </HeroScene>
      )}
      <Container>
        <HeroPanel ground={block.image ? 'scene' : 'page'}>
          <HeroTitle block={block} />
          <HeroOffer block={block} />
        </HeroPanel>
      </Container>
    </HeroArea>
  );
}
