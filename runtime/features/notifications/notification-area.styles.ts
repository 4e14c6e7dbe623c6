import { css, keyframes, styled } from '#runtime/theme/stitches.ts';

const appear = keyframes({
  from: { opacity: 0, transform: 'translateX(16px)' },
  to: { opacity: 1, transform: 'none' },
});
const leave = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
const leaveToRight = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(calc(100% + 24px))' },
});

export const areaClass = css({
  position: 'fixed',
  zIndex: '$overlay',
  top: 0,
  right: 0,
  width: '390px',
  maxWidth: '100vw',
  maxHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  gap: '$1',
  margin: 0,
  padding: '$2',
  listStyle: 'none',
  outline: 'none',
  // The list itself lets presses through to the page below.
  pointerEvents: 'none',
});

export const notificationClass = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: '$2',
  padding: '$2',
  backgroundColor: '$surfaceRaised',
  color: '$ink',
  border: '1px solid $line',
  borderRadius: '$medium',
  boxShadow: '$raised',
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'none' },
  '@motion': {
    '&[data-state="open"]': { animation: `${appear} 150ms ease-out` },
    '&[data-state="closed"]': { animation: `${leave} 300ms ease-in forwards` },
    '&[data-swipe="cancel"]': { transition: 'transform 150ms ease-out' },
    '&[data-swipe="end"]': { animation: `${leaveToRight} 300ms ease-out forwards` },
  },
  variants: {
    variant: {
      success: { '--notification-color': '$colors$success' },
      error: { '--notification-color': '$colors$danger' },
      warning: { '--notification-color': '$colors$warning' },
      info: { '--notification-color': '$colors$info' },
    },
  },
});

export const VariantMark = styled('span', {
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '$pill',
  color: 'var(--notification-color)',
  backgroundColor: 'color-mix(in srgb, var(--notification-color) 14%, transparent)',
});

export const NotificationText = styled('div', {
  display: 'grid',
  gap: '2px',
  minWidth: 0,
  paddingBlock: '3px',
  overflowWrap: 'anywhere',
});

export const titleClass = css({ fontSize: '$sm', fontWeight: '$strong', lineHeight: '$snug' });

export const descriptionClass = css({ fontSize: '$sm', lineHeight: '1.45', color: '$inkMuted' });

export const closeClass = css({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  margin: '-8px -8px -8px 0',
  border: 0,
  borderRadius: '$pill',
  backgroundColor: 'transparent',
  color: '$inkMuted',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '$surfaceSunken', color: '$ink' },
});
