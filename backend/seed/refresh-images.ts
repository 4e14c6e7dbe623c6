import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import type { Originals } from '../images/originals.ts';
import { loadImages } from './load-images.ts';
import type { Say } from './seed-database.ts';

/** Updates the rows of shipped originals that are new or have changed; each gets a new address. */
export async function refreshImages(db: Db, { shipped, imported }: Originals, say: Say): Promise<void> {
  const rows = await db.select().from(pictures);
  const names = (await imported?.names()) ?? new Set();
  const known = new Map(rows.filter(({ folder }) => !names.has(folder)).map((row) => [row.key, row]));
  const found = await loadImages(shipped, [...known.keys()], known);
  const changed = found.filter(
    ({ key, contentHash }) => contentHash !== null && contentHash !== known.get(key)?.contentHash,
  );
  for (const row of changed) await db.update(pictures).set(row).where(eq(pictures.key, row.key));
  if (changed.length > 0) say(`${changed.length} pictures have changed: ${changed.map(({ key }) => key).join(', ')}.`);
}
