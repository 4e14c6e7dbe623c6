import type { ReactNode } from 'react';
import type { RouteKey } from '#runtime/contracts/routes.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { NoticeLinks } from '#runtime/ui/notice.styles.ts';
import { headingClass, Muted } from '#runtime/ui/text.styles.ts';
import { Nothing } from './nothing-found.styles.ts';

/** Links for a search without results; a site shows those whose routes it has. */
const waysOn = [
  'productOverview',
  'projectOverview',
  'adviceOverview',
  'blogOverview',
  'inspirationOverview',
] as const satisfies readonly RouteKey[];

/** Shows the page of a search without results: suggestions and other places to look. */
export function NothingFound({ q }: { readonly q: string }): ReactNode {
  const { t } = useLocale();
  return (
    <Nothing>
      <h2 className={headingClass({ size: 'lg' })}>{t('search:empty.title', { query: q })}</h2>
      <Muted>{t('search:empty.text')}</Muted>
      <WaysOn />
    </Nothing>
  );
}

/** Shows links to the overviews of the site. */
export function WaysOn(): ReactNode {
  const { href, t } = useLocale();
  return (
    <nav aria-label={t('search:empty.onward')}>
      <NoticeLinks>
        {waysOn.map((key) => {
          const to = href(key);
          return to === undefined ? null : (
            <li key={key}>
              <Link to={to} className={onwardLinkClass()}>
                {t(`routes:${key}`)}
                <Icon name="arrow" />
              </Link>
            </li>
          );
        })}
      </NoticeLinks>
    </nav>
  );
}
