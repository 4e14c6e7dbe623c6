import { styled } from '#runtime/theme/stitches.ts';

export const GraphFigure = styled('figure', { display: 'grid', gap: '$2' });

export const GraphCaption = styled('figcaption', { fontSize: '$sm', color: '$inkMuted' });

export const GraphDrawing = styled('svg', {
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  // The drawing scales with the page, so its letters are larger where it is small.
  fontSize: '13px',
  fontFamily: '$label',
  fontVariantNumeric: 'tabular-nums',
  fill: '$inkMuted',
  '@md': { fontSize: '10px' },
});

export const GridLine = styled('path', {
  stroke: 'color-mix(in srgb, $colors$ink 14%, transparent)',
  strokeWidth: 0.75,
  fill: 'none',
});

export const CurveArea = styled('path', { fill: '$accentStrong', fillOpacity: 0.1 });

export const CurveLine = styled('path', {
  fill: 'none',
  stroke: '$accentStrong',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const CurvePoint = styled('circle', { fill: '$surface', stroke: '$accentStrong', strokeWidth: 2 });

export const GraphTable = styled('table', {
  tableLayout: 'fixed',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
  fontFamily: '$label',
  '& th, & td': {
    paddingBlock: '$1',
    textAlign: 'center',
    borderTop: '1px solid color-mix(in srgb, $colors$ink 14%, transparent)',
  },
  '& thead th': { color: '$inkMuted', fontSize: '$xs', fontWeight: '$body' },
  '& tbody td': { fontWeight: '$strong' },
  '& th:first-child': { position: 'relative', width: '36px', textAlign: 'start', fontSize: '$xs', color: '$inkMuted' },
});
