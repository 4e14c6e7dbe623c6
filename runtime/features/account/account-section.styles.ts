import { styled } from '#runtime/theme/stitches.ts';

/** A section of an account screen: its content, and its actions below. */
export const SectionBox = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  paddingTop: '$4',
  borderTop: '1px solid $colors$line',
  scrollMarginTop: '$space$4',
  variants: {
    tone: {
      plain: {},
      /** Sections that need an action of the visitor. */
      raised: { padding: '$4', border: 0, borderRadius: '$medium', backgroundColor: '$accentSoft' },
    },
  },
});

export const SectionText = styled('div', {
  display: 'grid',
  gap: '$1',
  maxWidth: '$text',
  color: '$inkMuted',
  '& h2': { color: '$ink' },
  '& h2:focus': { outline: 'none' },
});

/** Stored values with their names. */
export const KeptRows = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$1',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' },
  '& dt': { fontSize: '$sm', color: '$inkMuted' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', lineHeight: '1.5' },
  variants: {
    look: {
      stack: { gap: '$2' },
      /** Name and value beside each other where there is room. */
      table: {
        gap: 0,
        '& > div': { paddingBlock: '10px', borderBottom: '1px solid $colors$line' },
        '@sm': { '& > div': { gridTemplateColumns: '220px minmax(0, 1fr)', gap: '$2' } },
      },
    },
  },
  defaultVariants: { look: 'stack' },
});

/** Cards with stored values, side by side on the overview. */
export const AccountCards = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  '@sm': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const AccountCard = styled('section', {
  display: 'grid',
  gridTemplateRows: 'max-content 1fr max-content',
  gap: '$2',
  alignContent: 'start',
  padding: 'clamp(20px, 2.4vw, 32px)',
  borderRadius: '$medium',
  backgroundColor: '$surfaceSunken',
});

export const CardLinks = styled('div', { display: 'flex', flexWrap: 'wrap', columnGap: '$3' });

/** A list without cards: what is deleted, and what is stored further. */
export const PlainList = styled('ul', {
  display: 'grid',
  gap: '$half',
  maxWidth: '$text',
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
});
