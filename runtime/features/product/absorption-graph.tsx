import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { bands } from '#runtime/lib/acoustics/bands.ts';
import { GraphDrawing, GraphFigure } from '#runtime/ui/graph.styles.ts';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { AbsorptionAxes } from './absorption-axes.tsx';
import { type AbsorptionSeries, absorptionGeometry, type GraphFrame } from './absorption-geometry.ts';
import { CurveArea, CurveLine, CurvePoint, GraphCaption, GraphTable } from './absorption-graph.styles.ts';

interface AbsorptionGraphProps {
  readonly absorption: AbsorptionSeries;
}

const frame: GraphFrame = { width: 480, height: 270, left: 36, right: 14, top: 12, bottom: 30 };

/** Shows the sound absorption by frequency, as a curve and as a table. */
export function AbsorptionGraph({ absorption }: AbsorptionGraphProps): ReactNode {
  const { locale, t } = useLocale();
  const geometry = absorptionGeometry(absorption, frame);
  const { points, line, area } = geometry;
  return (
    <GraphFigure>
      <GraphCaption>{t('product:acoustics.graph.caption')}</GraphCaption>
      <GraphDrawing
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={t('product:acoustics.graph.label')}
      >
        <AbsorptionAxes frame={frame} geometry={geometry} />
        <CurveArea d={area} />
        <CurveLine d={line} />
        {points.map(({ hertz, x, y }) => (
          <CurvePoint key={hertz} cx={x} cy={y} r={3.5} />
        ))}
      </GraphDrawing>
      <GraphTable>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">Hz</span>
              <span className={hiddenClass()}>{t('product:acoustics.graph.frequency')}</span>
            </th>
            {bands.map((hertz) => (
              <th key={hertz} scope="col">
                {hertz}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <span aria-hidden="true">α</span>
              <span className={hiddenClass()}>{t('product:acoustics.graph.coefficient')}</span>
            </th>
            {points.map(({ hertz, coefficient }) => (
              <td key={hertz}>{formatNumber(coefficient, locale, 2)}</td>
            ))}
          </tr>
        </tbody>
      </GraphTable>
    </GraphFigure>
  );
}
