import type { ReactNode } from 'react';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { useReloadCompany } from './button-form.tsx';
import { companyJoinForm, companyStartForm } from './company-forms.ts';

interface CompanyStartProps {
  /** Token of an invitation; absent: there is none. */
  readonly token: string | undefined;
}

/** Shows the form that starts a company, or the one that accepts an invitation. */
export function CompanyStart({ token }: CompanyStartProps): ReactNode {
  return token === undefined ? <Start /> : <Join token={token} />;
}

function Start(): ReactNode {
  const { t } = useLocale();
  const form = useSiteForm(companyStartForm, { onTaken: useReloadCompany() });
  const labels = { name: t('account:company.name') };
  return (
    <FormFrame form={form} labels={labels}>
      <TextField {...form.field('name')} label={labels.name} autoComplete="organization" />
      <FormActions>
        <SubmitButton label={t('account:company.start')} isBusy={form.isSending} />
      </FormActions>
    </FormFrame>
  );
}

function Join({ token }: { readonly token: string }): ReactNode {
  const { t } = useLocale();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const reload = useReloadCompany();
  const form = useSiteForm(companyJoinForm, {
    defaults: { token },
    onTaken: async () => {
      await reload();
      await navigate(pathname, { replace: true });
    },
  });
  const { error: _, ...field } = form.field('token');
  return (
    <>
      <p>{t('account:company.join')}</p>
      <FormFrame form={form} labels={{}}>
        <input type="hidden" {...field} defaultValue={token} />
        <FormActions>
          <SubmitButton label={t('account:company.accept')} isBusy={form.isSending} />
        </FormActions>
      </FormFrame>
    </>
  );
}
