import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';

/** The figures by which products are chosen, in the order to show them. */
type Measured = Pick<
  components['schemas']['Acoustics'],
  'soundClass' | 'alphaW' | 'nrc' | 'fireClass' | 'thickness' | 'density'
>;

/** A figure as visitors read it. */
export interface AcousticMeasure {
  readonly name: string;
  /** With its unit; absent: not measured. */
  readonly value?: string;
}

/** Returns what reads the measured figures of a product, always all of them in the same order. */
export function useAcousticMeasures(): (product: Measured) => Readonly<Record<keyof Measured, AcousticMeasure>> {
  const { locale, t } = useLocale();
  const measure = <Value>(name: string, value: Value | undefined, write: (value: Value) => string): AcousticMeasure =>
    value === undefined ? { name } : { name, value: write(value) };
  const asItIs = (value: string): string => value;
  const coefficient = (value: number): string => formatNumber(value, locale, 2);
  return ({ soundClass, alphaW, nrc, fireClass, thickness, density }) => ({
    soundClass: measure(t('product:acoustics.soundClass'), soundClass, asItIs),
    alphaW: measure(t('product:acoustics.alphaW'), alphaW, coefficient),
    nrc: measure(t('product:acoustics.nrc'), nrc, coefficient),
    fireClass: measure(t('product:acoustics.fireClass'), fireClass, asItIs),
    thickness: measure(t('product:acoustics.thickness'), thickness, (value) =>
      t('product:acoustics.millimetres', { value: formatNumber(value, locale) }),
    ),
    density: measure(t('product:acoustics.density'), density, (value) =>
      t('product:acoustics.kilogramsPerCubicMetre', { value: formatNumber(value, locale) }),
    ),
  });
}
