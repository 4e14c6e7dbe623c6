import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { bands } from '#runtime/lib/acoustics/bands.ts';
import type { ComparedFacts } from '#runtime/lib/compared-products.ts';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { UnitPrice } from '#runtime/ui/unit-price.tsx';
import { useAcousticMeasures } from '#runtime/ui/use-acoustic-measures.ts';
import { deliveryText } from './delivery-text.ts';

/** A line of a comparison. */
export interface ComparedRow {
  readonly name: string;
  /** One per product; absent: not known of it. */
  readonly cells: readonly ReactNode[];
}

/**
 * Returns the lines of a comparison: price, delivery and measures, the measured figures, absorption by octave, and the specifications in
 * the order of the first product that has them. What is known of none of the products is left out.
 */
export function useComparedRows(products: readonly ComparedFacts[]): readonly ComparedRow[] {
  const { locale, t } = useLocale();
  const measuresOf = useAcousticMeasures();
  const measured = products.map(({ acoustics }) => Object.values(measuresOf(acoustics ?? {})));
  const row = (name: string, read: (product: ComparedFacts) => ReactNode): ComparedRow => ({
    name,
    cells: products.map(read),
  });
  const rows = [
    row(t('product:compare.variant'), ({ variant }) => variant?.name),
    row(t('product:tiers.price'), (product) => <ComparedPrice product={product} />),
    row(t('product:compare.delivery'), ({ delivery }) => deliveryText(delivery, t)),
    row(
      t('product:compare.size'),
      ({ size }) => size && t('product:acoustics.millimetres', { value: sides(size).join(' × ') }),
    ),
    row(t('product:compare.weight'), ({ weight }) =>
      weight === undefined
        ? undefined
        : t('product:compare.kilograms', { value: formatNumber(weight / 1000, locale, 2) }),
    ),
    ...Object.values(measuresOf({})).map(({ name }, index) => ({
      name,
      cells: measured.map((measures) => measures[index]?.value),
    })),
    ...bands.map((hertz) =>
      row(t('product:compare.absorption', { hertz }), ({ acoustics }) => {
        const coefficient = acoustics?.absorption?.[`hz${hertz}`];
        return coefficient === undefined ? undefined : formatNumber(coefficient, locale, 2);
      }),
    ),
  ];
  const taken = new Set(rows.map(({ name }) => name));
  const names = new Set(products.flatMap(({ attributes }) => attributes.map(({ name }) => name)));
  const specifications = [...names]
    .filter((name) => !taken.has(name))
    .map((name) => row(name, ({ attributes }) => attributes.find((attribute) => attribute.name === name)?.value));
  return [...rows, ...specifications].filter(({ cells }) => cells.some((cell) => cell !== undefined));
}

function ComparedPrice({ product }: { readonly product: ComparedFacts }): ReactNode {
  const { t } = useLocale();
  const { pricing, unit, unitPrice } = product;
  const { priceIncVat, priceExcVat, currency } = pricing;
  return (
    <>
      <Price incVat={priceIncVat} excVat={priceExcVat} currency={currency} />{' '}
      {priceIncVat > 0 && (
        <small>
          {t(unit === 'm2' ? 'product:price.perSquareMetre' : 'product:price.perPiece')}, <VatLabel />
        </small>
      )}
      {unitPrice && (
        <small>
          <UnitPrice price={unitPrice} currency={currency} />
        </small>
      )}
    </>
  );
}

function sides({ width, height, depth }: NonNullable<ComparedFacts['size']>): readonly number[] {
  return depth === undefined ? [width, height] : [width, height, depth];
}
