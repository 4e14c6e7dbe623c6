import { styled } from '#runtime/theme/stitches.ts';

export const GraphCaption = styled('figcaption', { fontSize: '$sm', color: '$inkMuted' });

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
