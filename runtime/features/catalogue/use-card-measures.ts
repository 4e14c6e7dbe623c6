import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';

/** A figure of a product in a list. */
interface CardMeasure {
  readonly name: string;
  /** With its unit; absent: not measured. */
  readonly value?: string;
}

type Measured = Pick<
  components['schemas']['ProductCard'],
  'alphaW' | 'density' | 'fireClass' | 'soundClass' | 'thickness'
>;

/** Returns what reads the figures by which a material is chosen, always the same ones in the same order. */
export function useCardMeasures(): (product: Measured) => readonly CardMeasure[] {
  const { locale, t } = useLocale();
  const measure = (name: string, value: string | undefined): CardMeasure => ({
    name,
    ...(value !== undefined && { value }),
  });
  return ({ alphaW, density, fireClass, soundClass, thickness }) => {
    const absorbed = alphaW === undefined ? [] : [formatNumber(alphaW, locale, 2)];
    const ofClass = soundClass === undefined ? [] : [soundClass];
    return [
      measure(
        t('product:acoustics.thickness'),
        thickness === undefined
          ? undefined
          : t('product:acoustics.millimetres', { value: formatNumber(thickness, locale) }),
      ),
      measure(
        t('product:acoustics.density'),
        density === undefined
          ? undefined
          : t('product:acoustics.kilogramsPerCubicMetre', { value: formatNumber(density, locale) }),
      ),
      measure(t('product:acoustics.fireClass'), fireClass),
      measure(t('product:acoustics.alphaW'), [...absorbed, ...ofClass].join(' · ') || undefined),
    ];
  };
}
