import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { hiddenClass } from '../text.styles.ts';
import { CharacterCount, controlClass } from './field.styles.ts';
import { Field, type FieldTexts, useFieldWiring } from './field.tsx';

interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'id'> {
  /** Max. characters. Longer input is kept and reported as too long. */
  readonly maxLength?: number;
}

/** Number of remaining characters from which screen readers announce them. */
const few = 50;

/** Shows a field for text of several lines, with a count where it is limited. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  name,
  maxLength,
  onChange,
  ...area
}: TextAreaFieldProps): ReactNode {
  const texts = { name, label, hint, error, optional };
  const [written, setWritten] = useState(() => countCharacters(String(area.defaultValue ?? '')));
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setWritten(countCharacters(event.target.value));
    onChange?.(event);
  };
  return (
    <Field {...texts}>
      <textarea
        rows={5}
        {...area}
        onChange={change}
        {...useFieldWiring(texts)}
        className={controlClass({ kind: area.rows === 1 ? 'growingLine' : 'area' }).className}
      />
      {maxLength !== undefined && <Count written={written} maxLength={maxLength} />}
    </Field>
  );
}

function Count({ written, maxLength }: { readonly written: number; readonly maxLength: number }): ReactNode {
  const { locale, t } = useLocale();
  const left = maxLength - written;
  const told =
    left < 0
      ? t('form:charactersOver', { count: -left })
      : left <= few
        ? t('form:charactersLeft', { count: left })
        : '';
  return (
    <CharacterCount data-over={left < 0 ? '' : undefined}>
      <span aria-hidden={told ? true : undefined}>
        {left < 0
          ? told
          : t('form:characters', { written: formatNumber(written, locale), most: formatNumber(maxLength, locale) })}
      </span>
      <span role="status" className={hiddenClass().className}>
        {told}
      </span>
    </CharacterCount>
  );
}

/** Counts characters as the API does. */
function countCharacters(text: string): number {
  return [...text.replaceAll(/\r\n?/g, '\n').trim()].length;
}
