import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { AddressText } from '#runtime/ui/address-text.tsx';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { PhoneLink } from './phone-link.tsx';
import { SellerFacts } from './seller-details.styles.ts';
import { SellerHours } from './seller-hours.tsx';

type Schemas = components['schemas'];

interface SellerDetailsProps {
  readonly seller: Schemas['Seller'];
}

/** Shows the company behind the shop: its address, how and when to reach it, and its registration. */
export function SellerDetails({ seller }: SellerDetailsProps): ReactNode {
  const { t } = useLocale();
  const { companyName, address, phone, email, vatNumber, registerName, registerNumber, openingHours } = seller;
  return (
    <section aria-labelledby="seller">
      <h2 id="seller" className={headingClass({ size: 'sm' })}>
        {t('form:contact.seller.title')}
      </h2>
      <SellerFacts>
        <Fact label={t('form:contact.seller.company')}>
          <address>
            {companyName}
            <AddressText address={address} />
          </address>
        </Fact>
        <Fact label={t('form:contact.seller.phone')}>
          <PhoneLink phone={phone} />
        </Fact>
        {openingHours.length > 0 && (
          <Fact label={t('form:contact.seller.hours')}>
            {openingHours.map((hours) => (
              <SellerHours key={`${hours.firstDay} ${hours.opens}`} hours={hours} />
            ))}
          </Fact>
        )}
        <Fact label={t('form:contact.seller.email')}>
          <a href={`mailto:${email}`} className={textLinkClass()}>
            {email}
          </a>
        </Fact>
        <Fact label={registerName}>{registerNumber}</Fact>
        <Fact label={t('form:contact.seller.vatNumber')}>{vatNumber}</Fact>
      </SellerFacts>
    </section>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
