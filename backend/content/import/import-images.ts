import { existsSync } from 'node:fs';
import path from 'node:path';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Diagnostic, errorAt, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { getStart } from '#cli/sources/read-text.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { type ImportedOriginals, listOriginals, type Originals } from '../../images/originals.ts';
import type { Transaction } from '../../seed/insert/insert-rows.ts';
import { loadImages, type PictureRow } from '../../seed/load-images.ts';

/** Changes of the images that a shop shows. */
export interface ImageChanges {
  /** Rows to insert. */
  readonly added: readonly PictureRow[];
  /** Rows whose original has changed. */
  readonly changed: readonly PictureRow[];
  readonly diagnostics: readonly Diagnostic[];
}

const getFile = (key: string): string => `images/${key}.webp`;

/**
 * Compares the originals in the folder of a shop with the stored ones. An image without an original in the folder stays
 * as it is; one without any original is shown as missing.
 */
export async function compareImages(
  tx: Transaction,
  shopId: string,
  folder: string,
  keys: readonly string[],
  originals: Originals,
): Promise<ImageChanges> {
  const rows =
    keys.length === 0
      ? []
      : await tx
          .select()
          .from(pictures)
          .where(inArray(pictures.key, [...keys]));
  const known = new Map(rows.map((row) => [row.key, row]));
  const hasOriginal = await listOriginals(originals);
  const diagnostics: Diagnostic[] = [];
  const added: PictureRow[] = [];
  const changed: PictureRow[] = [];
  for (const key of keys) {
    const before = known.get(key);
    const row = await measure(path.join(folder, 'images'), key, before, diagnostics);
    if (!row) continue;
    if (row.contentHash === null) {
      const { shipped } = originals;
      const own = before ?? (await measure(shipped, key, before, diagnostics)) ?? row;
      if (!before) added.push(own);
      if (own.contentHash === null && !hasOriginal(own)) {
        const message = `The image ${key} has no original: it is shown as missing`;
        diagnostics.push(warningAt('content.image', getStart(getFile(key)), message, `Add ${getFile(key)}`));
      }
    } else if (!before) added.push(row);
    else if (before.contentHash !== row.contentHash) changed.push(row);
  }
  for (const { key } of changed.filter((row) => known.get(row.key)?.contentHash !== null)) {
    const others = await shopsThatShow(tx, shopId, key);
    if (others.length === 0) continue;
    const message = `Another image is called ${key}, which ${others.join(' and ')} shows`;
    diagnostics.push(errorAt('content.image', getStart(getFile(key)), message, 'Give this one another name'));
  }
  return { added, changed, diagnostics };
}

async function measure(
  folder: string,
  key: string,
  before: PictureRow | undefined,
  diagnostics: Diagnostic[],
): Promise<PictureRow | undefined> {
  try {
    const [row] = await loadImages(folder, [key], new Map(before ? [[key, before]] : []));
    return row;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    diagnostics.push(errorAt('content.image', getStart(getFile(key)), `The image ${key} cannot be read: ${reason}`));
    return undefined;
  }
}

/**
 * Copies the originals to where the backends have them. They are named by their content, so images that are shown today
 * do not change.
 */
export async function storeOriginals(
  rows: readonly PictureRow[],
  folder: string,
  imported: ImportedOriginals,
): Promise<void> {
  for (const { key, folder: name, contentHash } of rows) {
    const file = path.join(folder, getFile(key));
    // What is not there was measured among the originals of the package.
    if (contentHash !== null && existsSync(file)) await imported.keep(name, file);
  }
}

const columns = z.array(z.object({ table: z.string(), column: z.string() }));
const ids = z.array(z.object({ shop: z.string() }));

/** Returns the ids of the shops that show an image: every column that refers to one, and every JSON text that may. */
async function shopsThatShow(tx: Transaction, shopId: string, key: string): Promise<string[]> {
  const { rows } = await tx.execute(sql`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    where c.table_schema = 'public' and (c.column_name = 'picture_key' or c.column_name in ('blocks', 'photo_print'))
      and exists (select from information_schema.columns s
        where s.table_schema = 'public' and s.table_name = c.table_name and s.column_name = 'shop_id')`);
  const places = columns.parse(rows).map(({ table, column }): SQL => {
    const name = sql.identifier(column);
    const shows =
      column === 'picture_key'
        ? sql`${name} = ${key}`
        : sql`jsonb_path_exists(to_jsonb(${name}), '$.** ? (@ == $key)', jsonb_build_object('key', ${key}::text))`;
    return sql`select shop_id as shop from ${sql.identifier(table)} where shop_id <> ${shopId} and ${shows}`;
  });
  const found = await tx.execute(sql`${sql.join(places, sql` union `)} order by shop`);
  return ids.parse(found.rows).map(({ shop }) => shop);
}
