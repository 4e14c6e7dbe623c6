import { styled } from '#runtime/theme/stitches.ts';

export const SafetyGrid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4 clamp(32px, 5vw, 88px)',
  '@lg': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

export const Warnings = styled('ul', {
  display: 'grid',
  gap: '$1',
  maxWidth: '$text',
  paddingTop: '$2',
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
});

export const SafetyFacts = styled('dl', {
  alignContent: 'start',
  fontSize: '$sm',
  '& > div': { paddingBlock: '12px', borderTop: '1px solid $colors$line' },
  '& > div:last-child': { borderBottom: '1px solid $colors$line' },
  '& dt': { color: '$inkMuted' },
  '& dd': { marginInlineStart: 0, overflowWrap: 'anywhere' },
  '& address': { fontStyle: 'normal' },
});
