import { and, eq, or } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseReader } from '../db/database.ts';
import { pictures } from '../db/schema/pictures.ts';
import type { PhotoPrintSettings } from '../db/schema/products.ts';
import { storageFiles, storageItems } from '../db/schema/storage.ts';
import { fieldProblem } from '../errors/field-problem.ts';
import { getFileName } from '../files/file-address.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Actor } from '../identity/actor.ts';
import { findOwners } from '../identity/owner.ts';
import { findOriginal, type Originals } from '../images/originals.ts';
import { isOwnedBy } from '../uploads/is-owned-by.ts';

/** The image that a crop is cut from. */
export interface CropSource {
  /** Its reference in a row of `crops`: one of the two. */
  readonly fileId: string | null;
  readonly pictureKey: string | null;
  readonly licenseCode: string | null;
  /** The item that holds the file. */
  readonly itemId?: string;
  /** Pixels in upright orientation. */
  readonly width: number;
  readonly height: number;
}

/** The folders of originals. */
export interface OriginalPlaces {
  readonly files: FileStore;
  readonly originals: Originals;
}

/**
 * Finds the image to crop: a file of the actor, or the stock image of a licence code.
 *
 * @throws {ProblemError} `VALIDATION_FAILED` with the rule `fileUnknown`, `fileType` or `licenseCode`.
 */
export async function findSource(
  db: DatabaseReader,
  actor: Actor,
  source: components['schemas']['CropSource'],
  { accept, stockImages }: PhotoPrintSettings,
): Promise<CropSource> {
  if (source.kind === 'StockImage') {
    const image = stockImages.find(({ licenseCode }) => licenseCode === source.licenseCode);
    const [picture] = image ? await db.select().from(pictures).where(eq(pictures.key, image.pictureKey)) : [];
    if (!image || !picture?.contentHash) {
      throw fieldProblem('/source/licenseCode', 'licenseCode', 'is no licence code of this product');
    }
    const { width, height } = picture;
    return { fileId: null, pictureKey: image.pictureKey, licenseCode: image.licenseCode, width, height };
  }
  const owners = await findOwners(db, actor);
  const [file] =
    owners.length === 0
      ? []
      : await db
          .select({ file: storageFiles })
          .from(storageFiles)
          .innerJoin(
            storageItems,
            and(eq(storageItems.shopId, storageFiles.shopId), eq(storageItems.id, storageFiles.itemId)),
          )
          .where(
            and(
              eq(storageFiles.shopId, actor.shopId),
              eq(storageFiles.id, source.fileId),
              or(...owners.map(isOwnedBy)),
            ),
          );
  if (!file) throw fieldProblem('/source/fileId', 'fileUnknown', 'is no file of yours');
  const { id, itemId, contentType, width, height } = file.file;
  if (width === null || height === null || !accept.includes(contentType)) {
    throw fieldProblem('/source/fileId', 'fileType', `must be ${accept.join(', ')}`);
  }
  return { fileId: id, pictureKey: null, licenseCode: null, itemId, width, height };
}

/** Returns the path of an original's file; `undefined`: it has been deleted. */
export async function findOriginalFile(
  db: DatabaseReader,
  { files, originals }: OriginalPlaces,
  { shopId, fileId, pictureKey }: { readonly shopId: string } & Pick<CropSource, 'fileId' | 'pictureKey'>,
): Promise<string | undefined> {
  if (pictureKey !== null) {
    const [picture] = await db.select().from(pictures).where(eq(pictures.key, pictureKey));
    return picture && (await findOriginal(originals, picture));
  }
  if (fileId === null) return undefined;
  const [file] = await db
    .select()
    .from(storageFiles)
    .where(and(eq(storageFiles.shopId, shopId), eq(storageFiles.id, fileId)));
  return file && (await files.find(file.folder, getFileName(file)));
}
