import type { ReactNode } from 'react';
import type { HeaderPartProps } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { SteadyText } from '#runtime/ui/steady-text.tsx';
import { accountLinkClass } from './account-link.styles.ts';
import { useIsSignedIn } from './signed-in.ts';

/** Shows a link to the account, or to the login screen. The browser chooses, since the page is cached for everybody. */
export function AccountLink({ place }: HeaderPartProps): ReactNode {
  const { href, t } = useLocale();
  // The visitor may have logged in or out on the page before.
  useLocation();
  const isSignedIn = useIsSignedIn();
  const to = isSignedIn ? href('myAccount') : href('login');
  const texts = [t('header:account.login'), t('header:account.mine')] as const;
  const [text, other] = isSignedIn ? [texts[1], texts[0]] : texts;
  if (to === undefined) return null;
  return (
    <Link to={to} className={accountLinkClass({ place })}>
      {place === 'header' ? (
        <SteadyText other={other} align="start">
          {text}
        </SteadyText>
      ) : (
        text
      )}
    </Link>
  );
}
