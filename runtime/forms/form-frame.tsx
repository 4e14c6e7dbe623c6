import type { ReactNode } from 'react';
import { ErrorSummary } from '#runtime/ui/form/error-summary.tsx';
import { FormStack } from '#runtime/ui/form/form-layout.styles.ts';
import { FormScope } from '#runtime/ui/form/form-scope.ts';
import { formNameField } from './form-name-field.ts';
import type { SiteForm } from './use-site-form.ts';

interface FormFrameProps {
  readonly form: SiteForm;
  /** Labels of the fields, in the order of the form, for the error summary. */
  readonly labels: Readonly<Record<string, string>>;
  /** Whether it sends files without JavaScript. */
  readonly withFiles?: boolean;
  /** Where it is sent without JavaScript; absent: to the page. */
  readonly action?: string | undefined;
  readonly children: ReactNode;
  /** What ends the form, below its fields. */
  readonly end?: ReactNode;
}

/** Shows the frame of every form: its name, which a submission without JavaScript contains, and its errors. */
export function FormFrame({ form, labels, withFiles = false, action, children, end }: FormFrameProps): ReactNode {
  const order = Object.keys(labels);
  const errors = form.errors
    .map(({ name, text }) => ({ name, error: text, label: labels[name] ?? name }))
    .sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  return (
    <FormScope value={form.name}>
      <form {...form.props} action={action} encType={withFiles ? 'multipart/form-data' : undefined}>
        <input type="hidden" name={formNameField} value={form.name} />
        <FormStack>
          {form.rejections > 0 && <ErrorSummary errors={errors} problem={form.problem} attempt={form.rejections} />}
          {children}
        </FormStack>
        {end}
      </form>
    </FormScope>
  );
}
