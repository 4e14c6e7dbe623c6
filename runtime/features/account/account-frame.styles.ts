import { css, styled } from '#runtime/theme/stitches.ts';

/** Navigation of the account: beside the page from 992 px on, above it on smaller screens. */
export const AccountColumns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  alignItems: 'start',
  paddingTop: 'clamp(32px, 5vw, 88px)',
  '@lg': { gridTemplateColumns: '240px minmax(0, 1fr)', gap: 'clamp(48px, 7vw, 128px)' },
});

export const AccountSide = styled('div', {
  display: 'grid',
  gap: '$3',
  minWidth: 0,
  '@lg': { position: 'sticky', top: 'calc($sizes$header + $space$3)' },
});

export const AccountWays = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$3',
  borderBottom: '1px solid $colors$line',
  '@lg': { display: 'grid', gap: 0, borderBottom: 0, borderTop: '1px solid $colors$line' },
});

export const accountWayClass = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  marginBottom: '-1px',
  borderBottom: '2px solid transparent',
  color: '$inkMuted',
  textDecoration: 'none',
  '@hover': { '&:hover': { color: '$ink', textDecoration: 'underline', textUnderlineOffset: '0.22em' } },
  '&[aria-current=page]': { color: '$ink', fontWeight: '$strong', borderBottomColor: '$accentStrong' },
  '@lg': {
    minHeight: '52px',
    marginBottom: 0,
    borderBottom: '1px solid $colors$line',
    '&[aria-current=page]': { borderBottomColor: '$accentStrong', boxShadow: 'inset 0 -1px 0 $colors$accentStrong' },
  },
  // With forced colours, the system also draws transparent borders.
  '@media (forced-colors: active)': {
    borderBottomColor: 'Canvas',
    '&[aria-current=page]': { borderBottom: '3px solid Highlight' },
  },
});

export const logoutClass = css({
  minHeight: '44px',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: '$inkMuted',
  fontSize: '$sm',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  cursor: 'pointer',
  '@hover': { '&:hover': { color: '$ink', textDecorationColor: 'currentColor' } },
  '&[aria-busy=true]': { cursor: 'progress' },
});

export const AccountMain = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$5' });

export const AccountTop = styled('header', { display: 'grid', gap: '$2', justifyItems: 'start' });

/** Confirmation of the last action, at the top of the page. */
export const DoneNote = styled('p', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  width: '100%',
  maxWidth: '640px',
  padding: '$2',
  border: '1px solid $colors$success',
  borderRadius: '$small',
  backgroundColor: 'color-mix(in srgb, $colors$success 6%, $colors$surfaceRaised)',
  '& svg': { flex: 'none', marginTop: '2px', color: '$success' },
});
