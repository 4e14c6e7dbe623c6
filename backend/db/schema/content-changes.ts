import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Changes that have not been purged from all storefronts yet. Triggers write them in the transaction of the change, so
 * that every committed change is purged, and only those.
 */
export const contentChanges = pgTable(
  'content_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: something that all shops share. No reference: deleted shops have to be purged, too. */
    shopId: text(),
    kind: text().$type<ChangeKind>().notNull(),
    /** The id of the thing; null: any number of them, or something that a shop has once. */
    ownerId: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  // Changes that could not be sent are deleted by age.
  (table) => [index().on(table.at)],
);

/** The kind of a change. `everything`: something that may be shown anywhere, such as an address or an image. */
export type ChangeKind =
  | 'product'
  | 'review'
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
