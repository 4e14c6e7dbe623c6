import { and, eq, max, sql } from 'drizzle-orm';
import { loadVariants } from '../catalogue/product-prices.ts';
import { loadProductRow } from '../catalogue/product-row.ts';
import { findProduct } from '../catalogue/products.ts';
import { findCrop } from '../crops/crops.ts';
import type { DatabaseWriter, Db } from '../db/database.ts';
import { storageFiles, storageItems } from '../db/schema/storage.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import { addGuest, findOwner, lockOwner, type Owner } from '../identity/owner.ts';
import type { BodyOf } from '../operations/handler.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { createId } from '../tokens/tokens.ts';
import { isOwnedBy } from '../uploads/is-owned-by.ts';
import { keepUploads, toFileRow, type Upload } from '../uploads/uploads.ts';
import { evaluateItem } from './evaluate-item.ts';
import { nextPosition } from './item-order.ts';
import { findOwned, type ItemRow } from './items.ts';
import type { StorageServices } from './storage-services.ts';

type ItemRequest = BodyOf<'addStorageItem'>;
/** An item without an owner. */
type Draft = Pick<ItemRow, 'kind' | 'title' | 'listed' | 'shared'> & Partial<ItemRow>;

/** Max. storage of an owner. */
const most = { items: 200, bytes: 1_073_741_824, filesOfItem: 10 } as const;

/** A saved item, and the token of its guest, if they are new. */
interface SavedItem {
  readonly item: ItemRow;
  readonly owner: Owner;
  readonly token: string | undefined;
}

/**
 * Saves an item with its files. A visitor with neither a session nor a valid token becomes a guest.
 *
 * @throws {ProblemError} `NOT_FOUND`, `PRODUCT_NOT_FOUND`, `STORAGE_FULL`
 */
export async function addItem(
  services: StorageServices,
  shop: ShopView,
  actor: Actor,
  request: ItemRequest,
  uploads: readonly Upload[],
): Promise<SavedItem> {
  const { db, clock } = services;
  const { shopId } = shop;
  const now = clock();
  const known = await findOwner(db, actor);
  const draft = await createDraft(db, shop, actor, known, request);
  const id = createItemId();
  let saved: SavedItem | undefined;
  await keepUploads(services, uploads, async () => {
    saved = await db.transaction(async (tx) => {
      const guest = known ? undefined : await addGuest(tx, shopId, now);
      const owner = known ?? guest?.owner;
      if (!owner) throw new Error('An item has neither an owner nor a guest.');
      await makeRoom(tx, owner, { items: 1, bytes: sumSizes(uploads) }, now);
      const position = draft.listed ? await nextPosition(tx, owner) : null;
      const { customerId = null, guestId = null } = owner;
      const [item] = await tx
        .insert(storageItems)
        .values({ ...draft, shopId, id, customerId, guestId, position, createdAt: now, changedAt: now })
        .returning();
      if (!item) throw new Error(`Item ${id} was not saved.`);
      const rows = uploads.map((upload, index) => toFileRow(upload, { shopId, itemId: id }, index + 1, now));
      if (rows.length > 0) await tx.insert(storageFiles).values(rows);
      return { item, owner, token: guest?.token };
    });
  });
  if (!saved) throw new Error(`Item ${id} was not saved.`);
  return saved;
}

/** Adds a file to an item of the owner's. @throws {ProblemError} `NOT_FOUND`, `STORAGE_FULL` */
export async function addFile(
  services: StorageServices,
  owner: Owner,
  itemId: string,
  upload: Upload,
): Promise<typeof storageFiles.$inferSelect> {
  const { db, clock } = services;
  const now = clock();
  let added: typeof storageFiles.$inferSelect | undefined;
  await keepUploads(services, [upload], async () => {
    added = await db.transaction(async (tx) => {
      await makeRoom(tx, owner, { items: 0, bytes: upload.bytes }, now);
      const item = await findOwned(tx, owner, itemId);
      if (!item || item.shared || item.removedAt) throw new ProblemError('NOT_FOUND');
      const ofItem = and(eq(storageFiles.shopId, owner.shopId), eq(storageFiles.itemId, itemId));
      const [last] = await tx
        .select({ position: max(storageFiles.position) })
        .from(storageFiles)
        .where(ofItem);
      if ((await tx.$count(storageFiles, ofItem)) >= most.filesOfItem) throw new ProblemError('STORAGE_FULL');
      const row = toFileRow(upload, { shopId: owner.shopId, itemId }, (last?.position ?? 0) + 1, now);
      const [file] = await tx.insert(storageFiles).values(row).returning();
      await tx
        .update(storageItems)
        .set({ changedAt: now })
        .where(and(eq(storageItems.shopId, owner.shopId), eq(storageItems.id, itemId)));
      return file;
    });
  });
  if (!added) throw new Error(`File ${upload.id} was not saved.`);
  return added;
}

