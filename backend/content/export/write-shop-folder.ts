import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { findOriginal, type Originals } from '../../images/originals.ts';
import { collectImageKeys } from '../../seed/seed-references.ts';
import type { ContentChanges } from '../content-changes.ts';
import { contentFiles, contentFolders } from '../content-folders.ts';
import { writeContent } from '../write-content.ts';
import { exportShop } from './export-shop.ts';

/**
 * Writes a shop of the database as the files of a folder, with the originals of its images. Files of things that are no
 * longer in the shop are deleted; nothing else in the folder is touched.
 *
 * @throws {StartupError} when there is no such shop, or the format does not support something in it.
 */
export async function writeShopFolder(
  db: Db,
  shopId: string,
  folder: string,
  originals: Originals,
): Promise<ContentChanges> {
  const shop = await exportShop(db, shopId);
  const files = writeContent(shop);
  const before = await listContent(folder);
  const added: string[] = [];
  const changed: string[] = [];
  for (const [file, text] of files) {
    const target = path.join(folder, file);
    if (!before.includes(file)) added.push(file);
    else if ((await readFile(target, 'utf8')) === text) continue;
    else changed.push(file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  const removed = before.filter((file) => !files.has(file));
  for (const file of removed) await rm(path.join(folder, file));
  const images = await db
    .select()
    .from(pictures)
    .where(inArray(pictures.key, collectImageKeys(shop)));
  await copyImages(images, originals, path.join(folder, 'images'));
  return { added, changed, removed };
}

/** Returns the files of a shop in a folder. */
async function listContent(folder: string): Promise<string[]> {
  const files: string[] = contentFiles.filter((file) => existsSync(path.join(folder, file)));
  for (const { folder: kind, ending } of contentFolders) {
    const names = existsSync(path.join(folder, kind)) ? await readdir(path.join(folder, kind)) : [];
    files.push(...names.filter((name) => name.endsWith(ending)).map((name) => `${kind}/${name}`));
  }
  return files;
}

/** Copies the originals of images; an image without an original is skipped. */
async function copyImages(
  images: readonly (typeof pictures.$inferSelect)[],
  originals: Originals,
  to: string,
): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const image of images) {
    const original = await findOriginal(originals, image);
    if (original !== undefined) {
      await copyFile(original, path.join(to, `${image.key}.webp`), constants.COPYFILE_FICLONE);
    }
  }
}
