import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { askAboutEmail } from '#runtime/features/account/ask-about-email.ts';
import { registerForm } from '#runtime/features/account/register-form.ts';
import { TermsText } from '#runtime/features/account/terms-text.tsx';
import { useTermsAddress } from '#runtime/features/shell/terms-address.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { PersonFields } from '#runtime/forms/person-fields.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { CheckboxField } from '#runtime/ui/form/checkbox-field.tsx';
import { EmailField } from '#runtime/ui/form/email-field.tsx';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { FormPage } from '#runtime/ui/form/form-page.tsx';
import { PasswordField } from '#runtime/ui/form/password-field.tsx';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useNavigate } from '#runtime/ui/navigation.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const navigate = useNavigate();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const terms = useTermsAddress();
  const form = useSiteForm(registerForm, {
    defaults: { customerType: 'Private' },
    askAbout: { email: askAboutEmail({ trpc, queryClient }) },
    onTaken: () => navigate(href('registerVerify') ?? '/', { replace: true }),
  });
  const login = href('login');
  const labels = {
    customerType: t('register:customerType'),
    companyName: t('form:company'),
    vatNumber: t('form:vatNumber'),
    firstName: t('form:firstName'),
    lastName: t('form:lastName'),
    email: t('form:email'),
    phone: t('form:phone'),
    password: t('form:password.label'),
    passwordConfirmation: t('form:password.repeat'),
    newsletter: t('register:newsletter'),
    termsAccepted: t('register:terms'),
  };
  return (
    <FormPage
      title={t('register:title')}
      intro={t('register:intro')}
      aside={
        login !== undefined && (
          <>
            <h2 className={headingClass({ size: 'md' })}>{t('register:known')}</h2>
            <p>{t('register:knownText')}</p>
            <Link to={login} className={onwardLinkClass()}>
              {t('auth:login.submit')}
              <Icon name="arrow" />
            </Link>
          </>
        )
      }
    >
      <FormFrame form={form} labels={labels}>
        <PersonFields
          form={form}
          typeLabel={labels.customerType}
          companyField="companyName"
          vatHint={t('form:vatHint')}
          email={<EmailField {...form.field('email')} label={labels.email} hint={t('register:emailHint')} />}
        />
        <PasswordField {...form.field('password')} autoComplete="new-password" label={labels.password} withRules />
        <PasswordField
          {...form.field('passwordConfirmation')}
          autoComplete="new-password"
          label={labels.passwordConfirmation}
        />
        <div>
          <CheckboxField {...form.box('newsletter')} label={labels.newsletter} hint={t('register:newsletterHint')} />
          <CheckboxField {...form.box('termsAccepted')} label={<TermsText address={terms} />} needed />
        </div>
        <FormActions>
          <SubmitButton label={t('register:submit')} busyLabel={t('register:busy')} isBusy={form.isSending} />
        </FormActions>
      </FormFrame>
    </FormPage>
  );
}
