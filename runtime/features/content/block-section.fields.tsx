import type { ReactNode } from 'react';
import { Container } from '#runtime/ui/layout.styles.ts';
import { CloseBand, Field } from './block-section.styles.ts';
import type { BlockSectionProps } from './block-section.tsx';
import { lowBlocks, type SectionType } from './low-blocks.ts';

/** Kinds of blocks that stand on a field, by its colour. Cards and their pictures have colour enough. */
const fieldColors: Partial<Record<SectionType, 'accent' | 'sunken'>> = {
  imageText: 'accent',
  usps: 'accent',
  quotes: 'sunken',
  blogs: 'sunken',
  faq: 'sunken',
  calculator: 'accent',
};

/** Shows a block of a content page as a section; what is to be read stands on a field of colour with round corners. */
export function BlockSection({ type, content }: BlockSectionProps): ReactNode {
  const color = fieldColors[type];
  return (
    <CloseBand low={lowBlocks.has(type)}>
      <Container>{color === undefined ? content : <Field color={color}>{content}</Field>}</Container>
    </CloseBand>
  );
}
