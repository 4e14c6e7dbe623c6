import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { type AcousticMeasure, useAcousticMeasures } from '#runtime/ui/use-acoustic-measures.ts';

type Measured = Pick<
  components['schemas']['ProductCard'],
  'alphaW' | 'density' | 'fireClass' | 'soundClass' | 'thickness'
>;

/** Returns what reads the figures by which a material is chosen, always the same ones in the same order. */
export function useCardMeasures(): (product: Measured) => readonly AcousticMeasure[] {
  const { t } = useLocale();
  const measuresOf = useAcousticMeasures();
  return (product) => {
    const { alphaW, density, fireClass, soundClass, thickness } = measuresOf(product);
    const absorbed = [alphaW.value, soundClass.value].filter((value) => value !== undefined).join(' · ');
    const absorption = { name: t('product:acoustics.absorption'), ...(absorbed !== '' && { value: absorbed }) };
    return [thickness, density, fireClass, absorption];
  };
}
