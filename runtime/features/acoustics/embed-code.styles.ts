import { styled } from '#runtime/theme/stitches.ts';

export const EmbedDetails = styled('details', {
  marginTop: '$6',
  maxWidth: '760px',
  '& > summary': { minHeight: '44px', paddingBlock: '10px', cursor: 'pointer', fontWeight: '$strong' },
  '& > p': { paddingBottom: '$1' },
  '@media print': { display: 'none' },
});

export const CodeText = styled('pre', {
  padding: '$2',
  borderRadius: '$small',
  backgroundColor: '$surfaceSunken',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '$sm',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: '2px solid $colors$accentStrong', outlineOffset: '2px' },
});
