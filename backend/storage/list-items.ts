import { and, asc, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { Db } from '../db/database.ts';
import { storageItems } from '../db/schema/storage.ts';
import { findOwner, type Owner } from '../identity/owner.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { pagesFor, toPage } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { isOwnedBy } from '../uploads/is-owned-by.ts';
import { type OwnerReading, toStorageItem } from './item-answer.ts';
import { isInList } from './item-order.ts';
import { restorable } from './items.ts';
import type { StorageServices } from './storage-services.ts';

type StorageItem = components['schemas']['StorageItem'];

/** Returns one page of the actor's saved items, or of the removed ones that can be restored. */
export async function listItems(
  { db, clock }: StorageServices,
  { shop, actor, query }: OperationRequest<'listStorageItems'>,
): Promise<components['schemas']['StorageItemList']> {
  const { page, pageSize } = toPage(query);
  const owner = await findOwner(db, actor);
  if (!owner) return { items: [], total: 0, page, pageSize, pages: 0 };
  const isWanted = query.removed ? isRestorable(owner, clock()) : isInList(owner);
  const total = await db.$count(storageItems, isWanted);
  const rows = await db
    .select()
    .from(storageItems)
    .where(isWanted)
    .orderBy(query.removed ? desc(storageItems.removedAt) : asc(storageItems.position), asc(storageItems.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items: StorageItem[] = [];
  for (const row of rows) items.push(await toStorageItem(db, shop, row, { owner, actor }));
  return { items, total, page, pageSize, pages: pagesFor(total, pageSize) };
}

/** Returns all items of an owner, in their order; removed ones that can be restored last. */
export async function loadAllItems(db: Db, shop: ShopView, reader: OwnerReading, now: Date): Promise<StorageItem[]> {
  const { owner } = reader;
  const rows = await db
    .select()
    .from(storageItems)
    .where(or(and(isOwnedBy(owner), isNull(storageItems.removedAt)), isRestorable(owner, now)))
    .orderBy(
      // PostgreSQL sorts null (not removed) last.
      asc(isNotNull(storageItems.removedAt)),
      asc(storageItems.position),
      desc(storageItems.removedAt),
      asc(storageItems.id),
    )
    .limit(maxExported);
  const items: StorageItem[] = [];
  for (const row of rows) items.push(await toStorageItem(db, shop, row, reader));
  return items;
}

/** Max. items of an export, as in the spec. */
const maxExported = 1000;

function isRestorable(owner: Owner, now: Date) {
  return and(
    isOwnedBy(owner),
    eq(storageItems.listed, true),
    isNotNull(storageItems.removedAt),
    gt(storageItems.removedAt, new Date(now.getTime() - restorable)),
  );
}
