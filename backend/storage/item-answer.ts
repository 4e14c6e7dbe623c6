import type { components } from '#generated/contracts/product-api.ts';
import { loadVariants } from '../catalogue/product-prices.ts';
import { loadProductRow } from '../catalogue/product-row.ts';
import { findProduct } from '../catalogue/products.ts';
import { findCropAnswer } from '../crops/crops.ts';
import type { Db } from '../db/database.ts';
import { getFileAddress } from '../files/file-address.ts';
import { type Actor, createServiceActor } from '../identity/actor.ts';
import type { Owner } from '../identity/owner.ts';
import { getVatPercentage, withVat } from '../pricing/vat.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { checkOrderable } from './evaluate-item.ts';
import { type FileRow, findItemPlace, type ItemRow, loadFiles, restorable } from './items.ts';

type StorageItem = components['schemas']['StorageItem'];
type StorageFile = components['schemas']['StorageFile'];

/** The owner of an item who reads it, and the credentials that prove it. */
export interface OwnerReading {
  readonly owner: Owner;
  readonly actor: Actor;
}

/** Returns an item as the API answers it. @param reader - Absent: not its owner. */
export async function toStorageItem(
  db: Db,
  shop: ShopView,
  row: ItemRow,
  reader: OwnerReading | undefined,
): Promise<StorageItem> {
  const files = await loadFiles(db, row);
  const position = reader && row.removedAt === null ? await findItemPlace(db, reader.owner, row) : undefined;
  // Files and crops that an item refers to may be read with the item.
  const { verdict, ...state } = await checkOrderable(db, shop, reader?.actor ?? createServiceActor(shop), row);
  const crop = row.cropId === null ? undefined : await findCropAnswer(db, shop.shopId, row.cropId);
  const image = crop?.preview ?? verdict?.image;
  const until = row.removedAt && new Date(row.removedAt.getTime() + restorable);
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    ...(row.text !== null && { text: row.text }),
    ...(row.productId !== null && { product: await storedProduct(db, shop, row.productId, row.variantId) }),
    ...(row.quantity !== null && { quantity: row.quantity }),
    ...(row.values !== null && { values: row.values }),
    ...(verdict && { choices: verdict.choices }),
    ...(crop && { crop }),
    ...(image && { image }),
    files: files.map((file, index) => toStorageFile(file, index + 1)),
    ...(position !== undefined && { position }),
    listed: row.listed,
    shared: row.shared,
    owned: reader !== undefined,
    ...(reader && { ...state, ...savedPrice(shop, row), ...(row.shareId !== null && { shareId: row.shareId }) }),
    createdAt: row.createdAt.toISOString(),
    ...(row.removedAt && { removedAt: row.removedAt.toISOString() }),
    ...(until && { restorableUntil: until.toISOString() }),
  };
}

function savedPrice({ country }: ShopView, { setPrice, setCurrency }: ItemRow): Pick<StorageItem, 'savedPrice'> {
  if (setPrice === null || setCurrency === null) return {};
  const priceIncVat = withVat(setPrice, getVatPercentage(country));
  return { savedPrice: { currency: setCurrency, priceIncVat, priceExcVat: setPrice } };
}

/** Returns a file as the API answers it. @param position - Among the files of its item, counted from 1. */
export function toStorageFile(file: FileRow & { readonly inUse: boolean }, position: number): StorageFile {
  const { id, name, contentType, bytes, width, height, inUse, createdAt } = file;
  return {
    id,
    name,
    contentType,
    bytes,
    position,
    inUse,
    ...(width !== null && { width }),
    ...(height !== null && { height }),
    url: getFileAddress(file),
    createdAt: createdAt.toISOString(),
  };
}

/** Returns the current product; `undefined` for a deleted one. */
export async function storedProduct(
  db: Db,
  shop: ShopView,
  id: string,
  variantId: string | null,
): Promise<components['schemas']['StoredProduct']> {
  const found = await findProduct(db, shop, id);
  if (found === undefined) return { id, available: false };
  const { kind, name, slugs } = await loadProductRow(db, shop, found);
  const variant = (await loadVariants(db, shop, found)).find((offered) => offered.id === variantId);
  const slug = slugs[shop.locale];
  const variantName = variant?.name[shop.locale];
  return {
    id,
    available: true,
    kind,
    name,
    ...(slug !== undefined && { slug }),
    ...(variant && { variantId: variant.id, sku: variant.sku }),
    ...(variantName !== undefined && { variantName }),
  };
}
