import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { quotationSearch } from '#runtime/lib/quotation-search.ts';
import { Band, Column, Columns, Container } from '#runtime/ui/layout.styles.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { RichText } from '#runtime/ui/rich-text.tsx';
import { Eyebrow, headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { AbsorptionGraph } from './absorption-graph.tsx';
import { AcousticFacts } from './acoustic-facts.tsx';
import { AttributeTable } from './attribute-table.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { galleryViews } from './gallery-views.ts';
import {
  AcousticGrid,
  Badges,
  ProductAside,
  ProductTitle,
  ProductTop,
  SectionTitle,
} from './product-details.styles.ts';
import { ProductGallery } from './product-gallery.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductSafety } from './product-safety.tsx';
import { shownPictures, shownVariant, variantParameter } from './shown-variant.ts';
import { VariantChoices } from './variant-choices.tsx';
import { variantGroups } from './variant-groups.ts';
import { ViewedProduct } from './viewed-product.tsx';

interface ProductDetailsProps {
  readonly product: components['schemas']['Product'];
  /** The form to buy it; absent for products that are not sold here. */
  readonly purchase?: ReactNode;
}

/** Shows everything about one product. */
export function ProductDetails({ product, purchase }: ProductDetailsProps): ReactNode {
  const { href, t } = useLocale();
  const quotation = href('quotation');
  const variant = shownVariant(product);
  const { acoustics } = product;
  return (
    <>
      <ViewedProduct product={product} variant={variant} />
      <Container>
        <ProductTop>
          <ProductGallery views={galleryViews(shownPictures(product, variant), product.video)} name={product.name} />
          <ProductAside>
            <ProductTitle>
              <Eyebrow>{product.brand}</Eyebrow>
              <h1 className={headingClass({ size: '2xl' })}>{product.name}</h1>
              <Lead>{product.summary}</Lead>
              {acoustics && <AcousticBadges acoustics={acoustics} />}
            </ProductTitle>
            <ProductPrice
              pricing={product.pricing}
              unit={product.unit}
              unitPrice={product.unitPrice}
              priorPrice={product.priorPrice}
            />
            {variant && (
              <VariantChoices
                groups={variantGroups(product.options, product.variants, variant)}
                parameter={variantParameter}
              />
            )}
            {purchase}
            <DeliveryEstimate delivery={product.delivery} />
            {quotation !== undefined && (
              <Link to={`${quotation}${quotationSearch(product)}`} className={textLinkClass({ alone: true })}>
                {t('product:quotation')}
              </Link>
            )}
          </ProductAside>
        </ProductTop>
      </Container>
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
              <AttributeTable attributes={product.attributes} sku={variant?.sku ?? product.sku} />
            </Column>
          </Columns>
        </Container>
      </Band>
      {product.safety && (
        <ProductSafety safety={product.safety} name={product.name} sku={variant?.sku ?? product.sku} />
      )}
    </>
  );
}

function AcousticBadges({ acoustics }: { readonly acoustics: components['schemas']['Acoustics'] }): ReactNode {
  const { t } = useLocale();
  const { soundClass, fireClass } = acoustics;
  return (
    <Badges>
      {soundClass !== undefined && <li>{t('product:badges.soundClass', { soundClass })}</li>}
      {fireClass !== undefined && <li>{t('product:badges.fireClass', { fireClass })}</li>}
    </Badges>
  );
}
