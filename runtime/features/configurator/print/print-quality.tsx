import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import type { FormError } from '#runtime/contracts/form.ts';
import { useMessages } from '#runtime/i18n/use-messages.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { Quality } from './crop-editor.styles.ts';

/** Dots per inch of a photo print. */
export type Resolutions = Pick<components['schemas']['PhotoPrint'], 'minimumDpi' | 'recommendedDpi'>;

/** How sharp a print becomes: `tooLow` is not printed. */
export type Sharpness = 'good' | 'low' | 'tooLow';

export function sharpnessOf(dpi: number, { minimumDpi, recommendedDpi }: Resolutions): Sharpness {
  if (dpi < minimumDpi) return 'tooLow';
  return dpi < recommendedDpi ? 'low' : 'good';
}

/** What is said of a sharpness, and what would help. @param hasOneSize - Whether a smaller size is no way out. */
export function sharpnessText(
  sharpness: Sharpness,
  { minimumDpi, recommendedDpi }: Resolutions,
  hasOneSize: boolean,
): FormError {
  switch (sharpness) {
    case 'good':
      return { key: 'form:photo.dpi.good' };
    case 'low':
      return { key: hasOneSize ? 'form:photo.dpi.lowFixed' : 'form:photo.dpi.low', values: { dpi: recommendedDpi } };
    case 'tooLow':
      return { key: hasOneSize ? 'form:photo.dpi.tooLowFixed' : 'form:photo.dpi.tooLow', values: { dpi: minimumDpi } };
  }
}

interface PrintQualityProps {
  readonly dpi: number;
  readonly resolutions: Resolutions;
  readonly hasOneSize: boolean;
}

/** The resolution at which a part prints, and whether that is enough. */
export function PrintQuality({ dpi, resolutions, hasOneSize }: PrintQualityProps): ReactNode {
  const t = useMessages();
  const sharpness = sharpnessOf(dpi, resolutions);
  const text = sharpnessText(sharpness, resolutions, hasOneSize);
  return (
    <Quality sharpness={sharpness}>
      <Icon name={sharpness === 'good' ? 'check' : 'alert'} />
      <span>
        <span>{t('form:photo.dpi.label')}</span> <strong>{t('form:photo.dpi.value', { dpi })}</strong>
      </span>
      <span>{t(text.key, text.values)}</span>
    </Quality>
  );
}
