import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { aliveAttribute } from '#runtime/contracts/page-life.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { ProductRow } from '#runtime/features/catalogue/product-row.tsx';
import { Configurator } from '#runtime/features/configurator/configurator.tsx';
import { ProductDetails } from '#runtime/features/product/product-details.tsx';
import { ProductStories } from '#runtime/features/product/product-stories.tsx';
import { decidesVariant } from '#runtime/features/product/variant-groups.ts';
import { ViewedProducts } from '#runtime/features/product/viewed-products.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { shownVariant } from '#runtime/lib/shown-variant.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Band, Container, PageEnd, PageTop } from '#runtime/ui/layout.styles.ts';
import { useLocation, useParams } from '#runtime/ui/navigation.ts';
import { TopRow } from '#runtime/ui/share-button.styles.ts';
import { ShareButton } from '#runtime/ui/share-button.tsx';
import { useSlots } from '#runtime/ui/slots-context.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { productCrumbs } from './crumbs.ts';
import { productInput } from './product-input.ts';
import { type PurchaseInput, purchaseInput } from './purchase-input.ts';
import { RelatedTitle } from './screen.styles.ts';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const params = useParams();
  const search = new URLSearchParams(useLocation().search);
  const input = productInput(params, search);
  const { catalogue } = useTRPC();
  const { data: product } = useSuspenseQuery(catalogue.product.queryOptions(input));
  const { data: stories } = useSuspenseQuery(catalogue.stories.queryOptions({ slug: input.slug }));
  const { productReviews: ProductReviews } = useSlots();
  const [first] = product.images;
  return (
    <>
      <Container>
        <PageTop>
          <TopRow>
            <Breadcrumbs label={t('components:breadcrumbs.label')} crumbs={productCrumbs(product, href, t)} />
            <ShareButton />
          </TopRow>
        </PageTop>
      </Container>
      <ProductDetails
        product={product}
        // Without a cart there is nothing to put it into.
        purchase={
          href('cart') === undefined ? null : <Purchase product={product} input={purchaseInput(input.slug, search)} />
        }
      />
      {/* Far enough above what the browser alone knows for that to move nothing that is seen. */}
      <div {...{ [aliveAttribute]: '' }} />
      {ProductReviews && <ProductReviews />}
      {stories.length > 0 && (
        <Band aria-labelledby="stories">
          <Container>
            <RelatedTitle>
              <h2 id="stories" className={headingClass({ size: 'xl' })}>
                {t('product:stories.title')}
              </h2>
            </RelatedTitle>
            <ProductStories stories={stories} />
          </Container>
        </Band>
      )}
      {product.related.length > 0 && (
        <Band tone="sunken" aria-labelledby="related">
          <Container>
            <RelatedTitle>
              <h2 id="related" className={headingClass({ size: 'xl' })}>
                {t('product:related.title')}
              </h2>
            </RelatedTitle>
            <ProductRow
              products={product.related.slice(0, 4)}
              list={{ id: 'related', name: t('product:related.title') }}
            />
          </Container>
        </Band>
      )}
      {first && <ViewedProducts product={{ id: product.id, name: product.name, slug: input.slug, image: first }} />}
      <PageEnd data-page-end />
    </>
  );
}

interface PurchaseProps {
  readonly product: components['schemas']['Product'];
  readonly input: PurchaseInput;
}

function Purchase({ product, input }: PurchaseProps): ReactNode {
  const { data } = useSuspenseQuery(useTRPC().configurator.purchase.queryOptions(input));
  const variant = shownVariant(product);
  if (!data) return null;
  return (
    <Configurator
      productId={product.id}
      productName={product.name}
      variantId={variant?.id}
      options={product.options.filter((option) => !decidesVariant(option, product.variants))}
      quantity={data.quantity}
      // The default configuration is of the first variant; that of another one is requested when the form hydrates.
      pricing={variant === product.variants[0] ? data.pricing : product.pricing}
      isPriced={variant === product.variants[0] || data.saved !== undefined}
      saved={data.saved}
      kind={product.kind}
      unit={product.unit}
      variantSize={variant?.size}
    />
  );
}
