import { createStitches } from '@stitches/react';
import { tokens } from './tokens.ts';

/**
 * The one Stitches instance. Only `*.styles.ts` files may import it: the build evaluates those files, writes their rules
 * into the site's stylesheet and ships class names instead of Stitches (see `docs/decisions`).
 */
export const { styled, css, keyframes, globalCss, getCssText, reset } = createStitches({
  theme: tokens,
  media: {
    sm: '(min-width: 576px)',
    md: '(min-width: 768px)',
    lg: '(min-width: 992px)',
    xl: '(min-width: 1200px)',
    '2xl': '(min-width: 1400px)',
    motion: '(prefers-reduced-motion: no-preference)',
    hover: '(hover: hover)',
  },
});
