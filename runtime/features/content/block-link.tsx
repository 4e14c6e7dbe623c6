import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { buttonClass, onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { linkAddress } from '#runtime/ui/link-address.ts';
import { SmartLink } from '#runtime/ui/smart-link.tsx';

interface BlockLinkProps {
  readonly link: components['schemas']['Link'];
  readonly look?: 'onward' | 'primary' | 'inverse' | 'quiet';
}

/** Shows a call to action; nothing when this site does not have its target. */
export function BlockLink({ link, look = 'onward' }: BlockLinkProps): ReactNode {
  const { href } = useLocale();
  const to = linkAddress(link, href);
  if (to === undefined) return null;
  return look === 'onward' ? (
    <SmartLink to={to} className={onwardLinkClass()}>
      {link.label}
      <Icon name="arrow" />
    </SmartLink>
  ) : (
    <SmartLink to={to} className={buttonClass({ tone: look })}>
      {link.label}
    </SmartLink>
  );
}
