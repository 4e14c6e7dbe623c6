import type { Db } from '../db/database.ts';

/** What configuring works with. */
export interface ConfiguratorServices {
  readonly db: Db;
  readonly clock: () => Date;
}
