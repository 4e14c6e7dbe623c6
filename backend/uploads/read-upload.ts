import contentDisposition from 'content-disposition';
import { eq } from 'drizzle-orm';
import { storageFiles } from '../db/schema/storage.ts';
import { getFileName } from '../files/file-address.ts';
import { FileAnswer } from '../operations/handler.ts';
import type { UploadServices } from './upload-services.ts';

/** Max. characters of the header in the spec, without those before the name. */
const maxHeaderBytes = 700;

/** Returns the original of an uploaded file, for download only; `undefined` when there is none. */
export async function readUpload(
  { db, files }: Pick<UploadServices, 'db' | 'files'>,
  folder: string,
  name: string,
): Promise<FileAnswer | undefined> {
  // Images of the catalogue have addresses of the same form: those need no query.
  if (!name.startsWith('original.')) return undefined;
  const [file] = await db.select().from(storageFiles).where(eq(storageFiles.folder, folder));
  if (!file || getFileName(file) !== name) return undefined;
  const found = await files.open(folder, name);
  if (!found) return undefined;
  return new FileAnswer(file.contentType, found.stream, {
    'content-length': String(found.bytes),
    'content-disposition': createDisposition(file.name),
    // Whatever its type, a browser neither runs nor shows it.
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
    'cache-control': 'private, max-age=31536000, immutable',
  });
}

/** Returns the content disposition (RFC 6266). A name that would make the header too long is cut at its beginning. */
function createDisposition(name: string): string {
  let rest = [...name];
  while (contentDisposition(rest.join('')).length > maxHeaderBytes) rest = rest.slice(1);
  return contentDisposition(rest.join(''));
}
