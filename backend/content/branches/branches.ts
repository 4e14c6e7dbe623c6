import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { contentBranches } from '../../db/schema/content-branches.ts';
import { shops } from '../../db/schema/shops.ts';
import { StartupError } from '../../errors/startup-error.ts';
import type { Originals } from '../../images/originals.ts';
import type { Transaction } from '../../seed/insert/insert-rows.ts';
import { branchName, branchShopId } from '../../shops/branch-shop.ts';
import { exportShop } from '../export/export-shop.ts';
import { type ImportAnswer, importFolder } from '../import/import-files.ts';
import { importStaged } from '../import/import-shop.ts';
import { lockContent } from '../import/lock-content.ts';
import { loadContent } from '../load-content.ts';
import { loadFiles } from '../load-files.ts';
import { requireShop } from '../require-shop.ts';
import { writeContent } from '../write-content.ts';
import { compareFiles, hashFiles, mergeBranch } from './merge-branch.ts';

/** A draft of a shop's content. */
export interface Branch {
  readonly branch: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly importedAt: string;
}

/**
 * Makes a branch of a shop what a folder says; a branch that does not exist is made from the shop as it is now.
 *
 * @returns the changes to the shop that publishing it would make, if the shop stayed as it was when the branch was made
 */
export async function importBranch(
  db: Db,
  given: string,
  { shopId, branch }: { readonly shopId: string; readonly branch: string },
  originals: Required<Originals>,
  isPlan: boolean,
): Promise<ImportAnswer> {
  if (!branchName.test(branch)) {
    throw new StartupError(
      `No branch can be called ${branch}.`,
      'A name has 1 to 64 letters, digits, dots, dashes, underlines and slashes, and begins with a letter or digit.',
    );
  }
  await requireShop(db, shopId);
  const [known] = await db.select().from(contentBranches).where(isBranch(shopId, branch));
  // What the branch began with stays: what the shop changed since then is still to be merged.
  const base = known?.base ?? hashFiles(writeContent(await exportShop(db, shopId)));
  const answer = await importFolder(db, given, branchShopId(shopId, branch), originals, isPlan);
  if (answer.changes === undefined) return answer;
  if (!isPlan) {
    await db
      .insert(contentBranches)
      .values({ shopId, branch, base })
      .onConflictDoUpdate({
        target: [contentBranches.shopId, contentBranches.branch],
        set: { importedAt: new Date() },
      });
  }
  const { shop } = await loadContent(path.resolve(given), shopId);
  return shop === undefined ? answer : { ...answer, changes: compareFiles(base, writeContent(shop)) };
}

/** The result of publishing a branch. */
export type PublishAnswer = ImportAnswer | { readonly conflicts: readonly string[] };

/**
 * Makes a shop what a branch of it says, and deletes the branch. What the shop has changed since the branch was made stays; where both
 * have changed a file, nothing is changed and the files are named.
 *
 * @throws {StartupError} when there is no such branch.
 */
export async function publishBranch(
  db: Db,
  shopId: string,
  branch: string,
  originals: Required<Originals>,
  isPlan: boolean,
): Promise<PublishAnswer> {
  return await db.transaction(async (tx) => {
    await lockContent(tx);
    const { base } = await requireBranch(tx, shopId, branch);
    const now = writeContent(await exportShop(tx, shopId));
    const wanted = writeContent(await exportShop(tx, branchShopId(shopId, branch)));
    const { files, conflicts } = mergeBranch(base, now, wanted);
    if (conflicts.length > 0) return { conflicts };
    return await loadFiles(files, shopId, async ({ shop, diagnostics, sources, folder }) => {
      const told = { diagnostics, sources: Object.fromEntries(sources) };
      if (!shop) return told;
      const { changes, diagnostics: found } = await importStaged(tx, shop, { folder, originals, isPlan });
      if (!isPlan) await deleteBranch(tx, shopId, branch);
      return { ...told, changes, diagnostics: [...diagnostics, ...found] };
    });
  });
}

/** Returns the branches of a shop, by name. */
export async function listBranches(db: Db, shopId: string): Promise<Branch[]> {
  await requireShop(db, shopId);
  const rows = await db
    .select()
    .from(contentBranches)
    .where(eq(contentBranches.shopId, shopId))
    .orderBy(contentBranches.branch);
  return rows.map(({ branch, createdAt, importedAt }) => ({
    branch,
    createdAt: createdAt.toISOString(),
    importedAt: importedAt.toISOString(),
  }));
}

/** Deletes a branch of a shop, published or not. @throws {StartupError} when there is no such branch. */
export async function removeBranch(db: Db, shopId: string, branch: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockContent(tx);
    await requireBranch(tx, shopId, branch);
    await deleteBranch(tx, shopId, branch);
  });
}

async function deleteBranch(tx: Transaction, shopId: string, branch: string): Promise<void> {
  await tx.delete(shops).where(eq(shops.id, branchShopId(shopId, branch)));
  await tx.delete(contentBranches).where(isBranch(shopId, branch));
}

async function requireBranch(tx: Transaction, shopId: string, branch: string) {
  await requireShop(tx, shopId);
  const [row] = await tx.select().from(contentBranches).where(isBranch(shopId, branch));
  if (row) return row;
  const all = await tx
    .select({ branch: contentBranches.branch })
    .from(contentBranches)
    .where(eq(contentBranches.shopId, shopId));
  const known = all.map((each) => each.branch).toSorted();
  throw new StartupError(`${shopId} has no branch ${branch}.`, `It has ${known.join(', ') || 'none'}.`);
}

const isBranch = (shopId: string, branch: string) =>
  and(eq(contentBranches.shopId, shopId), eq(contentBranches.branch, branch));
