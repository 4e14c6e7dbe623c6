import { css, styled } from '#runtime/theme/stitches.ts';

export const Popup = styled('div', {
  position: 'absolute',
  insetBlockStart: 'calc(100% + $space$1)',
  zIndex: '$overlay',
  maxHeight: 'min(70vh, 640px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$1',
  borderRadius: '$medium',
  backgroundColor: '$surfaceRaised',
  color: '$ink',
  boxShadow: '$raised',
  fontSize: '$sm',
  variants: {
    look: {
      bar: { insetInlineEnd: 0, width: 'min(440px, 80vw)' },
      page: { insetInlineStart: 0, insetInlineEnd: 0 },
    },
  },
});

export const GroupName = styled('div', {
  padding: '12px $1 4px',
  fontSize: '$xs',
  color: '$inkMuted',
});

export const optionClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  padding: '4px $1',
  borderRadius: '$small',
  lineHeight: '$snug',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '$surfaceSunken' },
  '&[aria-selected="true"]': {
    backgroundColor: '$surfaceSunken',
    outline: '2px solid $colors$ink',
    outlineOffset: '-2px',
  },
  variants: {
    kind: {
      // With its price at the end, where it has one.
      pictured: { gridTemplateColumns: '52px minmax(0, 1fr) auto' },
      plain: {},
      all: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        marginTop: '$1',
        borderTop: '1px solid $colors$line',
        borderRadius: 0,
        fontWeight: '$strong',
        color: '$accentStrong',
      },
    },
  },
});

export const OptionPrice = styled('span', { fontSize: '$sm', fontVariantNumeric: 'tabular-nums', color: '$inkMuted' });
