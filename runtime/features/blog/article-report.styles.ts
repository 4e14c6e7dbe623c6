import { notesAndText } from '#runtime/theme/notes-and-text.ts';
import { styled } from '#runtime/theme/stitches.ts';

/** Notes in the first quarter, everything else beside it. */
export const ReportRow = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3 clamp(16px, 2.2vw, 32px)',
  paddingTop: 'clamp(24px, 3vw, 48px)',
  '& > :only-child': { display: 'grid', gap: 'clamp(32px, 4vw, 56px)' },
  '@lg': {
    ...notesAndText,
    '& > :only-child': { gridColumn: 2 },
  },
});

export const ReportHead = styled('header', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  paddingTop: '$2',
  borderTop: '3px solid $colors$accent',
  '& h1': { maxWidth: '24ch' },
});

/** Beside the title, and on phones below it. */
export const ReportNotes = styled('div', {
  display: 'grid',
  order: 1,
  '@lg': { order: 0 },
  gap: '12px',
  alignContent: 'start',
  fontSize: '$sm',
  color: '$inkMuted',
  '& > *': {
    display: 'grid',
    paddingTop: '12px',
    borderTop: '1px solid color-mix(in srgb, $colors$ink 30%, transparent)',
  },
  '& strong': { fontWeight: '$strong', color: '$ink' },
});
