import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import { isPersonal } from '../configurator/option-types.ts';
import { findCropAnswer } from '../crops/crops.ts';
import type { Db } from '../db/database.ts';
import { storageItems } from '../db/schema/storage.ts';
import { ProblemError } from '../errors/problem.ts';
import { createServiceActor } from '../identity/actor.ts';
import { findOwner } from '../identity/owner.ts';
import { limits } from '../limits/limit.ts';
import { clientKey } from '../limits/limiter.ts';
import { type OperationRequest, StatusAnswer } from '../operations/handler.ts';
import type { Pricing } from '../pricing/price-product.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { isOwnedBy } from '../uploads/is-owned-by.ts';
import { checkOrderable, evaluateItem } from './evaluate-item.ts';
import { storedProduct } from './item-answer.ts';
import type { ItemRow } from './items.ts';
import { findSharedConfiguration, saveSharedConfiguration } from './shared-configuration.ts';
import type { StorageServices } from './storage-services.ts';

type Schemas = components['schemas'];
type ShareRequest = Pick<OperationRequest<'shareStorageItem'>, 'path' | 'actor'>;

/** Shares an item of the actor; a shared one keeps its address. @throws {ProblemError} `NOT_FOUND`, `RATE_LIMITED` */
export async function shareItem(
  { db, clock, limiter }: StorageServices,
  request: OperationRequest<'shareStorageItem'>,
): Promise<Schemas['Share']> {
  await limiter.count(limits.sharesOfClient, clientKey(request.shop.shopId, request.client.address));
  const id = `sh-${randomBytes(16).toString('base64url')}`;
  const isShareable = and(
    eq(storageItems.listed, true),
    eq(storageItems.shared, false),
    isNull(storageItems.removedAt),
    sql`${storageItems.kind} <> 'Note'`,
  );
  const [item] = await db
    .update(storageItems)
    // One statement: of two parallel shares the second gets the address of the first.
    .set({ shareId: sql`coalesce(${storageItems.shareId}, ${id})` })
    .where(and(await isOwnedItem(db, request), isShareable))
    .returning();
  if (!item?.shareId) throw new ProblemError('NOT_FOUND');
  await saveSharedConfiguration(
    db,
    request.shop,
    item,
    await evaluateItem(db, request.shop, createServiceActor(request.shop), item),
    clock(),
  );
  return { id: item.shareId, path: `/shared/${item.shareId}` };
}

/** Ends the sharing of an item of the actor at once. @throws {ProblemError} `NOT_FOUND` */
export async function unshareItem(
  { db }: StorageServices,
  request: OperationRequest<'unshareStorageItem'>,
): Promise<void> {
  const items = await db
    .update(storageItems)
    .set({ shareId: null })
    .where(await isOwnedItem(db, request))
    .returning({ id: storageItems.id });
  if (items.length === 0) throw new ProblemError('NOT_FOUND');
}

/** Returns a shared item. @throws {ProblemError} `NOT_FOUND`, `RATE_LIMITED` */
export async function readSharedItem(
  { db, clock, limiter }: StorageServices,
  { shop, path, client }: OperationRequest<'getSharedItem'>,
): Promise<StatusAnswer<200, Schemas['SharedItem']>> {
  await limiter.count(limits.sharedReadsOfClient, clientKey(shop.shopId, client.address));
  const [item] = await db
    .select()
    .from(storageItems)
    .where(
      and(eq(storageItems.shopId, shop.shopId), eq(storageItems.shareId, path.id), isNull(storageItems.removedAt)),
    );
  if (!item) throw new ProblemError('NOT_FOUND');
  return new StatusAnswer(200, await toSharedItem(db, shop, path.id, item, clock()), {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
}

async function toSharedItem(
  db: Db,
  shop: ShopView,
  id: string,
  item: ItemRow,
  now: Date,
): Promise<Schemas['SharedItem']> {
  const { kind, productId, variantId, cropId, values } = item;
  if (kind === 'Note' || productId === null) throw new Error(`Item ${item.id} is shared, but has no product.`);
  // Files and crops that an item refers to may be read with the item.
  const { verdict, pricing } = await checkOrderable(db, shop, createServiceActor(shop), item);
  const configurationId = await findSharedConfiguration(db, shop, item, verdict, now);
  const crop = cropId === null ? undefined : await findCropAnswer(db, shop.shopId, cropId);
  const image = crop?.preview ?? verdict?.image;
  const { id: product, available, name, slug, ...variant } = await storedProduct(db, shop, productId, variantId);
  return {
    id,
    kind,
    product: {
      id: product,
      available,
      ...(name !== undefined && { name }),
      ...(slug !== undefined && { slug }),
      ...(variant.variantId !== undefined && { variantId: variant.variantId }),
      ...(variant.variantName !== undefined && { variantName: variant.variantName }),
      ...(variant.sku !== undefined && { sku: variant.sku }),
    },
    choices: (verdict?.choices ?? []).filter(({ optionId }) => !isPersonal(values?.[optionId])),
    ...(configurationId !== undefined && { configurationId }),
    ...(crop && { size: crop.size }),
    ...(image && { image }),
    ...(pricing && { price: toSharedPrice(pricing) }),
  };
}

function toSharedPrice({ currency, vatPercentage, quantity, ...prices }: Pricing): Schemas['SharedPrice'] {
  const { priceIncVat, priceExcVat, totalIncVat, totalExcVat } = prices;
  return { currency, vatPercentage, quantity: quantity.current, priceIncVat, priceExcVat, totalIncVat, totalExcVat };
}

async function isOwnedItem(db: Db, { path, actor }: ShareRequest) {
  const owner = await findOwner(db, actor);
  if (!owner) throw new ProblemError('NOT_FOUND');
  return and(isOwnedBy(owner), eq(storageItems.id, path.id));
}
