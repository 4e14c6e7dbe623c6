import { type ReactNode, useId } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { loginAddress } from '#runtime/lib/return-address.ts';
import { buttonClass, onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { Invitation } from './saved-items.styles.ts';

interface GuestInvitationProps {
  readonly hasItems: boolean;
}

/** Shows a guest how long their items are stored, and that an account takes them over. */
export function GuestInvitation({ hasItems }: GuestInvitationProps): ReactNode {
  const { href, t } = useLocale();
  const id = useId();
  const login = href('login');
  const register = href('register');
  return (
    <Invitation aria-labelledby={id}>
      <h2 id={id} className={headingClass({ size: 'md' }).className}>
        {t(hasItems ? 'account:items.guest.title' : 'account:items.guest.titleEmpty')}
      </h2>
      <p>{t(hasItems ? 'account:items.guest.text' : 'account:items.guest.textEmpty')}</p>
      <div>
        {register !== undefined && (
          <Link to={register} className={buttonClass().className}>
            {t('account:items.guest.register')}
          </Link>
        )}
        {login !== undefined && (
          <Link to={loginAddress(login, href('myAccountStorage') ?? '/')} className={onwardLinkClass().className}>
            {t('auth:login.submit')}
          </Link>
        )}
      </div>
    </Invitation>
  );
}
