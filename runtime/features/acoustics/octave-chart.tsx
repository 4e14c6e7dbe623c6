import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import type { Assessment } from '#runtime/lib/acoustics/assess.ts';
import { bands, type PerBand } from '#runtime/lib/acoustics/bands.ts';
import { FigureTable } from '#runtime/ui/figure-table.styles.ts';
import { ChartBar, ChartLegend, GraphDrawing, GraphFigure, GridLine } from '#runtime/ui/graph.styles.ts';
import { ChartTarget } from './octave-chart.styles.ts';

interface OctaveChartProps {
  readonly before: Assessment;
  /** Absent: nothing changes. */
  readonly after: Assessment | undefined;
}

/** User units of the drawing. */
const frame = { width: 480, height: 250, left: 34, right: 8, top: 12, bottom: 28 } as const;

const ground = frame.height - frame.bottom;
const step = (frame.width - frame.left - frame.right) / bands.length;
const bar = step / 3;

/** Shows the reverberation time of each octave band before and after, as a chart and as a table. */
export function OctaveChart({ before, after }: OctaveChartProps): ReactNode {
  const { locale, t } = useLocale();
  const target = before.target.kind === 'time' ? before.target.seconds : undefined;
  const longest = Math.max(...before.times, ...(after?.times ?? []), target ?? 0);
  const unit = [0.1, 0.2, 0.5, 1, 2, 5, 10].find((each) => longest / each <= 6) ?? 20;
  const levels = Array.from({ length: Math.ceil(longest / unit) + 1 }, (_, index) => index * unit);
  const top = levels.at(-1) ?? 1;
  const y = (seconds: number): number => Math.round((ground - (seconds / top) * (ground - frame.top)) * 10) / 10;
  const column = (band: number, index: number): number =>
    Math.round((frame.left + band * step + bar * (0.4 + index * 1.1)) * 10) / 10;
  const shown = [{ when: 'before', of: before } as const, ...(after ? [{ when: 'after', of: after } as const] : [])];
  return (
    <GraphFigure>
      <GraphDrawing
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={t('components:roomCalculator.chart')}
      >
        {levels.map((seconds) => (
          <g key={seconds}>
            <GridLine d={`M${frame.left} ${y(seconds)}H${frame.width - frame.right}`} />
            <text x={frame.left - 8} y={y(seconds)} textAnchor="end" dominantBaseline="central">
              {formatNumber(seconds, locale, unit < 1 ? 1 : 0)}
            </text>
          </g>
        ))}
        {bands.map((hertz, band) => (
          <g key={hertz}>
            {shown.map(({ when, of: { times } }, index) => (
              <ChartBar
                key={when}
                when={when}
                x={column(band, index)}
                y={y(times[band] ?? 0)}
                width={Math.round(bar * 10) / 10}
                height={Math.max(0, ground - y(times[band] ?? 0))}
              />
            ))}
            <text x={frame.left + (band + 0.5) * step} y={frame.height - 8} textAnchor="middle">
              {hertz}
            </text>
          </g>
        ))}
        {target !== undefined && <ChartTarget d={`M${frame.left} ${y(target)}H${frame.width - frame.right}`} />}
      </GraphDrawing>
      <ChartLegend aria-hidden="true">
        {shown.map(({ when }) => (
          <li key={when}>
            <svg width="14" height="14" aria-hidden="true">
              <ChartBar when={when} x="1" y="1" width="12" height="12" />
            </svg>
            {t(`components:roomCalculator.${when}`)}
          </li>
        ))}
      </ChartLegend>
      <OctaveTable
        heading={t('components:roomCalculator.time')}
        columns={shown.map(({ when, of }) => ({ when, values: of.times }))}
        write={(value) => t('components:roomCalculator.seconds', { value: formatNumber(value, locale, 2) })}
      />
      {before.target.kind === 'area' && (
        <OctaveTable
          heading={t('components:roomCalculator.perVolume')}
          columns={shown.map(({ when, of }) => ({ when, values: of.perVolume }))}
          write={(value) => formatNumber(value, locale, 2)}
        />
      )}
    </GraphFigure>
  );
}

interface OctaveTableProps {
  /** What the figures are. */
  readonly heading: string;
  readonly columns: readonly { readonly when: 'before' | 'after'; readonly values: PerBand }[];
  readonly write: (value: number) => string;
}

function OctaveTable({ heading, columns, write }: OctaveTableProps): ReactNode {
  const { locale, t } = useLocale();
  return (
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">{t('components:roomCalculator.octave')}</th>
          {columns.map(({ when }) => (
            <th key={when} scope="col" data-number="">
              {heading}
              <small>{t(`components:roomCalculator.${when}`)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bands.map((hertz, band) => (
          <tr key={hertz}>
            <th scope="row">{`${formatNumber(hertz, locale)} Hz`}</th>
            {columns.map(({ when, values }) => (
              <td key={when} data-number="">
                {write(values[band] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
