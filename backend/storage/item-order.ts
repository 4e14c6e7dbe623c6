import { and, asc, desc, eq, gt, isNull, lt, max, type SQL } from 'drizzle-orm';
import type { DatabaseWriter } from '../db/database.ts';
import { storageFiles, storageItems } from '../db/schema/storage.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import { findOwner, lockOwner, type Owner } from '../identity/owner.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { isOwnedBy } from '../uploads/is-owned-by.ts';
import { findOwned } from './items.ts';
import type { StorageServices } from './storage-services.ts';

export type Direction = 'up' | 'down';

type MoveItemRequest = Pick<OperationRequest<'moveStorageItemUp'>, 'shop' | 'path' | 'actor'>;
type MoveFileRequest = Pick<OperationRequest<'moveStorageFileUp'>, 'shop' | 'path' | 'actor'>;

/** Selects the items in an owner's list. */
export function isInList(owner: Owner): SQL | undefined {
  return and(
    isOwnedBy(owner),
    eq(storageItems.listed, true),
    eq(storageItems.shared, false),
    isNull(storageItems.removedAt),
  );
}

/** Returns the position behind everything in an owner's list. The owner must be locked. */
export async function nextPosition(tx: DatabaseWriter, owner: Owner): Promise<number> {
  const [last] = await tx
    .select({ position: max(storageItems.position) })
    .from(storageItems)
    .where(and(isOwnedBy(owner), isNull(storageItems.removedAt)));
  return (last?.position ?? 0) + 1;
}

/** Swaps an item with its neighbour in the list; at the end of the list nothing changes. @throws {ProblemError} `NOT_FOUND` */
export async function moveItem(
  { db, clock }: StorageServices,
  { shop, path, actor }: MoveItemRequest,
  direction: Direction,
): Promise<void> {
  const { shopId } = shop;
  await db.transaction(async (tx) => {
    const owner = await lockFound(tx, actor, clock());
    const [item] = await tx
      .select({ id: storageItems.id, position: storageItems.position })
      .from(storageItems)
      .where(and(isInList(owner), eq(storageItems.id, path.id)));
    if (!item || item.position === null) throw new ProblemError('NOT_FOUND');
    const [neighbour] = await tx
      .select({ id: storageItems.id, position: storageItems.position })
      .from(storageItems)
      .where(and(isInList(owner), isBeyond(storageItems.position, item.position, direction)))
      .orderBy(nearestFirst(storageItems.position, direction))
      .limit(1);
    if (!neighbour) return;
    for (const { id, position } of swapped(item, neighbour)) {
      await tx
        .update(storageItems)
        .set({ position })
        .where(and(eq(storageItems.shopId, shopId), eq(storageItems.id, id)));
    }
  });
}

/** Swaps a file with its neighbour in its item; at the end nothing changes. @throws {ProblemError} `NOT_FOUND` */
export async function moveFile(
  { db, clock }: StorageServices,
  { shop, path, actor }: MoveFileRequest,
  direction: Direction,
): Promise<void> {
  const { shopId } = shop;
  const now = clock();
  await db.transaction(async (tx) => {
    const owner = await lockFound(tx, actor, now);
    const item = await findOwned(tx, owner, path.id);
    if (!item || item.removedAt) throw new ProblemError('NOT_FOUND');
    const isOfItem = and(eq(storageFiles.shopId, shopId), eq(storageFiles.itemId, item.id));
    const place = { id: storageFiles.id, position: storageFiles.position };
    const [file] = await tx
      .select(place)
      .from(storageFiles)
      .where(and(isOfItem, eq(storageFiles.id, path.fileId)));
    if (!file) throw new ProblemError('NOT_FOUND');
    const [neighbour] = await tx
      .select(place)
      .from(storageFiles)
      .where(and(isOfItem, isBeyond(storageFiles.position, file.position, direction)))
      .orderBy(nearestFirst(storageFiles.position, direction))
      .limit(1);
    if (!neighbour) return;
    for (const { id, position } of swapped(file, neighbour)) {
      await tx
        .update(storageFiles)
        .set({ position })
        .where(and(isOfItem, eq(storageFiles.id, id)));
    }
  });
}

type PositionColumn = typeof storageItems.position | typeof storageFiles.position;

const isBeyond = (column: PositionColumn, position: number, direction: Direction) =>
  direction === 'up' ? lt(column, position) : gt(column, position);

const nearestFirst = (column: PositionColumn, direction: Direction) =>
  direction === 'up' ? desc(column) : asc(column);

interface Placed<Position> {
  readonly id: string;
  readonly position: Position;
}

/** Returns the two places, each with the position of the other. */
function swapped<Position>(one: Placed<Position>, other: Placed<Position>): Placed<Position>[] {
  return [
    { id: one.id, position: other.position },
    { id: other.id, position: one.position },
  ];
}

async function lockFound(tx: DatabaseWriter, actor: Actor, now: Date): Promise<Owner> {
  const owner = await findOwner(tx, actor);
  if (!owner) throw new ProblemError('NOT_FOUND');
  await lockOwner(tx, owner, now);
  return owner;
}
