import { css } from '#runtime/theme/stitches.ts';

/** A link within a text, or on its own line. */
export const textLinkClass = css({
  color: '$accentStrong',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  '@motion': { transition: 'text-decoration-color $transitions$quick' },
  '&:hover': { textDecorationColor: 'currentColor' },
  variants: {
    /** On its own line, with a touch target. */
    alone: { true: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
  },
});

/** A stand-alone link with an arrow. */
export const onwardLinkClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  fontWeight: '$strong',
  textDecoration: 'none',
  color: '$accentStrong',
  '& svg': { flex: 'none' },
  '@motion': { '& svg': { transition: 'transform $transitions$calm' } },
  '&:hover svg': { transform: 'translateX(4px)' },
  '&:hover': { textDecoration: 'underline' },
});

/** A link that looks like a button. */
export const buttonClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$1',
  minHeight: '52px',
  paddingInline: '$4',
  border: '1px solid transparent',
  borderRadius: '$pill',
  fontSize: '$base',
  fontWeight: '$strong',
  lineHeight: '1.2',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '@motion': { transition: 'background-color $transitions$quick, border-color $transitions$quick' },
  '&:focus-visible': { outlineColor: '$colors$ink' },
  variants: {
    tone: {
      primary: {
        backgroundColor: '$accent',
        color: '$onAccent',
        '&:hover': { backgroundColor: 'color-mix(in srgb, $colors$accent 86%, $colors$ink)' },
      },
      /** On the accent. */
      inverse: {
        backgroundColor: '$onAccent',
        color: '$accent',
        '&:hover': { backgroundColor: 'color-mix(in srgb, $colors$onAccent 88%, $colors$accent)' },
        '&:focus-visible': { outlineColor: '$colors$onAccent' },
      },
      quiet: {
        backgroundColor: 'transparent',
        color: 'inherit',
        borderColor: 'currentColor',
        '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
      },
    },
  },
  defaultVariants: { tone: 'primary' },
});
