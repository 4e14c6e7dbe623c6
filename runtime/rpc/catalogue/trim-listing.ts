import type { components } from '#generated/contracts/content-api.ts';
import { withoutSecondText } from '../hidden-image-texts.ts';

type Schemas = components['schemas'];

/** A category in the list of categories. Every page of a listing contains the list, so it has no other members. */
export type CategoryEntry = Pick<Schemas['Category'], 'id' | 'name' | 'slug' | 'parentId' | 'productCount'>;

/** Returns a category as a list shows it. */
export function categoryEntry({ id, name, slug, parentId, productCount }: Schemas['Category']): CategoryEntry {
  return { id, name, slug, ...(parentId !== undefined && { parentId }), productCount };
}

/** Returns a listing without the texts of second images. */
export function trimListing(listing: Schemas['ProductListing']): Schemas['ProductListing'] {
  return { ...listing, items: listing.items.map(withoutSecondText) };
}
