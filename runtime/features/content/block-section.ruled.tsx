import type { ReactNode } from 'react';
import { Container } from '#runtime/ui/layout.styles.ts';
import { CloseBand, Ruled } from './block-section.styles.ts';
import type { BlockSectionProps } from './block-section.tsx';
import { lowBlocks } from './low-blocks.ts';

/** Shows a block of a content page as a section below a line across the page, close to the one before. */
export function BlockSection({ type, content }: BlockSectionProps): ReactNode {
  return (
    <CloseBand low={lowBlocks.has(type)}>
      {/* Unique selling points have lines of their own. */}
      <Container>{type === 'usps' ? content : <Ruled>{content}</Ruled>}</Container>
    </CloseBand>
  );
}
