import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { accountDataPath, dataView } from '#runtime/lib/account-data.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { CardLinks } from './account-section.styles.ts';

interface DataLinksProps {
  /** Whether this is the page itself. */
  readonly isShown?: boolean;
}

/** Shows the links to everything that is stored: as a page, and as a file. */
export function DataLinks({ isShown = false }: DataLinksProps): ReactNode {
  const { href, locale, site, t } = useLocale();
  const details = href('myAccountDetails');
  return (
    <CardLinks>
      {!isShown && details !== undefined && (
        <Link to={`${details}?${dataView.name}=${dataView.value}`} className={onwardLinkClass()}>
          {t('account:data.view')}
          <Icon name="arrow" />
        </Link>
      )}
      <a
        href={`${site.domains[locale]?.prefix ?? ''}${accountDataPath}`}
        download
        className={onwardLinkClass().className}
      >
        {t('account:data.download')}
      </a>
    </CardLinks>
  );
}
