import type { ReactNode } from 'react';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { CheckboxField } from '#runtime/ui/form/checkbox-field.tsx';
import { PasswordField } from '#runtime/ui/form/password-field.tsx';
import { useNavigate } from '#runtime/ui/navigation.ts';
import { useNotify } from '#runtime/ui/notify-context.ts';
import { AccountFormFrame } from './account-form-frame.tsx';
import { deleteForm } from './account-forms.ts';
import { PlainList } from './account-section.styles.ts';
import { AccountSection } from './account-section.tsx';
import { UsernameField } from './username-field.tsx';

/** Shows the form that deletes an account, with what is deleted and what the law requires to keep. */
export function AccountDeletion({ email }: { readonly email: string }): ReactNode {
  const { href, t } = useLocale();
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useSiteForm(deleteForm, {
    onTaken: () => {
      notify({ variant: 'success', title: t('account:deleted.title'), description: t('account:deleted.text') });
      navigate(href('home') ?? '/', { replace: true });
    },
  });
  const labels = { currentPassword: t('form:password.current'), confirmation: t('account:delete.tick') };
  return (
    <AccountSection title={t('account:delete.title')} text={t('account:delete.text')}>
      <PlainList>
        <li>{t('account:delete.goes')}</li>
        <li>{t('account:delete.stays')}</li>
        <li>{t('account:delete.orders')}</li>
      </PlainList>
      <AccountFormFrame form={{ ...form, isOutdated: false }} labels={labels} submit={t('account:delete.submit')}>
        <UsernameField email={email} />
        <PasswordField
          {...form.field('currentPassword')}
          autoComplete="current-password"
          label={labels.currentPassword}
        />
        <CheckboxField {...form.box('confirmation')} label={labels.confirmation} needed />
      </AccountFormFrame>
    </AccountSection>
  );
}