/** Returns the storage that an owner uses, removed items included. */
export async function measureUsage(db: DatabaseWriter, owner: Owner): Promise<{ items: number; bytes: number }> {
  const items = await db.$count(storageItems, isOwnedBy(owner));
  const [sum] = await db
    .select({ bytes: sql<string | null>`sum(${storageFiles.bytes})` })
    .from(storageFiles)
    .innerJoin(
      storageItems,
      and(eq(storageItems.shopId, storageFiles.shopId), eq(storageItems.id, storageFiles.itemId)),
    )
    .where(isOwnedBy(owner));
  return { items, bytes: Number(sum?.bytes ?? 0) };
}

/** Returns whether an owner's storage has room for more. */
export function isRoomFor(usage: { items: number; bytes: number }, more: { items: number; bytes: number }): boolean {
  return usage.items + more.items <= most.items && usage.bytes + more.bytes <= most.bytes;
}

/**
 * Locks the owner, so that parallel saves count each other, and checks that there is room.
 *
 * @throws {ProblemError} `STORAGE_FULL`
 */
async function makeRoom(
  tx: DatabaseWriter,
  owner: Owner,
  more: { readonly items: number; readonly bytes: number },
  now: Date,
): Promise<void> {
  await lockOwner(tx, owner, now);
  if (!isRoomFor(await measureUsage(tx, owner), more)) throw new ProblemError('STORAGE_FULL');
}

async function createDraft(
  db: Db,
  shop: ShopView,
  actor: Actor,
  owner: Owner | undefined,
  request: ItemRequest,
): Promise<Draft> {
  if (request.kind === 'Copy') {
    const item = await findOwned(db, owner, request.itemId);
    if (!item || item.shared || item.removedAt) throw new ProblemError('NOT_FOUND');
    const { kind, title, productId, variantId, quantity, values, cropId, setPrice, setCurrency } = item;
    return {
      kind,
      productId,
      variantId,
      quantity,
      values,
      cropId,
      setPrice,
      setCurrency,
      title: request.title ?? title,
      listed: false,
      shared: true,
    };
  }
  const { kind, text = null, listed = true } = request;
  if (kind === 'Note') return { kind, title: request.title, text, listed, shared: false };
  const productId = await findProduct(db, shop, request.productId);
  if (productId === undefined) throw new ProblemError('PRODUCT_NOT_FOUND');
  const product = await loadProductRow(db, shop, productId);
  if ((product.kind === 'PhotoPrint') !== (kind === 'PhotoPrint')) throw new ProblemError('PRODUCT_NOT_FOUND');
  const variants = await loadVariants(db, shop, productId);
  if (request.variantId !== undefined && !variants.some(({ id }) => id === request.variantId)) {
    throw new ProblemError('PRODUCT_NOT_FOUND', 'The product has no such variant.');
  }
  const cropId = kind === 'PhotoPrint' ? request.cropId : undefined;
  if (cropId !== undefined && (await findCrop(db, shop.shopId, actor, cropId))?.productId !== productId) {
    throw new ProblemError('NOT_FOUND');
  }
  const choice = {
    productId,
    cropId: cropId ?? null,
    variantId: request.variantId ?? null,
    quantity: request.quantity ?? null,
    values: request.values ?? null,
  };
  const verdict = await evaluateItem(db, shop, actor, choice);
  return {
    kind,
    text,
    listed,
    shared: false,
    title: request.title ?? product.name,
    ...choice,
    ...(verdict && { setPrice: verdict.pricing.priceExcVat, setCurrency: verdict.pricing.currency }),
  };
}

function sumSizes(uploads: readonly Upload[]): number {
  return uploads.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Returns 128 random bits: the identifier of a shared copy is all that is needed to read it. */
function createItemId(): string {
  return `${createId('st')}${createId('').slice(1, 7)}`;
}
