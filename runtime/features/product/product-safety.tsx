import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { countryName } from '#runtime/i18n/country-name.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { addressLines } from '#runtime/lib/address-lines.ts';
import { Band, Container } from '#runtime/ui/layout.styles.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { SectionTitle } from './product-details.styles.ts';
import { SafetyFacts, SafetyGrid, Warnings } from './product-safety.styles.ts';

type Schemas = components['schemas'];

interface ProductSafetyProps {
  readonly safety: Schemas['ProductSafety'];
  readonly name: string;
  readonly sku: string;
}

/**
 * Shows the warnings, the identification and the responsible company of a product (Regulation (EU) 2023/988, art. 19).
 */
export function ProductSafety({ safety, name, sku }: ProductSafetyProps): ReactNode {
  const { t } = useLocale();
  const { warnings, manufacturer, responsible } = safety;
  return (
    <Band aria-labelledby="safety">
      <Container>
        <SectionTitle>
          <h2 id="safety" className={headingClass({ size: 'lg' })}>
            {t('product:safety.title')}
          </h2>
        </SectionTitle>
        <SafetyGrid>
          {warnings.length > 0 && (
            <div>
              <h3 className={headingClass({ size: 'sm' })}>{t('product:safety.warnings')}</h3>
              <Warnings>
                {warnings.map((warning) => (
                  <li key={warning}>{warning}</li>
                ))}
              </Warnings>
            </div>
          )}
          <SafetyFacts>
            <div>
              <dt>{t('product:safety.type')}</dt>
              <dd>{name}</dd>
            </div>
            <div>
              <dt>{t('product:attributes.sku')}</dt>
              <dd>{sku}</dd>
            </div>
            {manufacturer && <Company role={t('product:safety.manufacturer')} company={manufacturer} />}
            {responsible && <Company role={t('product:safety.responsible')} company={responsible} />}
          </SafetyFacts>
        </SafetyGrid>
      </Container>
    </Band>
  );
}

interface CompanyProps {
  readonly role: string;
  readonly company: Schemas['ResponsibleCompany'];
}

function Company({ role, company }: CompanyProps): ReactNode {
  const { locale } = useLocale();
  const { name, address, email } = company;
  return (
    <div>
      <dt>{role}</dt>
      <dd>
        <address>
          {name}
          <br />
          {addressLines(address, countryName(address.country, locale)).join(', ')}
          <br />
          <a href={`mailto:${email}`} className={textLinkClass()}>
            {email}
          </a>
        </address>
      </dd>
    </div>
  );
}
