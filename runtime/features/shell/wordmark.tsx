import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Link } from '#runtime/ui/link.tsx';
import { wordmarkClass } from './site-header.styles.ts';

/** Shows the name of the site, as the link to its home page. */
export function Wordmark(): ReactNode {
  const { href, site, t } = useLocale();
  const home = href('home');
  if (home === undefined) return null;
  return (
    <Link to={home} className={wordmarkClass()} aria-label={t('header:home', { site: site.shopName })}>
      {site.shopName}
    </Link>
  );
}
