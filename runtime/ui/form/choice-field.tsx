import type { ComponentProps, ReactNode } from 'react';
import { ChoiceList, ChoiceText, choiceClass, FieldGroup, labelClass, markClass } from './field.styles.ts';
import { FieldErrorText, FieldHintText, type FieldTexts, LabelText, useFieldWiring } from './field.tsx';

/** A choice, with an optional explanation. */
interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

interface ChoiceFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, keyof FieldTexts | 'id' | 'type'> {
  readonly options: readonly ChoiceOption[];
  /** `row` for two or three short choices. */
  readonly look?: 'list' | 'row';
}

/** Shows a choice of one as radio buttons. All `input` props, `ref` included, are passed to each of them. */
export function ChoiceField({
  label,
  hint,
  error,
  optional,
  name,
  options,
  look = 'list',
  defaultValue,
  ...input
}: ChoiceFieldProps): ReactNode {
  const texts = { name, label, hint, error, optional };
  // An error belongs to the group, not to one of its buttons.
  const { id, name: _, ...wiring } = useFieldWiring(texts);
  return (
    <FieldGroup role="radiogroup" {...wiring}>
      <legend className={labelClass().className}>
        <LabelText label={label} optional={optional} />
      </legend>
      <FieldHintText name={name} hint={hint} />
      <ChoiceList look={look}>
        {options.map((option, index) => (
          <label key={option.value} className={choiceClass().className}>
            <input
              {...input}
              type="radio"
              // The error summary leads to the first one.
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              className={markClass({ kind: 'dot' }).className}
            />
            <ChoiceText>
              {option.label}
              {option.hint !== undefined && <small>{option.hint}</small>}
            </ChoiceText>
          </label>
        ))}
      </ChoiceList>
      <FieldErrorText name={name} error={error} />
    </FieldGroup>
  );
}
