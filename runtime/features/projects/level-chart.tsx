import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { FigureTable } from '#runtime/ui/figure-table.styles.ts';
import { ChartBar, ChartLegend, GraphDrawing, GraphFigure, GridLine } from '#runtime/ui/graph.styles.ts';

interface LevelChartProps {
  /** From low to high. */
  readonly spectrum: readonly components['schemas']['ProjectBand'][];
}

/** User units of the drawing. */
const frame = { width: 640, height: 260, left: 34, right: 8, top: 12, bottom: 28 } as const;

const ground = frame.height - frame.bottom;

/** Decibels between two lines of the grid. */
const unit = 20;

const states = ['before', 'after'] as const;

/** Shows the levels of each frequency band before and after, as a chart and as a table. */
export function LevelChart({ spectrum }: LevelChartProps): ReactNode {
  const { t } = useLocale();
  return (
    <GraphFigure>
      <LevelDrawing spectrum={spectrum} />
      <ChartLegend aria-hidden="true">
        {states.map((state) => (
          <li key={state}>
            <svg width="14" height="14" aria-hidden="true">
              <ChartBar when={state} x="1" y="1" width="12" height="12" />
            </svg>
            {t(`project:spectrum.${state}`)}
          </li>
        ))}
      </ChartLegend>
      <LevelTable spectrum={spectrum} />
    </GraphFigure>
  );
}

function LevelDrawing({ spectrum }: LevelChartProps): ReactNode {
  const { locale, t } = useLocale();
  const levels = spectrum.flatMap(({ before, after }) => [before, after]);
  const floor = Math.min(0, Math.floor(Math.min(...levels) / unit) * unit);
  const lines = Math.ceil((Math.max(unit, ...levels) - floor) / unit);
  const round = (value: number): number => Math.round(value * 10) / 10;
  const y = (level: number): number => round(ground - ((level - floor) / (lines * unit)) * (ground - frame.top));
  const step = (frame.width - frame.left - frame.right) / spectrum.length;
  const bar = step / 3;
  return (
    <GraphDrawing viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={t('project:spectrum.chart')}>
      {Array.from({ length: lines + 1 }, (_, index) => floor + index * unit).map((level) => (
        <g key={level}>
          <GridLine d={`M${frame.left} ${y(level)}H${frame.width - frame.right}`} />
          <text x={frame.left - 8} y={y(level)} textAnchor="end" dominantBaseline="central">
            {formatNumber(level, locale)}
          </text>
        </g>
      ))}
      {spectrum.map((band, place) => (
        <g key={band.hertz}>
          {states.map((state, index) => (
            <ChartBar
              key={state}
              when={state}
              x={round(frame.left + place * step + bar * (0.4 + index * 1.1))}
              y={y(band[state])}
              width={round(bar)}
              height={round(ground - y(band[state]))}
            />
          ))}
          <text x={round(frame.left + (place + 0.5) * step)} y={frame.height - 8} textAnchor="middle">
            {formatNumber(band.hertz, locale)}
          </text>
        </g>
      ))}
    </GraphDrawing>
  );
}

function LevelTable({ spectrum }: LevelChartProps): ReactNode {
  const { locale, t } = useLocale();
  const write = (level: number): string => `${formatNumber(level, locale)}\u00a0dB`;
  return (
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">{t('project:spectrum.band')}</th>
          {states.map((state) => (
            <th key={state} scope="col" data-number="">
              {t(`project:spectrum.${state}`)}
            </th>
          ))}
          <th scope="col" data-number="">
            {t('project:spectrum.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {spectrum.map(({ hertz, before, after }) => (
          <tr key={hertz}>
            <th scope="row">{`${formatNumber(hertz, locale)}\u00a0Hz`}</th>
            <td data-number="">{write(before)}</td>
            <td data-number="">{write(after)}</td>
            <td data-number="">{write(after - before)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
