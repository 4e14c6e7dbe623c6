import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { Container } from '#runtime/ui/layout.styles.ts';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { NoticePage } from '#runtime/ui/notice.styles.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';

/** Shows that an account was deleted. */
export function GoneNotice(): ReactNode {
  const { href, t } = useLocale();
  return (
    <Container>
      <NoticePage>
        <h1 className={headingClass({ size: '2xl' })}>{t('account:deleted.title')}</h1>
        <Lead>{t('account:deleted.text')}</Lead>
        <Link to={href('home') ?? '/'} className={onwardLinkClass()}>
          {t('form:sentOnward')}
          <Icon name="arrow" />
        </Link>
      </NoticePage>
    </Container>
  );
}
