import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Container } from '#runtime/ui/layout.styles.ts';
import { buttonClass, onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { NoticeLinks, NoticePage } from '#runtime/ui/notice.styles.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';

/** Shows that the order is somebody else's, or was placed on another device. */
export function OrderNotHere(): ReactNode {
  const { href, t } = useLocale();
  const search = href('orderStatus');
  const contact = href('contact');
  return (
    <Container>
      <NoticePage>
        <h1 className={headingClass({ size: '2xl' })}>{t('checkout:result.notHere.title')}</h1>
        <Lead>{t('checkout:result.notHere.text')}</Lead>
        <NoticeLinks>
          {search !== undefined && (
            <li>
              <Link to={search} className={buttonClass()}>
                {t('checkout:order.find.title')}
              </Link>
            </li>
          )}
          <li>
            <Link to={href('home') ?? '/'} className={onwardLinkClass()}>
              {t('checkout:result.notHere.home')}
            </Link>
          </li>
          {contact !== undefined && (
            <li>
              <Link to={contact} className={onwardLinkClass()}>
                {t('checkout:result.notHere.contact')}
              </Link>
            </li>
          )}
        </NoticeLinks>
      </NoticePage>
    </Container>
  );
}
