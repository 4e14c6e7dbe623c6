import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What has changed and storefronts have not all been told of yet. Triggers write it, in the transaction of the change, so
 * that nothing is told that did not happen and nothing that happened is forgotten.
 */
export const contentChanges = pgTable(
  'content_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: something that all shops share. No reference: of a shop that is gone, too, storefronts have to be told. */
    shopId: text(),
    kind: text().$type<ChangeKind>().notNull(),
    /** The id of the thing; null: any number of them, or something of which a shop has one. */
    ownerId: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  // What was never told is forgotten by its age.
  (table) => [index().on(table.at)],
);

/** What a change is about. `everything`: what may show anywhere, such as an address or a picture. */
export type ChangeKind =
  | 'product'
  | 'category'
  | 'page'
  | 'blog'
  | 'advice'
  | 'project'
  | 'jobOffer'
  | 'inspiration'
  | 'menus'
  | 'rating'
  | 'seller'
  | 'everything';
