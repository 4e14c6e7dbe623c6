import { styled } from 'shopgen/runtime/theme/stitches.ts';

export const CareCard = styled('section', {
  display: 'grid',
  gap: '$2',
  justifyItems: 'start',
  marginTop: '$section',
  padding: 'clamp(24px, 3vw, 48px)',
  border: '2px dashed $line',
  borderRadius: '$large',
  backgroundColor: '$surfaceRaised',
  '& > ul': {
    display: 'grid',
    gap: '$1 clamp(24px, 4vw, 64px)',
    paddingInlineStart: '1.2em',
    listStyle: 'disc',
    '@lg': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
