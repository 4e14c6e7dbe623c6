import type { components } from '#generated/contracts/content-api.ts';

type Schemas = components['schemas'];

/** What a list of categories says of each. Every page of a listing carries the list, so it holds nothing else. */
export type CategoryEntry = Pick<Schemas['Category'], 'id' | 'name' | 'slug' | 'parentId' | 'productCount'>;

/** A category as a list shows it. */
export function categoryEntry({ id, name, slug, parentId, productCount }: Schemas['Category']): CategoryEntry {
  return { id, name, slug, ...(parentId !== undefined && { parentId }), productCount };
}

/** A listing without what no screen shows: a second view says nothing that the first does not. */
export function trimListing(listing: Schemas['ProductListing']): Schemas['ProductListing'] {
  return {
    ...listing,
    items: listing.items.map(({ secondImage, ...item }) =>
      secondImage === undefined ? item : { ...item, secondImage: { ...secondImage, alt: '' } },
    ),
  };
}
