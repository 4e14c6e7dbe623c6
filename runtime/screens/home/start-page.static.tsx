import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { Container, PageEnd } from '#runtime/ui/layout.styles.ts';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { NoticeLinks, NoticePage } from '#runtime/ui/notice.styles.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';

/** Link targets of a home page without content, as far as the site has them. */
const startRoutes = [
  'productOverview',
  'projectOverview',
  'inspirationOverview',
  'adviceOverview',
  'blogOverview',
] as const;

/** Shows the home page of a shop without one: the site's name and links to its overviews. */
export function StartPage(): ReactNode {
  const { href, site, t } = useLocale();
  return (
    <Container>
      <NoticePage>
        <h1 className={headingClass({ size: '2xl' })}>{t('homepage:start.title', { site: site.shopName })}</h1>
        <Lead>{t('homepage:start.text')}</Lead>
        <nav aria-label={t('homepage:start.label')}>
          <NoticeLinks>
            {startRoutes.map((key) => {
              const to = href(key);
              return (
                to !== undefined && (
                  <li key={key}>
                    <Link to={to} className={onwardLinkClass()}>
                      {t(`routes:${key}`)}
                      <Icon name="arrow" />
                    </Link>
                  </li>
                )
              );
            })}
          </NoticeLinks>
        </nav>
      </NoticePage>
      <PageEnd data-page-end />
    </Container>
  );
}
