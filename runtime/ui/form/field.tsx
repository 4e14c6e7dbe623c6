import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '../icon.tsx';
import { hiddenClass } from '../text.styles.ts';
import { FieldBox, FieldError, FieldHint, labelClass, OptionalMark } from './field.styles.ts';
import { useFieldId } from './form-scope.ts';

/** Texts and name of a field. */
export interface FieldTexts {
  /** Name of the value, unique in the form. */
  readonly name: string;
  readonly label: string;
  /** Hint below the label. */
  readonly hint?: ReactNode;
  /** Error of the value; a whole sentence. */
  readonly error?: string | undefined;
  /** Marks the field as optional. Fields without it are required. */
  readonly optional?: boolean | undefined;
}

/** Attributes that associate a control with its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/**
 * Returns the attributes of a field's control.
 *
 * @param further - Parts that describe it besides hint and error, as their ids end: `rules`.
 */
export function useFieldWiring(
  { name, hint, error, optional = false }: Omit<FieldTexts, 'label'>,
  ...further: readonly string[]
): FieldWiring {
  const id = useFieldId(name);
  const described = [
    ...(hint ? [hintId(id)] : []),
    ...further.map((part) => `${id}-${part}`),
    ...(error ? [errorId(id)] : []),
  ];
  return {
    id,
    name,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional ? undefined : true,
  };
}

const hintId = (id: string): string => `${id}-hint`;
const errorId = (id: string): string => `${id}-error`;

interface FieldProps extends FieldTexts {
  readonly children: ReactNode;
}

/** Shows label, hint and error around a control that has the field's {@link useFieldWiring}. */
export function Field({ name, label, hint, error, optional, children }: FieldProps): ReactNode {
  const id = useFieldId(name);
  return (
    <FieldBox>
      <label htmlFor={id} className={labelClass().className}>
        <LabelText label={label} optional={optional} />
      </label>
      <FieldHintText name={name} hint={hint} />
      {children}
      <FieldErrorText name={name} error={error} />
    </FieldBox>
  );
}

/** Shows the label of a field, and whether the field is optional. */
export function LabelText({ label, optional }: Pick<FieldTexts, 'label' | 'optional'>): ReactNode {
  const { t } = useLocale();
  return (
    <>
      {label}
      {optional && (
        <>
          {' '}
          <OptionalMark>({t('form:optional')})</OptionalMark>
        </>
      )}
    </>
  );
}

export function FieldHintText({ name, hint }: Pick<FieldTexts, 'name' | 'hint'>): ReactNode {
  const id = useFieldId(name);
  return hint ? <FieldHint id={hintId(id)}>{hint}</FieldHint> : null;
}

/** Shows the error of a field, with an icon, since colour alone is not enough (WCAG 1.4.1). */
export function FieldErrorText({ name, error }: Pick<FieldTexts, 'name' | 'error'>): ReactNode {
  const { t } = useLocale();
  const id = useFieldId(name);
  if (!error) return null;
  return (
    <FieldError id={errorId(id)}>
      <Icon name="alert" size={18} />
      <span>
        <span className={hiddenClass().className}>{t('form:error')} </span>
        {error}
      </span>
    </FieldError>
  );
}
