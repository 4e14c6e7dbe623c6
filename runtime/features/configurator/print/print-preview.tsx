import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { labelClass } from '#runtime/ui/form/field.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { Hanging, PreviewBox } from './print-preview.styles.ts';
import type { Crop } from './use-print-crop.ts';

interface PrintPreviewProps {
  readonly crop: Crop;
  /** Whether the next preview is being rendered. */
  readonly isAsking: boolean;
}

/** Shows the crop as the API has made it from the original, exactly as it is printed. */
export function PrintPreview({ crop: { preview, size, dpi }, isAsking }: PrintPreviewProps): ReactNode {
  const { locale, t } = useLocale();
  const [width, height] = [formatNumber(size.width, locale), formatNumber(size.height, locale)];
  return (
    <PreviewBox data-asking={isAsking ? '' : undefined} aria-busy={isAsking} data-preview>
      <span className={labelClass().className}>{t('form:photo.preview.title')}</span>
      <Hanging stands={size.height > size.width ? 'high' : 'wide'}>
        <Picture
          picture={preview}
          sizes="(min-width: 992px) 38vw, 92vw"
          corners="none"
          alt={t('form:photo.preview.alt')}
        />
      </Hanging>
      <figcaption>{t('form:photo.preview.caption', { width, height, dpi })}</figcaption>
    </PreviewBox>
  );
}
