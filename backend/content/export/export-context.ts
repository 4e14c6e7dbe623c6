import type { Db } from '../../db/database.ts';
import type { SeedLocale } from '../../seed/seed-texts.ts';

/** A shop in the database, and the data that the exports of its parts need. */
export interface ExportContext {
  readonly db: Db;
  readonly shopId: string;
  readonly locales: readonly SeedLocale[];
}
