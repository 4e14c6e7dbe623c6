import type { Db } from '../db/database.ts';

/** What account statements are written against: the database, or a transaction of it. */
export type AccountDatabase = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>;

/** Whose account. */
export interface CustomerKey {
  readonly shopId: string;
  readonly customerId: string;
}
