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
  const measure = (name: string, value: string | undefined): AcousticMeasure =>
    value === undefined ? { name } : { name, value };
  const coefficient = (value: number | undefined): string | undefined =>
    value === undefined ? undefined : formatNumber(value, locale, 2);
  return ({ soundClass, alphaW, nrc, fireClass, thickness, density }: Measured) => ({
    soundClass: measure(t('product:acoustics.soundClass'), soundClass),
    alphaW: measure(t('product:acoustics.alphaW'), coefficient(alphaW)),
    nrc: measure(t('product:acoustics.nrc'), coefficient(nrc)),
    fireClass: measure(t('product:acoustics.fireClass'), fireClass),
    thickness: measure(
      t('product:acoustics.thickness'),
      thickness === undefined
        ? undefined
        : t('product:acoustics.millimetres', { value: formatNumber(thickness, locale) }),
    ),
    density: measure(
      t('product:acoustics.density'),
      density === undefined
        ? undefined
        : t('product:acoustics.kilogramsPerCubicMetre', { value: formatNumber(density, locale) }),
    ),
  });
}
