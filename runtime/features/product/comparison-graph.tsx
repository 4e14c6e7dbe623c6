import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { type ComparedFacts, comparedValue } from '#runtime/lib/compared-products.ts';
import { ChartLegend, GraphDrawing, GraphFigure } from '#runtime/ui/graph.styles.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { AbsorptionAxes } from './absorption-axes.tsx';
import { type AbsorptionSeries, absorptionGeometry, type GraphFrame } from './absorption-geometry.ts';
import { CurveLine, GraphCaption } from './absorption-graph.styles.ts';
import { GraphPart } from './comparison.styles.ts';

interface ComparisonGraphProps {
  readonly products: readonly ComparedFacts[];
}

const frame: GraphFrame = { width: 760, height: 300, left: 36, right: 14, top: 12, bottom: 30 };

/** One per product, so that curves are told apart without colours. */
const dashes = [undefined, '9 5', '2 5', '12 4 2 4'] as const;

/** Shows the absorption of products by frequency as curves; the figures are in the table. Nothing where fewer than two were measured. */
export function ComparisonGraph({ products }: ComparisonGraphProps): ReactNode {
  const { t } = useLocale();
  const measured = products.flatMap((product, index) => {
    const absorption = product.acoustics?.absorption;
    const name = product.variant ? `${product.name}, ${product.variant.name}` : product.name;
    return absorption ? [{ id: comparedValue(product.asked), name, absorption, dash: dashes[index] }] : [];
  });
  const [first] = measured;
  if (!first || measured.length < 2) return null;
  const all: readonly AbsorptionSeries[] = measured.map(({ absorption }) => absorption);
  return (
    <GraphPart aria-labelledby="absorption">
      <h2 id="absorption" className={headingClass({ size: 'lg' }).className}>
        {t('product:compare.graph')}
      </h2>
      <GraphFigure>
        <GraphCaption>{t('product:acoustics.graph.caption')}</GraphCaption>
        <ChartLegend>
          {measured.map(({ id, name, dash }) => (
            <li key={id}>
              <svg width="36" height="12" aria-hidden="true">
                <CurveLine d="M2 6H34" strokeDasharray={dash} />
              </svg>
              {name}
            </li>
          ))}
        </ChartLegend>
        <GraphDrawing
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          role="img"
          aria-label={t('product:compare.drawing')}
        >
          <AbsorptionAxes frame={frame} geometry={absorptionGeometry(first.absorption, frame, all)} />
          {measured.map(({ id, absorption, dash }) => (
            <CurveLine key={id} d={absorptionGeometry(absorption, frame, all).line} strokeDasharray={dash} />
          ))}
        </GraphDrawing>
      </GraphFigure>
    </GraphPart>
  );
}
