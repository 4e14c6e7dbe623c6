import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Container } from '#runtime/ui/layout.styles.ts';
import { FooterBrand } from './footer-brand.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { ContactHead, ContactNumber } from './footer-contact.styles.ts';
import { FooterEnd } from './footer-end.tsx';
import { FooterArea } from './site-footer.styles.ts';
import type { SiteFooterProps } from './site-footer.tsx';
import { useCallEntry } from './use-call-entry.ts';

/** Shows the footer with the telephone number of the service menu in large type beside its statement. */
export function SiteFooter({ slots, alternates }: SiteFooterProps): ReactNode {
  const { t } = useLocale();
  const call = useCallEntry();
  return (
    <FooterArea>
      <Container>
        <ContactHead>
          <div>
            <p>{t('footer:statement')}</p>
            <FooterBrand slots={slots} />
          </div>
          {call && (
            <ContactNumber>
              <a href={call.url}>{call.label}</a>
            </ContactNumber>
          )}
        </ContactHead>
        <FooterColumns alternates={alternates} />
        <FooterEnd consentSettings={slots.consentSettings} />
      </Container>
    </FooterArea>
  );
}
