import { styled } from '#runtime/theme/stitches.ts';
import { Band } from '#runtime/ui/layout.styles.ts';

/** A section nearer to the one before: what stands between them is not space alone. */
export const CloseBand = styled(Band, { paddingTop: 'clamp(40px, 4.5vw, 72px)' });

export const Ruled = styled('div', {
  borderTop: '1px solid $ink',
  paddingTop: 'clamp(24px, 2.5vw, 40px)',
});

export const Field = styled('div', {
  paddingBlock: 'clamp(32px, 4.5vw, 72px)',
  paddingInline: 'clamp(16px, 4vw, 64px)',
  borderRadius: '$large',
  variants: {
    color: {
      accent: { backgroundColor: '$accentSoft' },
      sunken: { backgroundColor: '$surfaceSunken' },
    },
  },
});
