import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { linkAddress } from '#runtime/ui/link-address.ts';
import { SmartLink } from '#runtime/ui/smart-link.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { footerLinkClass } from './site-footer.styles.ts';

interface FooterLinksProps {
  readonly entries: readonly MenuEntry[];
  /** Further entries at the end of the list. */
  readonly end?: ReactNode;
}

/** Shows a list of links, without entries that lead nowhere on this site. */
export function FooterLinks({ entries, end }: FooterLinksProps): ReactNode {
  const { href } = useLocale();
  return (
    <ul>
      {entries.map((entry) => {
        const to = linkAddress(entry, href);
        return to === undefined ? null : (
          <li key={entry.label}>
            <SmartLink to={to} className={footerLinkClass()}>
              {entry.label}
            </SmartLink>
          </li>
        );
      })}
      {end}
    </ul>
  );
}
