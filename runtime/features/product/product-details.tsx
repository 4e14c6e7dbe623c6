import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { type ComparedProduct, comparedSearch } from '#runtime/lib/compared-products.ts';
import { quotationSearch } from '#runtime/lib/quotation-search.ts';
import { shownPictures, shownVariant, variantParameter } from '#runtime/lib/shown-variant.ts';
import { Container } from '#runtime/ui/layout.styles.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useSlots } from '#runtime/ui/slots-context.ts';
import { Eyebrow, headingClass, hiddenClass, Lead } from '#runtime/ui/text.styles.ts';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { galleryViews } from './gallery-views.ts';
import { Badges, ProductAside, ProductTitle, ProductTop } from './product-details.styles.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductSample } from './product-sample.tsx';
import { ProductTiers } from './product-tiers.tsx';
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
  const comparison = href('compare');
  const variant = shownVariant(product);
  const { acoustics } = product;
  const { productRating: ProductRating } = useSlots();
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
              {ProductRating && <ProductRating />}
              <Lead>{product.summary}</Lead>
              {acoustics && <AcousticBadges acoustics={acoustics} />}
            </ProductTitle>
            <ProductPrice
              pricing={product.pricing}
              unit={product.unit}
              unitPrice={product.unitPrice}
              priorPrice={product.priorPrice}
            />
            {purchase && <h2 className={hiddenClass().className}>{t('product:buy.title')}</h2>}
            {variant && (
              <VariantChoices
                groups={variantGroups(product.options, product.variants, variant)}
                parameter={variantParameter}
              />
            )}
            {purchase}
            <ProductTiers pricing={product.pricing} unit={product.unit} />
            <DeliveryEstimate delivery={product.delivery} />
            {product.sample && <ProductSample sample={product.sample} />}
            {comparison !== undefined && (
              <Link
                to={`${comparison}${comparedSearch([comparedProduct(product)])}`}
                className={textLinkClass({ alone: true })}
              >
                {t('product:compareWith')}
              </Link>
            )}
            {quotation !== undefined && (
              <Link to={`${quotation}${quotationSearch(product)}`} className={textLinkClass({ alone: true })}>
                {t('product:quotation')}
              </Link>
            )}
          </ProductAside>
        </ProductTop>
      </Container>
      <ProductFacts product={product} sku={variant?.sku ?? product.sku} />
    </>
  );
}

function comparedProduct(product: components['schemas']['Product']): ComparedProduct {
  const { slug, variants } = product;
  const variant = variants.length > 1 ? shownVariant(product) : undefined;
  return variant === undefined ? { slug } : { slug, variant: variant.slug };
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
