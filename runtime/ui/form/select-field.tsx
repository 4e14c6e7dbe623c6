import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { ControlFrame, controlClass, SelectArrow } from './field.styles.ts';
import { Field, type FieldTexts, useFieldWiring } from './field.tsx';

/** An option of a select. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, keyof FieldTexts | 'id' | 'children'> {
  readonly options: readonly FieldOption[];
  /** Shown until an option is chosen; absent: the first option is selected. */
  readonly placeholder?: string;
}

/** Shows a choice of one as the browser's own select. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  name,
  options,
  placeholder,
  ...select
}: SelectFieldProps): ReactNode {
  const texts = { name, label, hint, error, optional };
  return (
    <Field {...texts}>
      <ControlFrame>
        <select {...select} {...useFieldWiring(texts)} className={controlClass({ kind: 'select' }).className}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <SelectArrow>
          <Icon name="chevron" size={18} />
        </SelectArrow>
      </ControlFrame>
    </Field>
  );
}
