import type { ReactNode } from 'react';
import { newsletterForm } from '#runtime/features/requests/newsletter-form.ts';
import { Thanks } from '#runtime/features/requests/thanks.tsx';
import { TrapField } from '#runtime/features/requests/trap-field.tsx';
import { useThanks } from '#runtime/features/requests/use-thanks.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { EmailField } from '#runtime/ui/form/email-field.tsx';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { FormPage } from '#runtime/ui/form/form-page.tsx';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { FormPlace } from '#runtime/ui/form-place.tsx';

export function Screen(): ReactNode {
  const { t } = useLocale();
  const { isSent, thank } = useThanks('nieuwsbrief_inschrijving');
  return (
    <FormPage title={t('form:newsletter.title')} intro={isSent ? undefined : t('form:newsletter.intro')}>
      {isSent ? (
        <Thanks title={t('form:newsletter.sentTitle')} text={t('form:newsletter.sentText')} withWayHome />
      ) : (
        <FormPlace form="newsletter">
          <NewsletterForm onTaken={thank} />
        </FormPlace>
      )}
    </FormPage>
  );
}

function NewsletterForm({ onTaken }: { readonly onTaken: () => void }): ReactNode {
  const { t } = useLocale();
  const form = useSiteForm(newsletterForm, { onTaken });
  const labels = { email: t('form:email'), firstName: t('form:firstName') };
  return (
    <FormFrame form={form} labels={labels}>
      <EmailField {...form.field('email')} label={labels.email} />
      <TextField {...form.field('firstName')} autoComplete="given-name" label={labels.firstName} optional />
      <TrapField form={form} />
      <FormActions>
        <SubmitButton label={t('form:newsletter.submit')} isBusy={form.isSending} />
      </FormActions>
    </FormFrame>
  );
}
