import type { ReactNode } from 'react';
import type { Head } from '#runtime/contracts/head.ts';
import type { Slots } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Container } from '#runtime/ui/layout.styles.ts';
import { FooterBrand } from './footer-brand.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { FooterEnd } from './footer-end.tsx';
import { FooterArea, FooterStatement, FooterTop } from './site-footer.styles.ts';

/** The properties of the footer in all its variants. */
export interface SiteFooterProps {
  readonly slots: Slots;
  readonly alternates: Head['alternates'];
}

/** Shows the footer: selling points, links and legal texts. */
export function SiteFooter({ slots, alternates }: SiteFooterProps): ReactNode {
  const { t } = useLocale();
  return (
    <FooterArea>
      <Container>
        <FooterTop>
          <FooterStatement>
            <p>{t('footer:statement')}</p>
            <FooterBrand slots={slots} />
          </FooterStatement>
          <FooterColumns alternates={alternates} />
        </FooterTop>
        <FooterEnd consentSettings={slots.consentSettings} />
      </Container>
    </FooterArea>
  );
}
