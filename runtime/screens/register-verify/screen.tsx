import type { ReactNode } from 'react';
import { confirmRegistrationForm } from '#runtime/features/account/confirm-registration-form.ts';
import { loginAddressAfter } from '#runtime/features/account/login-notices.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useMailToken } from '#runtime/forms/use-mail-token.ts';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { FormPage } from '#runtime/ui/form/form-page.tsx';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useNavigate } from '#runtime/ui/navigation.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';

/** Confirms an address where the mail's link opened it; else shows that the mail was sent. */
export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const navigate = useNavigate();
  const token = useMailToken();
  const form = useSiteForm(confirmRegistrationForm, {
    defaults: { token },
    onTaken: () => navigate(loginAddressAfter(href('login') ?? '/', 'confirmed'), { replace: true }),
  });
  const register = href('register');
  const labels = { token: t('register:verify.code') };
  const button = (
    <FormActions>
      <SubmitButton label={t('register:verify.submit')} busyLabel={t('register:verify.busy')} isBusy={form.isSending} />
    </FormActions>
  );
  const again = register !== undefined && (
    <>
      <h2 className={headingClass({ size: 'md' })}>{t('register:verify.again')}</h2>
      <p>{t('register:verify.againText')}</p>
      <Link to={register} className={onwardLinkClass()}>
        {t('register:verify.register')}
        <Icon name="arrow" />
      </Link>
    </>
  );
  if (token !== undefined) {
    return (
      <FormPage title={t('register:verify.title')} intro={t('register:verify.intro')} aside={again}>
        <FormFrame form={form} labels={labels}>
          <input type="hidden" {...form.field('token')} />
          {button}
        </FormFrame>
      </FormPage>
    );
  }
  return (
    <FormPage title={t('register:sent.title')} intro={t('register:sent.intro')} aside={again}>
      <FormFrame form={form} labels={labels}>
        <TextField
          {...form.field('token')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          label={labels.token}
          hint={t('register:verify.codeHint')}
        />
        {button}
      </FormFrame>
    </FormPage>
  );
}
