import { eq, sql } from 'drizzle-orm';
import { type Diagnostic, hasErrors } from '#cli/diagnostics/diagnostic.ts';
import type { Db } from '../../db/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { shops } from '../../db/schema/shops.ts';
import type { Originals } from '../../images/originals.ts';
import { insertRows, type Transaction } from '../../seed/insert/insert-rows.ts';
import { insertShop } from '../../seed/insert/insert-shop.ts';
import type { SeedShop } from '../../seed/seed-data.ts';
import { collectImageKeys } from '../../seed/seed-references.ts';
import type { ContentChanges } from '../content-changes.ts';
import { applyShop } from './apply-shop.ts';
import { changeInBulk } from './change-in-bulk.ts';
import { compareShop } from './compare-shop.ts';
import { compareImages, storeOriginals } from './import-images.ts';
import { lockContent } from './lock-content.ts';
import { StagedShop } from './staged-table.ts';

export interface ImportOptions {
  /** The folder that the shop was read from; its originals are in `images` below it. */
  readonly folder: string;
  readonly originals: Required<Originals>;
  /** Whether to only report the changes. */
  readonly isPlan: boolean;
}

export interface ImportResult {
  readonly changes: ContentChanges;
  /** Errors of images, which stop the import, and warnings of missing ones. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Max. things that are changed one by one; for more, the whole shop is derived and purged at once. */
const bulk = 100;

/**
 * Changes a shop to the content of its files, in one transaction; a shop that does not exist is added. Orders,
 * customers, earlier prices, stock of variants whose file does not set it, and old slugs stay.
 */
export async function importShop(db: Db, shop: SeedShop, options: ImportOptions): Promise<ImportResult> {
  return await db.transaction(async (tx) => {
    await lockContent(tx);
    return await importStaged(tx, shop, options);
  });
}

/** Does so in a transaction that has locked the content of all shops. */
export async function importStaged(
  tx: Transaction,
  shop: SeedShop,
  { folder, originals, isPlan }: ImportOptions,
): Promise<ImportResult> {
  const images = await compareImages(tx, shop.id, folder, collectImageKeys(shop).toSorted(), originals);
  const staged = new StagedShop(tx);
  await insertShop(staged.write, shop);
  for (const { wanted } of staged.tables) await tx.execute(sql`analyze ${wanted}`);
  const compared = await compareShop(tx, shop.id, staged.tables);
  const changes = {
    added: [...compared.added, ...listFiles(images.added)],
    changed: [...compared.changed, ...listFiles(images.changed)],
    removed: compared.removed,
  };
  if (isPlan || hasErrors(images.diagnostics)) return { changes, diagnostics: images.diagnostics };

  await storeOriginals([...images.added, ...images.changed], folder, originals.imported);
  await insertRows(tx, pictures, images.added);
  for (const row of images.changed) await tx.update(pictures).set(row).where(eq(pictures.key, row.key));
  const [before] = await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shop.id));
  const apply = (): Promise<void> => applyShop(tx, shop.id, staged.tables);
  const count = compared.added.length + compared.changed.length + compared.removed.length;
  if (!before || count > bulk) await changeInBulk(tx, shop.id, apply);
  else await apply();
  return { changes, diagnostics: images.diagnostics };
}

function listFiles(
  rows: readonly { readonly key: string; readonly contentHash?: string | null | undefined }[],
): string[] {
  return rows.filter(({ contentHash }) => typeof contentHash === 'string').map(({ key }) => `images/${key}.webp`);
}
