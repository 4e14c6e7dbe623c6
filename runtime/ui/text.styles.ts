import { css, styled } from '#runtime/theme/stitches.ts';
import { visuallyHidden } from '#runtime/theme/visually-hidden.ts';

/** The size of a heading, independent of its level. */
export const headingClass = css({
  variants: {
    size: {
      sm: {
        fontSize: '$md',
        lineHeight: '$snug',
        fontWeight: '$strong',
        letterSpacing: 'normal',
        fontFamily: '$text',
      },
      md: { fontSize: '$lg', lineHeight: '1.2' },
      lg: { fontSize: '$xl', lineHeight: '1.16' },
      xl: { fontSize: '$2xl' },
      '2xl': { fontSize: '$3xl' },
      '3xl': { fontSize: '$4xl', lineHeight: '1.02' },
    },
  },
  defaultVariants: { size: 'lg' },
});

/** The sentence under a title. */
export const Lead = styled('p', {
  maxWidth: '54ch',
  fontSize: '$md',
  lineHeight: '1.5',
  textWrap: 'balance',
  color: '$inkMuted',
});

export const Muted = styled('p', { maxWidth: '$text', color: '$inkMuted' });

/** Line above a title. */
export const Eyebrow = styled('p', {
  fontFamily: '$label',
  fontSize: '$xs',
  letterSpacing: '0.04em',
  color: '$inkMuted',
});

/** Tabular figures, for measures and prices. */
export const figuresClass = css({ fontVariantNumeric: 'tabular-nums' });

/** Visually hidden, for screen readers. */
export const hiddenClass = css(visuallyHidden);
