import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { CheckboxField } from '#runtime/ui/form/checkbox-field.tsx';
import { SelectField } from '#runtime/ui/form/select-field.tsx';
import { AccountFormFrame } from './account-form-frame.tsx';
import { preferencesForm } from './account-forms.ts';
import { AccountSection } from './account-section.tsx';
import type { Customer } from './customer.ts';
import { useAccountForm } from './use-account-form.ts';

interface PreferencesProps {
  readonly customer: Customer;
}

/** Shows the form for the language of mails and the newsletter. */
export function Preferences({ customer: { version, locale, newsletter } }: PreferencesProps): ReactNode {
  const { site, t } = useLocale();
  const form = useAccountForm(preferencesForm({ version }), {
    saved: 'preferences',
    defaults: { locale, newsletter: newsletter ? 'on' : undefined },
  });
  const labels = { locale: t('account:preferences.language'), newsletter: t('account:preferences.newsletter') };
  return (
    <AccountSection title={t('account:preferences.title')}>
      <AccountFormFrame
        form={form}
        labels={labels}
        version={version}
        kept={[
          { label: labels.locale, value: site.localeNames[locale] ?? locale },
          { label: labels.newsletter, value: t(newsletter ? 'account:yes' : 'account:no') },
        ]}
      >
        <SelectField
          {...form.field('locale')}
          autoComplete="language"
          label={labels.locale}
          options={site.locales.map((value) => ({ value, label: site.localeNames[value] ?? value }))}
        />
        <CheckboxField
          {...form.box('newsletter')}
          label={labels.newsletter}
          hint={t('account:preferences.newsletterHint')}
        />
      </AccountFormFrame>
    </AccountSection>
  );
}
