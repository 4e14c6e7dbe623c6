import { styled } from '#runtime/theme/stitches.ts';
import { FooterArea } from './site-footer.styles.ts';

/** Its upper corners are those of large pictures, and show the page behind them. */
export const BannerArea = styled(FooterArea, {
  borderStartStartRadius: '$radii$large',
  borderStartEndRadius: '$radii$large',
});

export const BannerStatement = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3 $6',
  paddingBottom: '$8',
  '& > p:first-child': {
    width: '100%',
    // The rest of its line stays free.
    paddingInlineEnd: 'max(0px, calc(100% - 44ch))',
    fontFamily: '$heading',
    fontWeight: '$heading',
    // Below the title of any page, which it must not outshine.
    fontSize: '$xl',
    letterSpacing: '$heading',
    lineHeight: '1.16',
    textWrap: 'balance',
  },
});
