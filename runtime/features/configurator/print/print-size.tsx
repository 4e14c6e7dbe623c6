import type { ReactNode } from 'react';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import type { PrintSizes, SideBounds } from '#runtime/lib/print-size.ts';
import { FieldRow } from '#runtime/ui/form/form-layout.styles.ts';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { ScalePart } from './print-size.styles.ts';

interface PrintSizeProps {
  readonly sizes: PrintSizes;
  readonly form: SiteForm;
}

/** Returns the labels of a print's sides. */
export function useSideLabels(sizes: PrintSizes): Readonly<Record<'width' | 'height' | 'scale', string>> {
  const { locale, t } = useLocale();
  if (sizes.kind === 'fixed') {
    return { width: t('form:photo.crop.width'), height: t('form:photo.crop.height'), scale: '' };
  }
  const told = ({ minimum, maximum }: SideBounds) => ({
    min: formatNumber(minimum, locale),
    max: formatNumber(maximum, locale),
  });
  return {
    width: t('product:options.width', told(sizes.width)),
    height: t('product:options.height', told(sizes.height)),
    scale: sizes.scale ? t('form:photo.scale', told(sizes.scale)) : '',
  };
}

/** Shows the size of the print: fields in millimetres with a scale beside them, or its only size. */
export function PrintSize({ sizes, form }: PrintSizeProps): ReactNode {
  const { locale, t } = useLocale();
  const labels = useSideLabels(sizes);
  if (sizes.kind === 'fixed') {
    const [width, height] = [formatNumber(sizes.size.width, locale), formatNumber(sizes.size.height, locale)];
    return (
      <div>
        <p>{t('form:photo.fixedSize', { width, height })}</p>
        {(['width', 'height'] as const).map((side) => {
          const { error: _, ...field } = form.field(side);
          return <input key={side} type="hidden" {...field} />;
        })}
      </div>
    );
  }
  const { scale } = sizes;
  return (
    <>
      <FieldRow columns="even">
        {(['width', 'height'] as const).map((side) => (
          <TextField
            key={side}
            {...form.field(side)}
            type="number"
            inputMode="numeric"
            autoComplete="off"
            min={sizes[side].minimum}
            max={sizes[side].maximum}
            step={sizes[side].step}
            label={labels[side]}
            hint={
              sizes[side].step > 1 ? t('form:photo.step', { step: formatNumber(sizes[side].step, locale) }) : undefined
            }
          />
        ))}
      </FieldRow>
      {scale && (
        <ScalePart>
          <TextField
            {...form.field('scale')}
            type="number"
            inputMode="numeric"
            autoComplete="off"
            width="short"
            min={scale.minimum}
            max={scale.maximum}
            step={scale.step}
            label={labels.scale}
            optional
          />
        </ScalePart>
      )}
    </>
  );
}
