import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { PasswordField } from '#runtime/ui/form/password-field.tsx';
import { AccountFormFrame } from './account-form-frame.tsx';
import { passwordForm } from './account-forms.ts';
import { AccountSection } from './account-section.tsx';
import type { Customer } from './customer.ts';
import { useAccountForm } from './use-account-form.ts';
import { useNewStart } from './use-new-start.ts';
import { UsernameField } from './username-field.tsx';

interface PasswordChangeProps {
  readonly customer: Customer;
}

/** Shows the form for another password, which ends all other sessions. */
export function PasswordChange({ customer }: PasswordChangeProps): ReactNode {
  const { t } = useLocale();
  const { key, headingRef, begin } = useNewStart();
  return (
    <AccountSection title={t('account:password.title')} text={t('account:password.text')} headingRef={headingRef}>
      <ChangeForm key={key} customer={customer} onTaken={begin} />
    </AccountSection>
  );
}

function ChangeForm({
  customer: { email, version },
  onTaken,
}: PasswordChangeProps & { readonly onTaken: () => void }): ReactNode {
  const { t } = useLocale();
  const form = useAccountForm(passwordForm({ version }), { saved: 'password', onTaken });
  const labels = {
    currentPassword: t('form:password.current'),
    newPassword: t('form:password.new'),
    passwordConfirmation: t('form:password.repeat'),
  };
  return (
    <AccountFormFrame form={form} labels={labels} version={version} kept={[]} submit={t('account:password.submit')}>
      <UsernameField email={email} />
      <PasswordField
        {...form.field('currentPassword')}
        autoComplete="current-password"
        label={labels.currentPassword}
      />
      <PasswordField {...form.field('newPassword')} autoComplete="new-password" label={labels.newPassword} withRules />
      <PasswordField
        {...form.field('passwordConfirmation')}
        autoComplete="new-password"
        label={labels.passwordConfirmation}
      />
    </AccountFormFrame>
  );
}
