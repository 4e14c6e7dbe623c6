import type { ReactNode } from 'react';
import { formNameField } from '#runtime/forms/form-name-field.ts';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useNavigate } from '#runtime/ui/navigation.ts';
import { useNotify } from '#runtime/ui/notify-context.ts';
import { logoutClass } from './account-frame.styles.ts';
import { logoutForm } from './logout-form.ts';

/** Shows the logout button: a form of the login screen, on any page. */
export function LogoutButton(): ReactNode {
  const { href, t } = useLocale();
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useSiteForm(logoutForm, {
    onTaken: () => {
      notify({ variant: 'success', title: t('auth:logout.done') });
      navigate(href('home') ?? '/');
    },
  });
  return (
    <form {...form.props} action={href('login')}>
      <input type="hidden" name={formNameField} value={form.name} />
      <button type="submit" aria-busy={form.isSending} className={logoutClass()}>
        {t('auth:logout.submit')}
      </button>
      {form.problem !== undefined && <p role="alert">{form.problem}</p>}
    </form>
  );
}
