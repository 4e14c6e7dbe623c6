import type { ReactNode } from 'react';
import { Container } from '#runtime/ui/layout.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import type { HeroBlockProps } from './hero-block.tsx';
import { StatementArea, StatementOffer, StatementScene, StatementTitle } from './hero-statement.styles.ts';
import { HeroOffer, HeroTitle } from './hero-words.tsx';

/** Shows the opening of a page: a statement in large type, and below it an image. */
export function HeroBlock({ block }: HeroBlockProps): ReactNode {
  return (
    <Container>
      <StatementArea>
        <StatementTitle>
          <HeroTitle block={block} />
        </StatementTitle>
        <StatementOffer>
          <HeroOffer block={block} />
        </StatementOffer>
        {block.image && (
          <StatementScene>
            <Picture picture={block.image} sizes="(min-width: 1400px) 1060px, 92vw" ratio="fill" corners="none" first />
          </StatementScene>
        )}
      </StatementArea>
    </Container>
  );
}
