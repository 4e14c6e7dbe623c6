import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { fitted, longSide, type Rectangle, resized, type Sides } from '#runtime/lib/print-crop.ts';
import { FieldRow } from '#runtime/ui/form/form-layout.styles.ts';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { CropNumbers as Box } from './crop-editor.styles.ts';

interface CropNumbersProps {
  readonly part: Rectangle;
  /** Pixels of the picture, after its rotation. */
  readonly picture: Sides;
  /** Millimetres of the print. */
  readonly print: Sides;
  readonly onChoose: (part: Rectangle) => void;
}

const texts = {
  x: 'form:photo.crop.left',
  y: 'form:photo.crop.top',
  width: 'form:photo.crop.width',
  height: 'form:photo.crop.height',
} as const;

/** Shows the crop in pixels. A typed number counts when the field loses focus; the other side follows in proportion. */
export function CropNumbers({ part, picture, print, onChoose }: CropNumbersProps): ReactNode {
  const { t } = useLocale();
  const take = (name: keyof Rectangle, { value }: HTMLInputElement): void => {
    const typed = Math.round(Number(value.replace(',', '.')));
    if (value.trim() === '' || !Number.isFinite(typed) || typed === part[name]) return;
    if (name === 'x' || name === 'y') onChoose(fitted({ ...part, [name]: typed }, picture, print));
    else onChoose(resized(part, (typed / part[name]) * longSide(part, print), 'upperLeft', picture, print));
  };
  return (
    <Box>
      <summary>{t('form:photo.crop.exact')}</summary>
      <div>
        <FieldRow columns="even">
          {(['x', 'y', 'width', 'height'] as const).map((name) => (
            <TextField
              // A new key resets the field to the adjusted value.
              key={`${name} ${part[name]}`}
              name={`pixels.${name}`}
              label={t(texts[name])}
              type="number"
              inputMode="numeric"
              autoComplete="off"
              min={name === 'x' || name === 'y' ? 0 : 1}
              max={name === 'x' || name === 'width' ? picture.width : picture.height}
              defaultValue={part[name]}
              onBlur={({ currentTarget }: FocusEvent<HTMLInputElement>) => take(name, currentTarget)}
              onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
                if (event.key !== 'Enter') return;
                // Enter confirms the number and must not submit the form.
                event.preventDefault();
                take(name, event.currentTarget);
              }}
            />
          ))}
        </FieldRow>
      </div>
    </Box>
  );
}
