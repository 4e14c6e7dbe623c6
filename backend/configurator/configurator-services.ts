import type { Db } from '../db/database.ts';

/** The services that configuring needs. */
export interface ConfiguratorServices {
  readonly db: Db;
  readonly clock: () => Date;
}
