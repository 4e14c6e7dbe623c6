import { styled } from '#runtime/theme/stitches.ts';
import { Bar, HeaderArea } from './site-header.styles.ts';

/** Of the height of other headers. Only the capsule has a ground, so that the page is seen around it. */
export const CapsuleArea = styled(HeaderArea, {
  borderBottom: 0,
  backgroundColor: 'transparent',
  pointerEvents: 'none',
  // Above the opened menu of narrow windows there is no page to see.
  '@media (max-width: 991px)': { '&:has(details[open])': { backgroundColor: '$surface' } },
  '& > *': { pointerEvents: 'auto' },
});

export const CapsuleBar = styled(Bar, {
  height: '56px',
  marginBlock: '4px',
  // Its ends are as round as buttons, and its text stands as far in as the page's.
  marginInlineStart: '-12px',
  marginInlineEnd: '-12px',
  paddingInline: '12px',
  border: '1px solid color-mix(in srgb, $colors$onHeader 12%, transparent)',
  borderRadius: 'min($radii$pill, 36px)',
  backgroundColor: '$header',
  '@lg': { height: '72px', marginInlineStart: '-24px', marginInlineEnd: '-24px', paddingInline: '24px' },
});
