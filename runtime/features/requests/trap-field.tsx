import type { ReactNode } from 'react';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { TrapBox } from '#runtime/ui/form/form-layout.styles.ts';
import { useFieldId } from '#runtime/ui/form/form-scope.ts';

/** Shows a hidden field that only machines fill in. Its label tells people to leave it empty. */
export function TrapField({ form }: { readonly form: SiteForm }): ReactNode {
  const { t } = useLocale();
  const { error: _, ...field } = form.field('trap');
  const id = useFieldId('trap');
  return (
    <TrapBox aria-hidden="true">
      <label htmlFor={id}>{t('form:leaveEmpty')}</label>
      <input {...field} id={id} type="text" tabIndex={-1} autoComplete="off" />
    </TrapBox>
  );
}
