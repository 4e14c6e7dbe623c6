import { styled } from '#runtime/theme/stitches.ts';

/** Stays visible while the text is scrolled. */
export const JobAside = styled('aside', {
  display: 'grid',
  gap: '$4',
  alignSelf: 'start',
  '@lg': { position: 'sticky', insetBlockStart: 'calc(88px + $space$3)' },
});

export const Closed = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$1',
  padding: '$3',
  borderInlineStart: '3px solid $colors$warning',
  backgroundColor: '$surfaceSunken',
});

/** The button, and the contact for questions. */
export const Applying = styled('div', { display: 'grid', justifyItems: 'start', gap: '$3' });

export const Contact = styled('address', {
  display: 'grid',
  justifyItems: 'start',
  fontSize: '$sm',
  '& strong': { fontWeight: '$strong' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
  },
});
