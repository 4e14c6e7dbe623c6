import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Container } from '#runtime/ui/layout.styles.ts';
import { BannerArea, BannerStatement } from './footer-banner.styles.ts';
import { FooterBrand } from './footer-brand.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { FooterEnd } from './footer-end.tsx';
import type { SiteFooterProps } from './site-footer.tsx';

/** Shows the footer with its statement in large type across the page, and the links below it. */
export function SiteFooter({ slots, alternates }: SiteFooterProps): ReactNode {
  const { t } = useLocale();
  return (
    <BannerArea>
      <Container>
        <BannerStatement>
          <p>{t('footer:statement')}</p>
          <FooterBrand slots={slots} />
        </BannerStatement>
        <FooterColumns alternates={alternates} />
        <FooterEnd consentSettings={slots.consentSettings} />
      </Container>
    </BannerArea>
  );
}
