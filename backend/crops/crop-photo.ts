import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { findProduct } from '../catalogue/products.ts';
import type { DatabaseWriter, Db } from '../db/database.ts';
import { crops } from '../db/schema/crops.ts';
import { products } from '../db/schema/products.ts';
import { guests, storageItems } from '../db/schema/storage.ts';
import { variants } from '../db/schema/variants.ts';
import type { ImageDecoder } from '../decoding/image-decoder.ts';
import { ProblemError } from '../errors/problem.ts';
import { addGuest, findOwner, type Owner } from '../identity/owner.ts';
import type { Cut } from '../images/cut-image.ts';
import { clientKey } from '../limits/limiter.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { createId } from '../tokens/tokens.ts';
import { cropFolderPrefix } from './crop-folders.ts';
import { effectiveDpi, turned, validateCrop } from './crop-rules.ts';
import { type CropSource, findOriginalFile, findSource, type OriginalPlaces } from './crop-source.ts';
import { type Crop, toCrop } from './crops.ts';

/** The services that cropping needs. */
export interface CropServices extends OriginalPlaces {
  readonly db: Db;
  readonly clock: () => Date;
  readonly decoder: ImageDecoder;
}

/** A new crop, and the token of its guest, if they are new. */
interface MadeCrop {
  readonly crop: Crop;
  readonly token: string | undefined;
}

type CropValues = typeof crops.$inferInsert;

/**
 * Crops an image for a photo print. A visitor with neither a session nor a valid token becomes a guest.
 *
 * @throws {ProblemError} `PRODUCT_NOT_FOUND`, `VALIDATION_FAILED`, `RESOLUTION_TOO_LOW`
 */
export async function cropPhoto(
  services: CropServices,
  { shop, path, body, client, actor }: OperationRequest<'cropProductPhoto'>,
): Promise<MadeCrop> {
  const { db, clock } = services;
  const { shopId } = shop;
  const productId = await findProduct(db, shop, path.id);
  if (productId === undefined) throw new ProblemError('PRODUCT_NOT_FOUND');
  const [product] = await db
    .select({ settings: products.photoPrint })
    .from(products)
    .where(and(eq(products.shopId, shopId), eq(products.id, productId)));
  const settings = product?.settings;
  if (!settings) throw new ProblemError('PRODUCT_NOT_FOUND', 'The product is not a photo print.');
  const source = await findSource(db, actor, body.source, settings);
  const { crop, size, rotation = 0 } = body;
  const sizes = await printedSizes(db, shopId, productId);
  const errors = validateCrop(crop, size, turned(source, rotation), settings.scales, sizes);
  if (errors.length > 0) throw new ProblemError('VALIDATION_FAILED', undefined, errors);
  const dpi = effectiveDpi(crop, size);
  if (dpi < settings.minimumDpi) {
    throw new ProblemError('RESOLUTION_TOO_LOW', `It would print at ${dpi} dpi; ${settings.minimumDpi} are needed.`);
  }
  const visitor = clientKey(shopId, client.address);
  const color = await measureColor(services, visitor, { shopId, ...source }, { crop, rotation });
  const now = clock();
  const known = await findOwner(db, actor);
  return await db.transaction(async (tx) => {
    const guest = known ? undefined : await addGuest(tx, shopId, now);
    const owner = known ?? guest?.owner;
    if (!owner) throw new Error('A crop has neither an owner nor a guest.');
    await keepSource(tx, owner, source, now);
    const { fileId, pictureKey, licenseCode } = source;
    const values = {
      shopId,
      productId,
      fileId,
      pictureKey,
      licenseCode,
      rotation,
      dpi,
      color,
      customerId: owner.customerId ?? null,
      guestId: owner.guestId ?? null,
      x: crop.x,
      y: crop.y,
      width: crop.width,
      height: crop.height,
      printWidth: size.width,
      printHeight: size.height,
    };
    const row = await addCrop(tx, values, now);
    return { crop: toCrop(row, settings.recommendedDpi), token: guest?.token };
  });
}

/** Loads the sizes of the variants of a product, in millimetres. */
async function printedSizes(db: Db, shopId: string, productId: string) {
  const rows = await db
    .select({ width: variants.width, height: variants.height })
    .from(variants)
    .where(and(eq(variants.shopId, shopId), eq(variants.productId, productId)));
  return rows.flatMap(({ width, height }) => (width !== null && height !== null ? [{ width, height }] : []));
}

/** Returns the average colour of a crop. Cuts the image once, to verify that it can be. */
async function measureColor(
  { db, decoder, ...places }: CropServices,
  visitor: string,
  source: CropSource & { readonly shopId: string },
  cut: Cut,
): Promise<string> {
  const original = await findOriginalFile(db, places, source);
  if (original === undefined) {
    throw new Error(`The picture to crop is not there: ${source.fileId ?? source.pictureKey}`);
  }
  return await decoder.averageColor(visitor, original, cut);
}

/** Locks the original of a crop, which must not be deleted before the crop. */
async function keepSource(tx: DatabaseWriter, owner: Owner, { itemId }: CropSource, now: Date): Promise<void> {
  const { shopId, guestId } = owner;
  if (guestId !== undefined) {
    await tx
      .update(guests)
      .set({ changedAt: now })
      .where(and(eq(guests.shopId, shopId), eq(guests.id, guestId)));
  }
  if (itemId !== undefined) {
    await tx
      .update(storageItems)
      .set({ changedAt: now })
      .where(and(eq(storageItems.shopId, shopId), eq(storageItems.id, itemId)));
  }
}

/** Inserts the row of a crop; the same crop made twice is one row. */
async function addCrop(
  tx: DatabaseWriter,
  values: Omit<CropValues, 'id' | 'digest' | 'folder' | 'createdAt' | 'usedAt'>,
  now: Date,
) {
  const { color: _color, ...same } = values;
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(same).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url');
  // 128 random bits: the address is all that is needed to see the image.
  const folder = `${cropFolderPrefix}${randomBytes(16).toString('hex')}`;
  const [row] = await tx
    .insert(crops)
    .values({ ...values, id: createId('cr'), digest, folder, createdAt: now, usedAt: now })
    .onConflictDoUpdate({ target: crops.digest, set: { usedAt: now } })
    .returning();
  if (!row) throw new Error('A crop was not kept.');
  return row;
}
