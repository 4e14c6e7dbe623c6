import { Fragment, type ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { ChartBar, ChartLegend, ChartTarget, GraphDrawing, GraphFigure, GridLine } from './graph.styles.ts';

/** The values of all bands at one time. */
export interface BandValues {
  readonly when: 'before' | 'after';
  /** What visitors read of it: `Before`. */
  readonly name: string;
  /** One per band. */
  readonly values: readonly number[];
}

interface BandChartProps {
  /** What is to be seen, for visitors who do not see it. */
  readonly label: string;
  /** Middles of the frequency bands in hertz, from low to high. */
  readonly bands: readonly number[];
  /** One or two. */
  readonly columns: readonly BandValues[];
  /** Values of the lines of the grid, from the ground to the top. */
  readonly levels: readonly number[];
  /** Symbol of their unit, the same in all languages. */
  readonly unit: string;
  /** Decimals of these values. */
  readonly decimals?: number;
  /** The most that is allowed, a line across all bands. */
  readonly target?: number | undefined;
  /** The figures as tables. */
  readonly children: ReactNode;
}

/** User units of the drawing. */
const frame = { width: 480, height: 266, left: 34, right: 8, top: 28, bottom: 28 } as const;

const ground = frame.height - frame.bottom;
const across = frame.width - frame.left - frame.right;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Shows values of frequency bands, before and after, as bars; its figures are in the tables below. */
export function BandChart(props: BandChartProps): ReactNode {
  const { label, bands, columns, levels, unit, decimals = 0, target, children } = props;
  const { locale } = useLocale();
  const [floor = 0, top = 1] = [levels[0], levels.at(-1)];
  const y = (value: number): number => round(ground - ((value - floor) / (top - floor)) * (ground - frame.top));
  const step = across / bands.length;
  const bar = step / 3;
  return (
    <GraphFigure>
      <GraphDrawing viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label}>
        <text x={frame.left - 8} y={8} textAnchor="end" dominantBaseline="central">
          {unit}
        </text>
        {levels.map((level) => (
          <Fragment key={level}>
            <GridLine d={`M${frame.left} ${y(level)}H${frame.width - frame.right}`} />
            <text x={frame.left - 8} y={y(level)} textAnchor="end" dominantBaseline="central">
              {formatNumber(level, locale, decimals)}
            </text>
          </Fragment>
        ))}
        <text x={frame.left - 8} y={frame.height - 8} textAnchor="end">
          Hz
        </text>
        {bands.map((hertz, band) => (
          <Fragment key={hertz}>
            {columns.map(({ when, values }, index) => (
              <ChartBar
                key={when}
                when={when}
                x={round(frame.left + band * step + bar * (0.4 + index * 1.1))}
                y={y(values[band] ?? floor)}
                width={round(bar)}
                height={round(Math.max(0, ground - y(values[band] ?? floor)))}
              />
            ))}
            <text x={round(frame.left + (band + 0.5) * step)} y={frame.height - 8} textAnchor="middle">
              {formatNumber(hertz, locale)}
            </text>
          </Fragment>
        ))}
        {target !== undefined && <ChartTarget d={`M${frame.left} ${y(target)}H${frame.width - frame.right}`} />}
      </GraphDrawing>
      <ChartLegend aria-hidden="true">
        {columns.map(({ when, name }) => (
          <li key={when}>
            <svg width="14" height="14" aria-hidden="true">
              <ChartBar when={when} x="1" y="1" width="12" height="12" />
            </svg>
            {name}
          </li>
        ))}
      </ChartLegend>
      {children}
    </GraphFigure>
  );
}
