import type { ThemeColors } from '#runtime/contracts/theme.ts';

/**
 * Returns a reference to a token, which components write as `$name`. Tokens are the same for every site; a site's
 * values are custom properties in its stylesheet (`generated/<site>/theme.ts`), so class names do not depend on the
 * site.
 */
const property = (name: string): string => `var(--theme-${name})`;

const colors = {
  surface: property('surface'),
  surfaceRaised: property('surfaceRaised'),
  surfaceSunken: property('surfaceSunken'),
  ink: property('ink'),
  inkMuted: property('inkMuted'),
  line: property('line'),
  accent: property('accent'),
  accentStrong: property('accentStrong'),
  accentSoft: property('accentSoft'),
  onAccent: property('onAccent'),
  header: property('header'),
  onHeader: property('onHeader'),
  footer: property('footer'),
  onFooter: property('onFooter'),
  success: property('success'),
  warning: property('warning'),
  danger: property('danger'),
  info: property('info'),
} satisfies Record<keyof ThemeColors, string>;

export const tokens = {
  colors,
  fonts: {
    text: property('font-text'),
    heading: property('font-heading'),
    label: property('font-label'),
    figures: property('font-figures'),
  },
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    base: 'clamp(1rem, 0.97rem + 0.15vw, 1.0625rem)',
    md: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
    lg: 'clamp(1.3125rem, 1.24rem + 0.35vw, 1.5625rem)',
    xl: 'clamp(1.5625rem, 1.43rem + 0.6vw, 2rem)',
    // From here on for headlines: a word of 17 letters, `compressorruimten`, fits a phone of 390 px in the widest typeface.
    '2xl': 'clamp(1.625rem, 1.45rem + 1.25vw, 2.625rem)',
    '3xl': 'clamp(1.75rem, 1.4rem + 2.25vw, 3.5rem)',
    '4xl': 'clamp(1.875rem, 1.15rem + 4vw, 4.75rem)',
  },
  fontWeights: { body: '400', strong: '600', heading: property('heading-weight') },
  lineHeights: { tight: '1.08', snug: '1.3', body: '1.6' },
  letterSpacings: { heading: property('heading-letter-spacing') },
  space: {
    half: '4px',
    1: '8px',
    2: '16px',
    3: '24px',
    4: '32px',
    5: '40px',
    6: '48px',
    8: '64px',
    12: '96px',
    section: `calc(clamp(56px, 4rem + 2.4vw, 104px) * ${property('density')})`,
  },
  sizes: { page: '1400px', text: '60ch', header: '125px' },
  radii: {
    small: property('radius-small'),
    medium: property('radius-medium'),
    large: property('radius-large'),
    pill: property('radius-pill'),
  },
  shadows: { raised: '0 1px 2px rgb(20 24 20 / 0.05), 0 12px 32px rgb(20 24 20 / 0.08)' },
  transitions: { quick: '150ms ease', calm: '300ms ease' },
  zIndices: { header: '10', overlay: '20' },
} as const;
