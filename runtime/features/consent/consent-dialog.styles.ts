import { css, keyframes, styled } from '#runtime/theme/stitches.ts';

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(16px)' },
  to: { opacity: 1, transform: 'none' },
});

/** Fixed, so that its coming moves nothing. */
export const dialogClass = css({
  position: 'fixed',
  zIndex: '$overlay',
  inset: 'auto auto 8px 8px',
  width: 'min(480px, calc(100vw - 16px))',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 16px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$2',
  border: '1px solid $line',
  borderRadius: '$medium',
  backgroundColor: '$surfaceRaised',
  color: '$ink',
  fontSize: '$sm',
  lineHeight: '1.5',
  boxShadow: '$raised',
  '@sm': { inset: 'auto auto 24px 24px', padding: '$3' },
  '@motion': { animation: `${appear} 300ms ease-out` },
  '& form': { display: 'grid', gap: '$2' },
  '& p + p': { marginTop: '-8px' },
  variants: {
    way: {
      asked: { margin: 0 },
      opened: {
        inset: 0,
        margin: 'auto',
        '@sm': { inset: 0 },
        '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.45)' },
      },
    },
  },
});

export const PurposeList = styled('ul', {
  display: 'grid',
  gap: '$2',
  paddingBlock: '$2',
  borderBlock: '1px solid $line',
  '& p': { paddingInlineStart: '32px', color: '$inkMuted' },
});

export const PurposeRow = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  '& input': { flex: 'none', width: '24px', height: '24px', margin: 0, accentColor: '$colors$accentStrong' },
  '& label': { flex: 1, paddingBlock: '10px', fontWeight: '$strong', cursor: 'pointer' },
  '& input:disabled + label': { cursor: 'default' },
});

/** Yes and no of one size, whatever they say. */
export const Answers = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$1',
  '& button': { paddingInline: '$1', fontSize: '$sm' },
});

export const moreClass = css({
  minHeight: '44px',
  border: 0,
  backgroundColor: 'transparent',
  color: '$accentStrong',
  fontWeight: '$strong',
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
});
