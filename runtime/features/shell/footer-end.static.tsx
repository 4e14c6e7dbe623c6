import type { ReactNode } from 'react';
import type { Slots } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FooterLinks } from './footer-links.tsx';
import { useMenus } from './menu-context.ts';
import { FooterEnd as End, footerLinkClass } from './site-footer.styles.ts';

interface FooterEndProps {
  readonly consentSettings: Slots['consentSettings'];
}

/** Shows the end of the footer: to whom the shop belongs, and its legal texts. */
export function FooterEnd({ consentSettings: ConsentSettings }: FooterEndProps): ReactNode {
  const { site, t } = useLocale();
  const { legal } = useMenus();
  return (
    <End>
      <p>{t('footer:copyright', { shop: site.shopName })}</p>
      <FooterLinks
        entries={legal}
        end={ConsentSettings && <ConsentSettings className={footerLinkClass().className} />}
      />
    </End>
  );
}
