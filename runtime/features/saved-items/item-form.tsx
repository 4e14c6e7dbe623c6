import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { FormError, InvalidSubmission, SentValues } from '#runtime/contracts/form.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import type { FormDefinition } from '#runtime/forms/form-definition.ts';
import { formNameField } from '#runtime/forms/form-name-field.ts';
import { findInvalidSubmission } from '#runtime/forms/invalid-submission.ts';
import { sendForm } from '#runtime/forms/send-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FieldError } from '#runtime/ui/form/field.styles.ts';

interface ItemFormProps<Value, Input, Answer> {
  readonly definition: FormDefinition<Value, Input, Answer>;
  /** Hidden values. */
  readonly fields?: SentValues;
  /** Lets controls elsewhere on the page belong to the form. */
  readonly id?: string;
  /** Address for forms without JavaScript, if not the page itself. */
  readonly action?: string | undefined;
  readonly onDone?: (answer: Answer, sent: SentValues) => void | Promise<void>;
  /** Returns the first error before the form is sent. */
  readonly check?: (sent: SentValues) => FormError | undefined;
  readonly children: ReactNode;
}

/** Shows a form of one or two buttons, with its error beside them. */
export function ItemForm<Value, Input, Answer>({
  definition,
  fields = {},
  id,
  action,
  onDone,
  check,
  children,
}: ItemFormProps<Value, Input, Answer>): ReactNode {
  const queryClient = useQueryClient();
  const trpc = useTRPC();
  const { t } = useLocale();
  const [error, setError] = useState(() => findRejection(findInvalidSubmission(queryClient, definition.name), fields));
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const sent = getTexts(event.currentTarget, findSubmitter(event));
    const missing = check?.(sent);
    setError(missing);
    if (missing) return;
    setIsBusy(true);
    try {
      const result = await sendForm(definition, sent, { queryClient, trpc });
      if (result.ok) await onDone?.(result.answer, sent);
      else setError(firstError(result.invalid));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form method="post" id={id} action={action} noValidate aria-busy={isBusy} onSubmit={(event) => void send(event)}>
      <input type="hidden" name={formNameField} value={definition.name} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {error && <FieldError role="alert">{t(error.key, error.values)}</FieldError>}
    </form>
  );
}

/** Returns the error of a form that was sent without JavaScript, where it is this one. */
function findRejection(invalid: InvalidSubmission | undefined, fields: SentValues): FormError | undefined {
  const isThisOne = invalid && Object.entries(fields).every(([name, value]) => invalid.values[name] === value);
  return isThisOne ? firstError(invalid) : undefined;
}

/** Returns the first error of a form. */
export function firstError({ problem, errors }: InvalidSubmission): FormError | undefined {
  return problem ?? Object.values(errors)[0];
}

function findSubmitter({ nativeEvent }: FormEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
}

function getTexts(form: HTMLFormElement, submitter: HTMLElement | null): SentValues {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') texts[name] = value;
  return texts;
}
