import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useAcousticMeasures } from '#runtime/ui/use-acoustic-measures.ts';
import { Facts } from './product-facts.styles.ts';

interface AcousticFactsProps {
  readonly acoustics: components['schemas']['Acoustics'];
}

/** Shows the measured figures. What was not measured is left out. */
export function AcousticFacts({ acoustics }: AcousticFactsProps): ReactNode {
  const measuresOf = useAcousticMeasures();
  return (
    <Facts>
      {Object.values(measuresOf(acoustics)).map(
        ({ name, value }) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  );
}
