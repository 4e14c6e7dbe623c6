import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Container } from '#runtime/ui/layout.styles.ts';
import { FooterBrand } from './footer-brand.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { FooterEnd } from './footer-end.tsx';
import { LedgerArea, LedgerHead } from './footer-ledger.styles.ts';
import type { SiteFooterProps } from './site-footer.tsx';

/** Shows the footer as ruled columns of links, below a line with its statement. */
export function SiteFooter({ slots, alternates }: SiteFooterProps): ReactNode {
  const { t } = useLocale();
  return (
    <LedgerArea>
      <Container>
        <LedgerHead>
          <p>{t('footer:statement')}</p>
          <FooterBrand slots={slots} />
        </LedgerHead>
        <FooterColumns alternates={alternates} />
        <FooterEnd consentSettings={slots.consentSettings} />
      </Container>
    </LedgerArea>
  );
}
