import type { components } from '#generated/contracts/content-api.ts';
import type { ProductRowProps } from '#runtime/contracts/slots.ts';
import type { ListingQuery } from './listing-query.ts';

/** The products on a page of a listing, in all its variants. */
export interface ListedProductsProps extends ProductRowProps {
  /** What they are listed by. */
  readonly listing: {
    readonly query: ListingQuery;
    /** Path of the listing, without query. */
    readonly path: string;
    readonly facets: readonly components['schemas']['Facet'][];
  };
}
