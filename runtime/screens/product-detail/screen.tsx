import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { ProductRow } from '#runtime/features/catalogue/product-row.tsx';
import { ProductDetails } from '#runtime/features/product/product-details.tsx';
import { ProductStories } from '#runtime/features/product/product-stories.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Band, Container, PageEnd, PageTop } from '#runtime/ui/layout.styles.ts';
import { useLocation, useParams } from '#runtime/ui/navigation.ts';
import { TopRow } from '#runtime/ui/share-button.styles.ts';
import { ShareButton } from '#runtime/ui/share-button.tsx';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { productCrumbs } from './crumbs.ts';
import { productInput } from './product-input.ts';
import { RelatedTitle } from './screen.styles.ts';

export function Screen(): ReactNode {
  const { href, t } = useLocale();
  const params = useParams();
  const search = new URLSearchParams(useLocation().search);
  const input = productInput(params, search);
  const { catalogue } = useTRPC();
  const { data: product } = useSuspenseQuery(catalogue.product.queryOptions(input));
  const { data: stories } = useSuspenseQuery(catalogue.stories.queryOptions({ slug: input.slug }));
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
      <ProductDetails product={product} />
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
      {product.related.length === 0 && <PageEnd data-page-end />}
    </>
  );
}
