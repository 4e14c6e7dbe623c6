import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { GridLine } from '#runtime/ui/graph.styles.ts';
import type { AbsorptionGeometry, GraphFrame } from './absorption-geometry.ts';

interface AbsorptionAxesProps {
  readonly frame: GraphFrame;
  readonly geometry: Pick<AbsorptionGeometry, 'levels' | 'points'>;
}

/** Shows the grid of an absorption graph: coefficients upwards, octave bands in hertz to the right. */
export function AbsorptionAxes({ frame, geometry: { levels, points } }: AbsorptionAxesProps): ReactNode {
  const { locale } = useLocale();
  return (
    <>
      {levels.map(({ coefficient, y }) => (
        <g key={coefficient}>
          <GridLine d={`M${frame.left} ${y}H${frame.width - frame.right}`} />
          <text x={frame.left - 8} y={y} textAnchor="end" dominantBaseline="central">
            {formatNumber(coefficient, locale, 1)}
          </text>
        </g>
      ))}
      {points.map(({ hertz, x }) => (
        <text key={hertz} x={x} y={frame.height - 8} textAnchor="middle">
          {hertz}
        </text>
      ))}
    </>
  );
}
