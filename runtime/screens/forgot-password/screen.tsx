import { type ReactNode, useEffect } from 'react';
import { forgotPasswordForm } from '#runtime/features/account/forgot-password-form.ts';
import { isPasswordMailSent, passwordMailSentAddress } from '#runtime/features/account/password-mail-sent.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { EmailField } from '#runtime/ui/form/email-field.tsx';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { FormPage } from '#runtime/ui/form/form-page.tsx';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { onwardLinkClass, textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';

export function Screen(): ReactNode {
  const { search } = useLocation();
  return isPasswordMailSent(new URLSearchParams(search)) ? <MailSent /> : <AskForMail />;
}

function MailSent(): ReactNode {
  const { href, t } = useLocale();
  const forgotPassword = href('forgotPassword') ?? '/';
  useEffect(() => {
    // The path stays the same, so no route change moves the focus out of the removed form.
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <FormPage title={t('resetPassword:sent.title')} intro={t('resetPassword:sent.intro')}>
      <p>{t('resetPassword:sent.nothing')}</p>
      <Link to={forgotPassword} className={onwardLinkClass()}>
        {t('resetPassword:sent.again')}
        <Icon name="arrow" />
      </Link>
    </FormPage>
  );
}

function AskForMail(): ReactNode {
  const { href, t } = useLocale();
  const navigate = useNavigate();
  const form = useSiteForm(forgotPasswordForm, {
    onTaken: () => navigate(passwordMailSentAddress(href('forgotPassword') ?? '/'), { replace: true }),
  });
  const login = href('login');
  const labels = { email: t('form:email') };
  return (
    <FormPage title={t('resetPassword:forgot.title')} intro={t('resetPassword:forgot.intro')}>
      <FormFrame form={form} labels={labels}>
        <EmailField {...form.field('email')} autoComplete="username" label={labels.email} />
        <FormActions>
          <SubmitButton label={t('resetPassword:forgot.submit')} isBusy={form.isSending} />
          {login !== undefined && (
            <Link to={login} className={textLinkClass()}>
              {t('resetPassword:forgot.login')}
            </Link>
          )}
        </FormActions>
      </FormFrame>
    </FormPage>
  );
}
