import type { ComponentProps, ReactNode } from 'react';
import { ChoiceText, choiceClass, FieldBox, markClass } from './field.styles.ts';
import { FieldErrorText, type FieldTexts, useFieldWiring } from './field.tsx';

interface CheckboxFieldProps
  extends Pick<FieldTexts, 'name' | 'error'>,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'id' | 'type'> {
  /** May contain a link, for instance to accepted terms. */
  readonly label: ReactNode;
  /** Explanation below the label. */
  readonly hint?: string;
  /** Whether the box must be ticked. */
  readonly needed?: boolean;
}

/** Shows a checkbox. It sends `on`, and nothing while it is not ticked. */
export function CheckboxField({ label, hint, error, name, needed = false, ...input }: CheckboxFieldProps): ReactNode {
  return (
    <FieldBox>
      <label className={choiceClass().className}>
        <input
          {...input}
          type="checkbox"
          {...useFieldWiring({ name, error, optional: !needed })}
          className={markClass({ kind: 'box' }).className}
        />
        <ChoiceText>
          <span>{label}</span>
          {hint !== undefined && <small>{hint}</small>}
        </ChoiceText>
      </label>
      <FieldErrorText name={name} error={error} />
    </FieldBox>
  );
}
