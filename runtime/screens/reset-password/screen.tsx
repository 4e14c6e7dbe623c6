import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { loginAddressAfter } from '#runtime/features/account/login-notices.ts';
import { resetPasswordForm } from '#runtime/features/account/reset-password-form.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useMailToken } from '#runtime/forms/use-mail-token.ts';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { FormPage } from '#runtime/ui/form/form-page.tsx';
import { PasswordField } from '#runtime/ui/form/password-field.tsx';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { onwardLinkClass, textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useNavigate } from '#runtime/ui/navigation.ts';
import { useIntroduction } from '../use-introduction.ts';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const token = useMailToken();
  // The first answer: using the token changes it before the visitor leaves the page.
  const [canReset] = useState(
    () => token !== undefined && queryClient.getQueryData(trpc.auth.canReset.queryKey({ token })) === true,
  );
  const forgotPassword = href('forgotPassword');
  if (token !== undefined && canReset) return <ChoosePassword token={token} />;
  return (
    <FormPage title={t('resetPassword:void.title')} intro={t('resetPassword:void.intro')}>
      {forgotPassword !== undefined && (
        <Link to={forgotPassword} className={onwardLinkClass()}>
          {t('resetPassword:newLink')}
          <Icon name="arrow" />
        </Link>
      )}
    </FormPage>
  );
}

function ChoosePassword({ token }: { readonly token: string }): ReactNode {
  const { href, t } = useLocale();
  const navigate = useNavigate();
  const page = useIntroduction('resetPassword');
  const form = useSiteForm(resetPasswordForm, {
    defaults: { token },
    onTaken: () => navigate(loginAddressAfter(href('login') ?? '/', 'reset'), { replace: true }),
  });
  const forgotPassword = href('forgotPassword');
  const labels = { newPassword: t('form:password.new'), passwordConfirmation: t('form:password.repeat') };
  return (
    <FormPage title={page?.title ?? t('resetPassword:title')} intro={page?.intro || t('resetPassword:intro')}>
      <FormFrame form={form} labels={labels}>
        <input type="hidden" {...form.field('token')} />
        <PasswordField
          {...form.field('newPassword')}
          autoComplete="new-password"
          label={labels.newPassword}
          withRules
        />
        <PasswordField
          {...form.field('passwordConfirmation')}
          autoComplete="new-password"
          label={labels.passwordConfirmation}
        />
        <FormActions>
          <SubmitButton label={t('resetPassword:submit')} busyLabel={t('resetPassword:busy')} isBusy={form.isSending} />
          {forgotPassword !== undefined && form.problem !== undefined && (
            <Link to={forgotPassword} className={textLinkClass()}>
              {t('resetPassword:newLink')}
            </Link>
          )}
        </FormActions>
      </FormFrame>
    </FormPage>
  );
}
