import type { ReactNode } from 'react';
import { Band, Container } from '#runtime/ui/layout.styles.ts';
import { lowBlocks, type SectionType } from './low-blocks.ts';

/** The properties of a section in all its variants. */
export interface BlockSectionProps {
  /** Kind of the block. */
  readonly type: SectionType;
  /** What it shows, with its title. */
  readonly content: ReactNode;
}

const toned: ReadonlySet<SectionType> = new Set(['quotes', 'blogs']);

/** Shows a block of a content page as a section with the space around it; quotes and articles on a band of their own colour. */
export function BlockSection({ type, content }: BlockSectionProps): ReactNode {
  return (
    <Band tone={toned.has(type) ? 'sunken' : 'plain'} low={lowBlocks.has(type)}>
      <Container>{content}</Container>
    </Band>
  );
}
