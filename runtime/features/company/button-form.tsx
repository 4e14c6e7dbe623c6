import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import type { FormDefinition } from '#runtime/forms/form-definition.ts';
import { formNameField } from '#runtime/forms/form-name-field.ts';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { FieldError } from '#runtime/ui/form/field.styles.ts';
import { ButtonRow, smallButtonClass } from './company.styles.ts';

interface ButtonFormProps<Value, Input, Answer> {
  readonly definition: FormDefinition<Value, Input, Answer>;
  /** Values that are sent along. */
  readonly fields: Readonly<Record<string, string>>;
  readonly label: string;
  /** What is chosen before the button is pressed. @param id - Of the control. */
  readonly children?: (id: string) => ReactNode;
}

/** Shows a button that changes the company, and what prevents it. */
export function ButtonForm<Value, Input, Answer>({
  definition,
  fields,
  label,
  children,
}: ButtonFormProps<Value, Input, Answer>): ReactNode {
  const reload = useReloadCompany();
  const id = useId();
  const form = useSiteForm(definition, { defaults: fields, onTaken: reload });
  return (
    <form {...form.props}>
      <input type="hidden" name={formNameField} value={form.name} />
      {Object.entries(fields).map(([name, value]) => {
        const { error: _, ...field } = form.field(name);
        return <input key={name} type="hidden" {...field} defaultValue={value} />;
      })}
      <ButtonRow>
        {children?.(id)}
        <button type="submit" className={smallButtonClass()} aria-busy={form.isSending || undefined}>
          {label}
        </button>
      </ButtonRow>
      {form.problem !== undefined && <FieldError role="alert">{form.problem}</FieldError>}
    </form>
  );
}

/** Returns the function that loads the company and what waits for an approval again. */
export function useReloadCompany(): () => Promise<void> {
  const queryClient = useQueryClient();
  const trpc = useTRPC();
  return async () => {
    await queryClient.invalidateQueries(trpc.company.current.queryFilter());
    await queryClient.invalidateQueries(trpc.company.approvals.queryFilter());
  };
}
