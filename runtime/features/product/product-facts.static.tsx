import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Band, Column, Columns, Container } from '#runtime/ui/layout.styles.ts';
import { RichText } from '#runtime/ui/rich-text.tsx';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { AbsorptionGraph } from './absorption-graph.tsx';
import { AcousticFacts } from './acoustic-facts.tsx';
import { AttributeTable } from './attribute-table.tsx';
import { AcousticGrid, SectionTitle } from './product-details.styles.ts';
import { ProductSafety } from './product-safety.tsx';

interface ProductFactsProps {
  readonly product: Pick<
    components['schemas']['Product'],
    'acoustics' | 'attributes' | 'description' | 'name' | 'safety'
  >;
  /** Article number of the shown variant. */
  readonly sku: string;
}

/** Shows what is known of a product: measurements, description, specifications and safety. */
export function ProductFacts({ product, sku }: ProductFactsProps): ReactNode {
  const { t } = useLocale();
  const { acoustics } = product;
  return (
    <>
      {acoustics && (
        <Band tone="sunken" aria-labelledby="acoustics">
          <Container>
            <SectionTitle>
              <h2 id="acoustics" className={headingClass({ size: 'xl' })}>
                {t('product:acoustics.title')}
              </h2>
            </SectionTitle>
            <AcousticGrid>
              <AcousticFacts acoustics={acoustics} />
              {acoustics.absorption && <AbsorptionGraph absorption={acoustics.absorption} />}
            </AcousticGrid>
          </Container>
        </Band>
      )}
      <Band aria-labelledby="description">
        <Container>
          <Columns>
            <Column span={7}>
              <SectionTitle>
                <h2 id="description" className={headingClass({ size: 'lg' })}>
                  {t('product:description.title')}
                </h2>
              </SectionTitle>
              <RichText html={product.description} />
            </Column>
            <Column span={5}>
              <SectionTitle>
                <h2 className={headingClass({ size: 'lg' })}>{t('product:attributes.title')}</h2>
              </SectionTitle>
              <AttributeTable attributes={product.attributes} sku={sku} />
            </Column>
          </Columns>
        </Container>
      </Band>
      {product.safety && <ProductSafety safety={product.safety} name={product.name} sku={sku} />}
    </>
  );
}
