import { margin } from '#runtime/theme/gutter.ts';
import { css, globalCss } from '#runtime/theme/stitches.ts';

/** A button among links, and only where scripts run: without them there is nothing to choose. */
export const entryClass = css({
  '@media (scripting: none)': { display: 'none' },
  '& > button': {
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    lineHeight: 'inherit',
    cursor: 'pointer',
  },
});

/** The dialog, which a script without classes makes. Fixed, so that its coming moves nothing. */
export const consentDialogStyles = globalCss({
  // The end of the page is scrolled to above it, and what has the focus (WCAG 2.4.11).
  'html:has(dialog[data-consent]:not(:modal))': {
    scrollPaddingBlockEnd: '280px',
    '& body': { paddingBlockEnd: '280px' },
  },
  'dialog[data-consent]': {
    position: 'fixed',
    zIndex: '$overlay',
    inset: 'auto auto 8px 8px',
    width: 'min(480px, calc(100vw - 16px))',
    maxWidth: 'none',
    maxHeight: 'calc(100dvh - 16px)',
    margin: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The button at the end has room of its own.
    padding: '$2 $2 4px',
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$surfaceRaised',
    color: '$ink',
    fontSize: '$sm',
    lineHeight: '1.5',
    boxShadow: '$raised',
    '&:modal': { inset: 0, margin: 'auto', padding: '$3', '& h2': { fontSize: '$md' } },
    // Low and wide, so that it covers neither a headline nor a button that buys.
    '@md': {
      '&:not(:modal)': {
        inset: 'auto 0 0',
        width: '100%',
        padding: `$2 ${margin}`,
        borderWidth: '1px 0 0',
        borderRadius: 0,
        '& form': { gridTemplateColumns: '1fr 400px', gap: '$half $6', alignItems: 'center' },
        '& ul': { gridColumn: '1 / -1', gridRow: 4, marginTop: '$2' },
        '& form > div': { gridColumn: 2, gridRow: '1 / span 2' },
        '& [data-more]': { gridColumn: 2 },
        '& ul:not([hidden]) ~ [data-more]': { gridRow: 5 },
      },
    },
    '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.45)' },
    '& [hidden]': { display: 'none' },
    '& form': { display: 'grid', gap: '$half $1' },
    '& h2': {
      fontFamily: '$text',
      // One line on a phone in most languages: what is below the dialog is seen.
      fontSize: '$sm',
      fontWeight: '$strong',
      lineHeight: '$snug',
      letterSpacing: 'normal',
    },
    '& ul': { display: 'grid', gap: '$2', paddingBlock: '$2', borderBlock: '1px solid $line' },
    '& li p': { paddingInlineStart: '32px', color: '$inkMuted' },
    '& li > div': { display: 'flex', alignItems: 'center', gap: '$1', minHeight: '44px' },
    '& input': { flex: 'none', width: '24px', height: '24px', margin: 0, accentColor: '$colors$accentStrong' },
    '& label': { flex: 1, paddingBlock: '10px', fontWeight: '$strong' },
    '& input:enabled + label': { cursor: 'pointer' },
    // Yes and no of one size, whatever they say.
    '& form > div': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$1' },
    '& form > div button': {
      minHeight: '48px',
      paddingInline: '$1',
      border: '1px solid currentColor',
      borderRadius: '$pill',
      backgroundColor: 'transparent',
      color: 'inherit',
      fontSize: '$sm',
      fontWeight: '$strong',
      lineHeight: '1.2',
      cursor: 'pointer',
    },
    '& form > div button:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
    '& [data-more]': {
      minHeight: '44px',
      border: 0,
      backgroundColor: 'transparent',
      color: '$accentStrong',
      fontWeight: '$strong',
      textDecoration: 'underline',
      textUnderlineOffset: '0.22em',
      cursor: 'pointer',
    },
  },
});
