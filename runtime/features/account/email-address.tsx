import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { EmailField } from '#runtime/ui/form/email-field.tsx';
import { PasswordField } from '#runtime/ui/form/password-field.tsx';
import { Note } from '#runtime/ui/note.styles.ts';
import { AccountFormFrame } from './account-form-frame.tsx';
import { emailForm, withdrawEmailForm } from './account-forms.ts';
import { AccountSection } from './account-section.tsx';
import type { Customer } from './customer.ts';
import { KeptList } from './kept-rows.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useNewStart } from './use-new-start.ts';
import { UsernameField } from './username-field.tsx';

interface EmailAddressProps {
  readonly customer: Customer;
}

/** Shows the login address, and the one that waits for confirmation. */
export function EmailAddress({ customer }: EmailAddressProps): ReactNode {
  const { t } = useLocale();
  const { key, headingRef, begin } = useNewStart();
  const { email, pendingEmail } = customer;
  return (
    <AccountSection title={t('account:email.title')} text={t('account:email.text')} headingRef={headingRef}>
      <KeptList rows={[{ label: t('account:email.current'), value: email }]} />
      {pendingEmail !== undefined && (
        <>
          <Note tone="warning">
            <p>{t('account:email.pending', { email: pendingEmail })}</p>
          </Note>
          <WithdrawForm key={`withdraw ${key}`} customer={customer} onTaken={begin} />
        </>
      )}
      <ChangeForm key={`change ${key}`} customer={customer} onTaken={begin} />
    </AccountSection>
  );
}

interface PartProps extends EmailAddressProps {
  readonly onTaken: () => void;
}

function ChangeForm({ customer: { email, version }, onTaken }: PartProps): ReactNode {
  const { t } = useLocale();
  const form = useAccountForm(emailForm({ version }), { saved: 'email', onTaken });
  const labels = { email: t('account:email.new'), currentPassword: t('form:password.current') };
  return (
    <AccountFormFrame
      form={form}
      labels={labels}
      version={version}
      kept={[{ label: t('account:email.current'), value: email }]}
      submit={t('account:email.submit')}
    >
      <UsernameField email={email} />
      <EmailField {...form.field('email')} label={labels.email} hint={t('account:email.hint')} />
      <PasswordField
        {...form.field('currentPassword')}
        autoComplete="current-password"
        label={labels.currentPassword}
      />
    </AccountFormFrame>
  );
}

function WithdrawForm({ customer, onTaken }: PartProps): ReactNode {
  const { t } = useLocale();
  const { email, version } = customer;
  const form = useAccountForm(withdrawEmailForm({ customer, version }), { saved: 'withdrawn', onTaken });
  const labels = { currentPassword: t('form:password.current') };
  return (
    <AccountFormFrame
      form={form}
      labels={labels}
      version={version}
      kept={[{ label: t('account:email.current'), value: email }]}
      submit={t('account:email.withdraw')}
    >
      <UsernameField email={email} />
      <PasswordField
        {...form.field('currentPassword')}
        autoComplete="current-password"
        label={labels.currentPassword}
      />
    </AccountFormFrame>
  );
}
