import { and, eq, inArray, or } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { storageFiles, storageItems } from '../db/schema/storage.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import { findOwners } from '../identity/owner.ts';
import { isOwnedBy } from './is-owned-by.ts';

export type FileRef = components['schemas']['StoredFileRef'];

/**
 * Locks files for a transaction that is going to use them, if they belong to the actor: the customer, or the token's
 * guest.
 *
 * @returns Their ids, each once.
 * @throws {ProblemError} `NOT_FOUND` when one of them is not the actor's.
 */
export async function claimFiles(tx: DatabaseWriter, actor: Actor, refs: readonly FileRef[]): Promise<string[]> {
  const wanted = new Map(refs.map((ref) => [ref.fileId, ref]));
  if (wanted.size === 0) return [];
  const owners = (await findOwners(tx, actor)).map(isOwnedBy);
  if (owners.length === 0) throw new ProblemError('NOT_FOUND');
  const found = await tx
    .select({ fileId: storageFiles.id, storageItemId: storageFiles.itemId })
    .from(storageFiles)
    .innerJoin(
      storageItems,
      and(eq(storageItems.shopId, storageFiles.shopId), eq(storageItems.id, storageFiles.itemId)),
    )
    .where(and(eq(storageFiles.shopId, actor.shopId), inArray(storageFiles.id, [...wanted.keys()]), or(...owners)))
    .for('share', { of: storageFiles });
  const held = found.filter(({ fileId, storageItemId }) => wanted.get(fileId)?.storageItemId === storageItemId);
  if (held.length < wanted.size) throw new ProblemError('NOT_FOUND', 'A file is not there, or not the sender’s.');
  return [...wanted.keys()];
}
