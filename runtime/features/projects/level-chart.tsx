import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { BandChart } from '#runtime/ui/band-chart.tsx';
import { FigureTable } from '#runtime/ui/figure-table.styles.ts';

interface LevelChartProps {
  /** From low to high. */
  readonly spectrum: readonly components['schemas']['ProjectBand'][];
}

/** Decibels between two lines of the grid. */
const unit = 10;

const states = ['before', 'after'] as const;

/** Shows the levels of each frequency band before and after, as a chart and as a table. */
export function LevelChart({ spectrum }: LevelChartProps): ReactNode {
  const { t } = useLocale();
  const all = spectrum.flatMap(({ before, after }) => [before, after]);
  // Decibels have no zero to begin at: from a line below the lowest, so that differences are seen.
  const floor = Math.floor((Math.min(...all) - unit / 2) / unit) * unit;
  const lines = Math.ceil((Math.max(...all) - floor) / unit);
  return (
    <BandChart
      label={t('project:spectrum.chart')}
      bands={spectrum.map(({ hertz }) => hertz)}
      columns={states.map((when) => ({
        when,
        name: t(`project:spectrum.${when}`),
        values: spectrum.map((band) => band[when]),
      }))}
      levels={Array.from({ length: lines + 1 }, (_, index) => floor + index * unit)}
      unit="dB"
    >
      <LevelTable spectrum={spectrum} />
    </BandChart>
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
