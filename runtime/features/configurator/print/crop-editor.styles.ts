import { css, styled } from '#runtime/theme/stitches.ts';

export const CropBox = styled('div', { display: 'grid', gap: '$2', minWidth: 0 });

/** The whole picture, as large as the space allows. */
export const Stage = styled('div', {
  position: 'relative',
  justifySelf: 'center',
  width: 'fit-content',
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: '$small',
  lineHeight: 0,
  userSelect: 'none',
  cursor: 'crosshair',
  '& canvas': { width: 'auto', height: 'auto', maxWidth: '100%', maxHeight: 'min(68vh, 620px)' },
});

/**
 * The part that is printed: what lies around it is dimmed. It is seen on every picture, by a light line and a dark one.
 */
export const Frame = styled('div', {
  position: 'absolute',
  cursor: 'move',
  touchAction: 'none',
  border: '2px solid #fff',
  outline: '1px solid rgb(0 0 0 / 70%)',
  boxShadow: '0 0 0 4000px rgb(16 18 17 / 58%)',
  // Lines at the thirds, as on the screen of a camera.
  backgroundImage:
    'linear-gradient(to right, transparent calc(33.33% - 0.5px), rgb(255 255 255 / 55%) calc(33.33% - 0.5px) calc(33.33% + 0.5px), transparent calc(33.33% + 0.5px) calc(66.67% - 0.5px), rgb(255 255 255 / 55%) calc(66.67% - 0.5px) calc(66.67% + 0.5px), transparent calc(66.67% + 0.5px)), linear-gradient(to bottom, transparent calc(33.33% - 0.5px), rgb(255 255 255 / 55%) calc(33.33% - 0.5px) calc(33.33% + 0.5px), transparent calc(33.33% + 0.5px) calc(66.67% - 0.5px), rgb(255 255 255 / 55%) calc(66.67% - 0.5px) calc(66.67% + 0.5px), transparent calc(66.67% + 0.5px))',
  '&:focus-visible': {
    outline: '3px solid $colors$accentStrong',
    outlineOffset: '-5px',
  },
  '@media (forced-colors: active)': { borderColor: 'Highlight' },
});

/** A corner that can be dragged. Its target lies inside the frame, where it is never cut off. */
export const Handle = styled('span', {
  position: 'absolute',
  width: '44px',
  height: '44px',
  maxWidth: '50%',
  maxHeight: '50%',
  touchAction: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    width: '18px',
    height: '18px',
    border: '0 solid #fff',
    filter: 'drop-shadow(0 0 1px rgb(0 0 0 / 80%))',
  },
  variants: {
    corner: {
      upperLeft: {
        inset: '-2px auto auto -2px',
        cursor: 'nwse-resize',
        '&::before': { inset: '0 auto auto 0', borderWidth: '5px 0 0 5px' },
      },
      upperRight: {
        inset: '-2px -2px auto auto',
        cursor: 'nesw-resize',
        '&::before': { inset: '0 0 auto auto', borderWidth: '5px 5px 0 0' },
      },
      lowerLeft: {
        inset: 'auto auto -2px -2px',
        cursor: 'nesw-resize',
        '&::before': { inset: 'auto auto 0 0', borderWidth: '0 0 5px 5px' },
      },
      lowerRight: {
        inset: 'auto -2px -2px auto',
        cursor: 'nwse-resize',
        '&::before': { inset: 'auto 0 0 auto', borderWidth: '0 5px 5px 0' },
      },
    },
  },
});

/** Buttons that rotate and resize without dragging. */
export const CropTools = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$1', justifyContent: 'center' });

export const cropToolClass = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  padding: 0,
  border: '1px solid color-mix(in srgb, $colors$ink 60%, $colors$surfaceRaised)',
  borderRadius: '$small',
  backgroundColor: '$surfaceRaised',
  color: '$ink',
  cursor: 'pointer',
  '@hover': { '&:hover': { borderColor: '$ink', backgroundColor: '$surfaceSunken' } },
  '&:focus-visible': { outline: '2px solid $colors$accentStrong', outlineOffset: '2px' },
});

/** The resolution, and what it means. */
export const Quality = styled('p', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$1',
  alignItems: 'center',
  padding: '12px $2',
  borderRadius: '$small',
  fontSize: '$sm',
  lineHeight: '1.45',
  color: '$ink',
  '& strong': { fontWeight: '$strong', fontVariantNumeric: 'tabular-nums' },
  '& > span:last-child': { gridColumn: '2' },
  variants: {
    sharpness: {
      good: {
        backgroundColor: 'color-mix(in srgb, $colors$success 8%, $colors$surface)',
        '& svg': { color: '$success' },
      },
      low: {
        backgroundColor: 'color-mix(in srgb, $colors$warning 10%, $colors$surface)',
        '& svg': { color: '$warning' },
      },
      tooLow: {
        backgroundColor: 'color-mix(in srgb, $colors$danger 8%, $colors$surface)',
        '& svg, & > span:last-child': { color: '$danger' },
      },
    },
  },
});

/** The crop as numbers, for visitors who want it exact or cannot see it. */
export const CropNumbers = styled('details', {
  fontSize: '$sm',
  '& > summary': { minHeight: '44px', lineHeight: '44px', cursor: 'pointer', color: '$accentStrong' },
  '& > div': { paddingBlock: '$1' },
});
