import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { buttonClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { Pagination } from '#runtime/ui/pagination.tsx';
import { headingClass, hiddenClass, Muted } from '#runtime/ui/text.styles.ts';
import { ListedProducts } from './listed-products.tsx';
import { EmptyListing, ListingLayout } from './listing.styles.ts';
import { ListingFilters } from './listing-filters.tsx';
import { clearFacets, listingInput, listingSearch, parseListingQuery } from './listing-query.ts';
import { ListingToolbar } from './listing-toolbar.tsx';

interface ListingProps {
  /** Path of the listing, without query. */
  readonly path: string;
  /** The category whose products are listed; absent, all products. */
  readonly category?: { readonly slug: string; readonly id: string; readonly name: string };
  /** Content below the products, beside the filters. */
  readonly children?: ReactNode;
}

/** Shows products with filters, sort order and pages; the address says which. */
export function Listing({ path, category, children }: ListingProps): ReactNode {
  const { site, t } = useLocale();
  const trpc = useTRPC();
  const { search } = useLocation();
  const query = parseListingQuery(new URLSearchParams(search));
  const { data: categories } = useSuspenseQuery(trpc.catalogue.categories.queryOptions());
  const { data: listing } = useSuspenseQuery(trpc.catalogue.products.queryOptions(listingInput(query, category?.slug)));
  const list = {
    id: category === undefined ? 'products' : `category-${category.id}`,
    name: category?.name ?? t('routes:productOverview'),
    offset: (listing.page - 1) * site.pageSizes.productArchive,
  };
  return (
    <ListingLayout>
      <ListingFilters
        query={query}
        path={path}
        categories={categories}
        facets={listing.facets}
        total={listing.total}
        {...(category && { category: category.id })}
      />
      <section aria-labelledby="listing-products">
        <h2 id="listing-products" className={hiddenClass()}>
          {t('product:listing.products')}
        </h2>
        <ListingToolbar query={query} path={path} total={listing.total} sorts={listing.sorts} facets={listing.facets} />
        {listing.items.length === 0 ? (
          <EmptyListing>
            <h3 className={headingClass({ size: 'md' })}>{t('product:listing.empty.title')}</h3>
            <Muted>{t('product:listing.empty.text')}</Muted>
            <Link to={`${path}${listingSearch(clearFacets(query))}`} className={buttonClass({ tone: 'quiet' })}>
              {t('product:listing.empty.action')}
            </Link>
          </EmptyListing>
        ) : (
          <ListedProducts list={list} products={listing.items} listing={{ query, path, facets: listing.facets }} />
        )}
        <Pagination
          page={listing.page}
          pages={listing.pages}
          hrefOf={(page) => `${path}${listingSearch({ ...query, page })}`}
          texts={{
            label: t('components:pagination.label'),
            previous: t('components:pagination.previous'),
            next: t('components:pagination.next'),
            page: (page) => t('components:pagination.page', { page }),
          }}
        />
        {children}
      </section>
    </ListingLayout>
  );
}
