import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import { loadPictures } from './load-pictures.ts';
import type { Say } from './seed-database.ts';

/** Takes over originals that have come or changed since they were last looked at; each gets a new address. */
export async function refreshPictures(db: Db, folder: string, say: Say): Promise<void> {
  const known = new Map((await db.select().from(pictures)).map((row) => [row.key, row]));
  const found = await loadPictures(folder, [...known.keys()], known);
  const changed = found.filter(
    ({ key, contentHash }) => contentHash !== null && contentHash !== known.get(key)?.contentHash,
  );
  for (const row of changed) await db.update(pictures).set(row).where(eq(pictures.key, row.key));
  if (changed.length > 0) say(`${changed.length} pictures have changed: ${changed.map(({ key }) => key).join(', ')}.`);
}
