import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FadingWave } from '#runtime/ui/fading-wave.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { Container } from '#runtime/ui/layout.styles.ts';
import { buttonClass, onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { NoticeFigure, NoticeLinks, NoticePage } from '#runtime/ui/notice.styles.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const home = href('home');
  const products = href('productOverview');
  const blogs = href('blogOverview');
  return (
    <Container>
      <NoticePage>
        <FadingWave />
        <NoticeFigure>404</NoticeFigure>
        <h1 className={headingClass({ size: '2xl' })}>{t('notFound:title')}</h1>
        <Lead>{t('notFound:text')}</Lead>
        <NoticeLinks>
          {home !== undefined && (
            <li>
              <Link to={home} className={buttonClass()}>
                {t('notFound:home')}
              </Link>
            </li>
          )}
          {products !== undefined && (
            <li>
              <Link to={products} className={onwardLinkClass()}>
                {t('notFound:products')}
                <Icon name="arrow" />
              </Link>
            </li>
          )}
          {blogs !== undefined && (
            <li>
              <Link to={blogs} className={onwardLinkClass()}>
                {t('notFound:blogs')}
                <Icon name="arrow" />
              </Link>
            </li>
          )}
        </NoticeLinks>
      </NoticePage>
    </Container>
  );
}
