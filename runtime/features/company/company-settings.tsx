import type { ReactNode } from 'react';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { useReloadCompany } from './button-form.tsx';
import { companySettingsForm } from './company-forms.ts';
import type { Company } from './company-members.tsx';

/** Shows the form with the name of a company, and from which sum on orders need an approval. */
export function CompanySettings({ company: { name, approveFrom } }: { readonly company: Company }): ReactNode {
  const { t } = useLocale();
  const form = useSiteForm(companySettingsForm, {
    defaults: { name, ...(approveFrom !== undefined && { approveFrom: String(Math.round(approveFrom / 100)) }) },
    onTaken: useReloadCompany(),
  });
  const labels = { name: t('account:company.name'), approveFrom: t('account:company.approveFrom') };
  return (
    <FormFrame form={form} labels={labels}>
      <TextField {...form.field('name')} label={labels.name} autoComplete="organization" />
      <TextField
        {...form.field('approveFrom')}
        label={labels.approveFrom}
        hint={t('account:company.approveHint')}
        inputMode="numeric"
        autoComplete="off"
        width="medium"
        optional
      />
      <FormActions>
        <SubmitButton label={t('account:company.save')} isBusy={form.isSending} />
      </FormActions>
    </FormFrame>
  );
}
