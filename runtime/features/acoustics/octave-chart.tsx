import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import type { Assessment } from '#runtime/lib/acoustics/assess.ts';
import { bands, type PerBand } from '#runtime/lib/acoustics/bands.ts';
import { BandChart } from '#runtime/ui/band-chart.tsx';
import { FigureTable } from '#runtime/ui/figure-table.styles.ts';

interface OctaveChartProps {
  readonly before: Assessment;
  /** Absent: nothing changes. */
  readonly after: Assessment | undefined;
}

/** Shows the reverberation time of each octave band before and after, as a chart and as a table. */
export function OctaveChart({ before, after }: OctaveChartProps): ReactNode {
  const { locale, t } = useLocale();
  const target = before.target.kind === 'time' ? before.target.seconds : undefined;
  const longest = Math.max(...before.times, ...(after?.times ?? []), target ?? 0);
  const unit = [0.1, 0.2, 0.5, 1, 2, 5, 10].find((each) => longest / each <= 6) ?? 20;
  const shown = [{ when: 'before', of: before } as const, ...(after ? [{ when: 'after', of: after } as const] : [])];
  return (
    <BandChart
      label={t('components:roomCalculator.chart')}
      bands={bands}
      columns={shown.map(({ when, of }) => ({ when, name: t(`components:roomCalculator.${when}`), values: of.times }))}
      levels={Array.from({ length: Math.ceil(longest / unit) + 1 }, (_, index) => index * unit)}
      unit="s"
      decimals={unit < 1 ? 1 : 0}
      target={target}
    >
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
    </BandChart>
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
