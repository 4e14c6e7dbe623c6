import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { crops } from '../db/schema/crops.ts';
import type { Renditions } from '../images/renditions.ts';
import { cropRenditions } from './crop-previews.ts';
import { isCropUsed } from './is-crop-used.ts';

/** Milliseconds after which an unused crop is deleted: 30 days. */
const unused = 30 * 24 * 60 * 60 * 1000;

/** Deletes crops that have not been used for that long, and renditions of deleted crops. */
export async function deleteExpiredCrops({
  db,
  clock,
  renditions,
}: {
  readonly db: Db;
  readonly clock: () => Date;
  readonly renditions: Pick<Renditions, 'list' | 'forget'>;
}): Promise<void> {
  const before = new Date(clock().getTime() - unused);
  await db.delete(crops).where(and(lt(crops.usedAt, before), sql`not ${isCropUsed}`));
  const folders = await renditions.list(cropRenditions);
  for (let start = 0; start < folders.length; start += 1000) {
    const some = folders.slice(start, start + 1000);
    const rows = await db.select({ folder: crops.folder }).from(crops).where(inArray(crops.folder, some));
    const known = new Set(rows.map(({ folder }) => folder));
    for (const folder of some) if (!known.has(folder)) await renditions.forget(`${cropRenditions}/${folder}`);
  }
}
