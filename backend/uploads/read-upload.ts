import contentDisposition from 'content-disposition';
import { eq } from 'drizzle-orm';
import { storageFiles } from '../db/schema/storage.ts';
import { fileIn } from '../files/file-address.ts';
import { FileAnswer } from '../operations/handler.ts';
import type { UploadServices } from './upload-services.ts';

/** Characters of the header that the spec allows, less what stands before the name. */
const maxHeaderBytes = 700;

/** The original of an uploaded file, to be saved and never to be shown; `undefined` when there is none. */
export async function readUpload(
  { db, files }: Pick<UploadServices, 'db' | 'files'>,
  folder: string,
  name: string,
): Promise<FileAnswer | undefined> {
  // Every picture of the catalogue is asked for at the same address: those need no query.
  if (!name.startsWith('original.')) return undefined;
  const [file] = await db.select().from(storageFiles).where(eq(storageFiles.folder, folder));
  if (!file || fileIn(file) !== name) return undefined;
  const found = await files.open(folder, name);
  if (!found) return undefined;
  return new FileAnswer(file.contentType, found.stream, {
    'content-length': String(found.bytes),
    'content-disposition': dispositionOf(file.name),
    // Whatever it is, a browser runs and shows nothing of it.
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
    'cache-control': 'private, max-age=31536000, immutable',
  });
}

/** RFC 6266. A name that would make the header too long loses its beginning. */
function dispositionOf(name: string): string {
  let rest = [...name];
  while (contentDisposition(rest.join('')).length > maxHeaderBytes) rest = rest.slice(1);
  return contentDisposition(rest.join(''));
}
