import { and, eq, inArray, or } from 'drizzle-orm';
import type { DatabaseReader } from '../db/database.ts';
import { storageFiles, storageItems } from '../db/schema/storage.ts';
import type { Actor } from '../identity/actor.ts';
import { findOwners } from '../identity/owner.ts';
import { isOwnedBy } from '../uploads/is-owned-by.ts';
import type { ConfigurationValues, KnownFile } from './configuration-types.ts';
import { askingType } from './option-types.ts';

/**
 * Finds the files among values that belong to the actor: to the customer, or to the guest of the token.
 *
 * @param actor A service actor may use the files of all owners.
 */
export async function findKnownFiles(
  db: DatabaseReader,
  shopId: string,
  actor: Actor,
  values: ConfigurationValues,
): Promise<ReadonlyMap<string, KnownFile>> {
  return await findFiles(db, shopId, actor, listFileIds(values));
}

/** Finds files by id like `findKnownFiles`. One query, none for an empty list. */
export async function findFiles(
  db: DatabaseReader,
  shopId: string,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownFile>> {
  if (ids.length === 0) return new Map();
  const owners = actor.kind === 'service' ? undefined : await findOwners(db, actor);
  if (owners?.length === 0) return new Map();
  const rows = await db
    .select({
      id: storageFiles.id,
      name: storageFiles.name,
      contentType: storageFiles.contentType,
      bytes: storageFiles.bytes,
    })
    .from(storageFiles)
    .innerJoin(
      storageItems,
      and(eq(storageItems.shopId, storageFiles.shopId), eq(storageItems.id, storageFiles.itemId)),
    )
    .where(
      and(eq(storageFiles.shopId, shopId), inArray(storageFiles.id, [...ids]), owners && or(...owners.map(isOwnedBy))),
    );
  return new Map(rows.map((file) => [file.id, file]));
}

/** Returns the ids of the files that values name. */
export function listFileIds(values: ConfigurationValues): string[] {
  return Object.values(values).flatMap((value) => askingType(value.type).fileId?.(value) ?? []);
}
