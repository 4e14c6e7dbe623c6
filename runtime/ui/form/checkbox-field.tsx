import type { ComponentProps, ReactNode } from 'react';
import { ChoiceText, choiceClass, FieldBox, markClass } from './field.styles.ts';
import { FieldErrorText, type FieldTexts, useFieldWiring } from './field.tsx';

interface CheckboxFieldProps
  extends Pick<FieldTexts, 'name' | 'error'>,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'id' | 'type'> {
  /** May hold a link, to terms that are accepted for instance. */
  readonly label: ReactNode;
  /** A line that explains it. */
  readonly hint?: string;
  /** True where the form is refused without it. */
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
