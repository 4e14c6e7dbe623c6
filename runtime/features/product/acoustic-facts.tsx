import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { Facts } from './product-facts.styles.ts';

interface AcousticFactsProps {
  readonly acoustics: components['schemas']['Acoustics'];
}

/** Shows the measured figures. What was not measured is left out. */
export function AcousticFacts({ acoustics }: AcousticFactsProps): ReactNode {
  const { locale, t } = useLocale();
  const { alphaW, nrc, soundClass, fireClass, thickness, density } = acoustics;
  return (
    <Facts>
      {soundClass !== undefined && <Fact name={t('product:acoustics.soundClass')} value={soundClass} />}
      {alphaW !== undefined && <Fact name={t('product:acoustics.alphaW')} value={formatNumber(alphaW, locale, 2)} />}
      {nrc !== undefined && <Fact name={t('product:acoustics.nrc')} value={formatNumber(nrc, locale, 2)} />}
      {fireClass !== undefined && <Fact name={t('product:acoustics.fireClass')} value={fireClass} />}
      {thickness !== undefined && (
        <Fact
          name={t('product:acoustics.thickness')}
          value={t('product:acoustics.millimetres', { value: formatNumber(thickness, locale) })}
        />
      )}
      {density !== undefined && (
        <Fact
          name={t('product:acoustics.density')}
          value={t('product:acoustics.kilogramsPerCubicMetre', { value: formatNumber(density, locale) })}
        />
      )}
    </Facts>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
