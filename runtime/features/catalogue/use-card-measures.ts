import type { components } from '#generated/contracts/content-api.ts';
import { type AcousticMeasure, useAcousticMeasures } from '#runtime/ui/use-acoustic-measures.ts';

type Measured = Pick<
  components['schemas']['ProductCard'],
  'alphaW' | 'density' | 'fireClass' | 'soundClass' | 'thickness'
>;

/** Returns what reads the figures by which a material is chosen, always the same ones in the same order. */
export function useCardMeasures(): (product: Measured) => readonly AcousticMeasure[] {
  const measuresOf = useAcousticMeasures();
  return (product) => {
    const { alphaW, density, fireClass, soundClass, thickness } = measuresOf(product);
    const absorbed = [alphaW.value, soundClass.value].filter((value) => value !== undefined).join(' · ');
    return [thickness, density, fireClass, absorbed === '' ? alphaW : { ...alphaW, value: absorbed }];
  };
}
