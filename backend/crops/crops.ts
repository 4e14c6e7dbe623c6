import { and, eq, inArray, or } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseReader } from '../db/database.ts';
import { crops } from '../db/schema/crops.ts';
import { products } from '../db/schema/products.ts';
import type { Actor } from '../identity/actor.ts';
import { findOwners } from '../identity/owner.ts';
import { toImage } from '../images/image.ts';

export type Crop = components['schemas']['Crop'];
export type CropRow = typeof crops.$inferSelect;

/**
 * Returns a crop as the API answers it.
 *
 * @param recommendedDpi Of the photo print: below it the crop is only acceptable.
 */
export function toCrop(row: CropRow, recommendedDpi: number): Crop {
  const { id, productId, fileId, licenseCode, x, y, width, height, rotation, dpi, folder, color } = row;
  return {
    id,
    productId,
    rotation,
    dpi,
    source: fileId === null ? { kind: 'StockImage', licenseCode: licenseCode ?? '' } : { kind: 'File', fileId },
    crop: { x, y, width, height },
    size: { width: row.printWidth, height: row.printHeight },
    quality: dpi < recommendedDpi ? 'acceptable' : 'good',
    preview: toImage({ folder, width, height, color }, ''),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Finds a crop as the API answers it, for any reader; `undefined`: it or its product has been deleted. */
export async function findCropAnswer(db: DatabaseReader, shopId: string, id: string): Promise<Crop | undefined> {
  const [found] = await db
    .select({ crop: crops, settings: products.photoPrint })
    .from(crops)
    .innerJoin(products, and(eq(products.shopId, crops.shopId), eq(products.id, crops.productId)))
    .where(and(eq(crops.shopId, shopId), eq(crops.id, id)));
  return found?.settings ? toCrop(found.crop, found.settings.recommendedDpi) : undefined;
}

/** Finds a crop that may be used. @param actor The owner of the crop; a service actor may use all. */
export async function findCrop(
  db: DatabaseReader,
  shopId: string,
  actor: Actor,
  id: string,
): Promise<CropRow | undefined> {
  const owners = actor.kind === 'service' ? undefined : await findOwners(db, actor);
  if (owners?.length === 0) return undefined;
  const [row] = await db
    .select()
    .from(crops)
    .where(
      and(
        eq(crops.shopId, shopId),
        eq(crops.id, id),
        owners &&
          or(
            ...owners.map(({ customerId, guestId }) =>
              customerId === undefined ? eq(crops.guestId, guestId) : eq(crops.customerId, customerId),
            ),
          ),
      ),
    );
  return row;
}

/** Finds crops of any owner, by id; deleted ones are absent. One query, none for an empty list. */
export async function findCrops(
  db: DatabaseReader,
  shopId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CropRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(crops)
    .where(and(eq(crops.shopId, shopId), inArray(crops.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}
