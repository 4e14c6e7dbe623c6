import { styled } from '#runtime/theme/stitches.ts';

/** Pictures beside the form; the shorter of the two stays in view. */
export const ProductTop = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3 clamp(32px, 5vw, 88px)',
  paddingTop: '$2',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'start',
    '& > *': { position: 'sticky', insetBlockStart: 'calc($sizes$header - 37px + $space$3)' },
  },
});

export const ProductAside = styled('div', {
  display: 'grid',
  // A long compound breaks rather than push a small screen wide.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '$4',
});

export const ProductTitle = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' });

export const Badges = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  paddingTop: '$half',
  '& > li': {
    paddingInline: '12px',
    borderRadius: '$pill',
    backgroundColor: '$accentSoft',
    fontSize: '$xs',
    lineHeight: '30px',
  },
});

export const AcousticGrid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$6 clamp(32px, 6vw, 104px)',
  '@lg': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

export const SectionTitle = styled('div', { paddingBottom: '$4' });
