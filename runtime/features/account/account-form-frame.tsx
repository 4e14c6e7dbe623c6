import type { ReactNode } from 'react';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { versionField } from './account-forms.ts';
import type { KeptRow } from './kept-rows.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import type { AccountForm } from './use-account-form.ts';

interface AccountFormFrameProps {
  readonly form: AccountForm;
  readonly labels: Readonly<Record<string, string>>;
  /** Version of the account that the form shows; absent where it does not matter. */
  readonly version?: number;
  /** The stored values, shown when they have changed since the form was rendered. */
  readonly kept?: readonly KeptRow[];
  /** Text of the button. */
  readonly submit?: string;
  readonly children?: ReactNode;
}

/** Shows a form of an account screen, from its version to its button. */
export function AccountFormFrame({ form, labels, version, kept, submit, children }: AccountFormFrameProps): ReactNode {
  const { t } = useLocale();
  return (
    <FormFrame form={form} labels={labels}>
      {version !== undefined && <input type="hidden" name={versionField} value={version} />}
      {form.isOutdated && kept && <OutdatedNote rows={kept} />}
      {children}
      <FormActions>
        <SubmitButton label={submit ?? t('account:save')} busyLabel={t('account:saving')} isBusy={form.isSending} />
      </FormActions>
    </FormFrame>
  );
}
