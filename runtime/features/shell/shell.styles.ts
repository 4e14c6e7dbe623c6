import { css, styled } from '#runtime/theme/stitches.ts';

export const Page = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
});

export const Main = styled('main', { flex: '1 0 auto' });

/** Off the screen until it has focus. */
export const skipLinkClass = css({
  position: 'absolute',
  insetBlockStart: '$space$1',
  insetInlineStart: '$space$2',
  zIndex: '$overlay',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '$3',
  borderRadius: '$small',
  backgroundColor: '$ink',
  color: '$surface',
  fontWeight: '$strong',
  '&:not(:focus)': {
    clipPath: 'inset(50%)',
    width: '1px',
    height: '1px',
    minHeight: 0,
    padding: 0,
    overflow: 'hidden',
  },
});
