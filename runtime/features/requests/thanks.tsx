import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { ThanksBox } from './thanks.styles.ts';

interface ThanksProps {
  readonly title: string;
  /** What happens next. */
  readonly text: string;
  /** Whether to link to the home page. */
  readonly withWayHome?: boolean;
}

/** Shows that something was sent, and what happens next. */
export function Thanks({ title, text, withWayHome = false }: ThanksProps): ReactNode {
  const { href, t } = useLocale();
  const home = href('home');
  return (
    <ThanksBox role="status">
      <h2 className={headingClass({ size: 'md' })}>{title}</h2>
      <p>{text}</p>
      {withWayHome && home !== undefined && (
        <Link to={home} className={onwardLinkClass()}>
          {t('form:sentOnward')}
          <Icon name="arrow" />
        </Link>
      )}
    </ThanksBox>
  );
}
