import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useNavigate } from '#runtime/ui/navigation.ts';
import { AccountFormFrame } from './account-form-frame.tsx';
import { confirmEmailForm } from './account-forms.ts';
import { AccountSection } from './account-section.tsx';
import { useAccountForm } from './use-account-form.ts';

interface ConfirmEmailProps {
  /** Token of the link in the mail. */
  readonly token: string;
  readonly pendingEmail: string | undefined;
}

/**
 * Shows the page behind the link of a mail. A button confirms, not the page itself, since mail programs open links by
 * themselves.
 */
export function ConfirmEmail({ token, pendingEmail }: ConfirmEmailProps): ReactNode {
  const { href, t } = useLocale();
  const navigate = useNavigate();
  const form = useAccountForm(confirmEmailForm, {
    saved: 'confirmed',
    defaults: { token },
    onTaken: () => navigate(href('myAccountDetails') ?? '/', { replace: true }),
  });
  const text =
    pendingEmail === undefined
      ? t('account:confirm.text')
      : t('account:confirm.textWithEmail', { email: pendingEmail });
  return (
    <AccountSection tone="raised" title={t('account:confirm.title')} text={text}>
      <AccountFormFrame form={form} labels={{ token: t('account:confirm.token') }} submit={t('account:confirm.submit')}>
        <input type="hidden" {...form.field('token')} />
      </AccountFormFrame>
    </AccountSection>
  );
}
