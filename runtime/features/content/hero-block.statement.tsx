import type { ReactNode } from 'react';
import { Container } from '#runtime/ui/layout.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { Eyebrow } from '#runtime/ui/text.styles.ts';
import type { HeroBlockProps } from './hero-block.tsx';
import {
  StatementArea,
  StatementHeadline,
  StatementOffer,
  StatementScene,
  StatementTitle,
} from './hero-statement.styles.ts';
import { HeroOffer } from './hero-words.tsx';

/** Shows the opening of a page: a statement in large type, and below it an image. */
export function HeroBlock({ block }: HeroBlockProps): ReactNode {
  return (
    <Container>
      <StatementArea>
        <StatementTitle>
          {block.eyebrow !== undefined && <Eyebrow>{block.eyebrow}</Eyebrow>}
          <StatementHeadline>{block.title}</StatementHeadline>
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
