import type { ReactNode } from 'react';
import { loginForm } from '#runtime/features/account/login-form.ts';
import { loginNotice } from '#runtime/features/account/login-notices.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { returnAddress } from '#runtime/lib/return-address.ts';
import { EmailField } from '#runtime/ui/form/email-field.tsx';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { FormMessage } from '#runtime/ui/form/form-message.tsx';
import { FormPage } from '#runtime/ui/form/form-page.tsx';
import { PasswordField } from '#runtime/ui/form/password-field.tsx';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { onwardLinkClass, textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = useSiteForm(loginForm, {
    onTaken: () => navigate(returnAddress(new URLSearchParams(search)) ?? href('myAccount') ?? '/', { replace: true }),
  });
  const notice = loginNotice(new URLSearchParams(search));
  const forgot = href('forgotPassword');
  const register = href('register');
  const labels = { email: t('form:email'), password: t('form:password.label') };
  return (
    <FormPage
      title={t('auth:login.title')}
      intro={t('auth:login.intro')}
      aside={
        register !== undefined && (
          <>
            <h2 className={headingClass({ size: 'md' })}>{t('auth:login.new')}</h2>
            <p>{t('auth:login.whyRegister')}</p>
            <Link to={register} className={onwardLinkClass()}>
              {t('auth:login.register')}
              <Icon name="arrow" />
            </Link>
          </>
        )
      }
    >
      {notice !== undefined && <FormMessage>{t(notice)}</FormMessage>}
      <FormFrame form={form} labels={labels}>
        <EmailField {...form.field('email')} autoComplete="username" label={labels.email} />
        <PasswordField {...form.field('password')} autoComplete="current-password" label={labels.password} />
        <FormActions>
          <SubmitButton label={t('auth:login.submit')} busyLabel={t('auth:login.busy')} isBusy={form.isSending} />
          {forgot !== undefined && (
            <Link to={forgot} className={textLinkClass({ alone: true })}>
              {t('auth:login.forgot')}
            </Link>
          )}
        </FormActions>
      </FormFrame>
    </FormPage>
  );
}
