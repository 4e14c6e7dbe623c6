import type { ComponentProps, ReactNode } from 'react';
import { controlClass } from './field.styles.ts';
import { Field, type FieldTexts, useFieldWiring } from './field.tsx';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, keyof FieldTexts | 'id' | 'width'> {
  /** Width by the usual length of input. */
  readonly width?: 'full' | 'medium' | 'short';
}

/** Shows a field for a line of text. All `input` props are passed to it, `ref` included. */
export function TextField({
  label,
  hint,
  error,
  optional,
  name,
  width = 'full',
  type = 'text',
  ...input
}: TextFieldProps): ReactNode {
  const texts = { name, label, hint, error, optional };
  return (
    <Field {...texts}>
      <input {...input} type={type} {...useFieldWiring(texts)} className={controlClass({ width }).className} />
    </Field>
  );
}
