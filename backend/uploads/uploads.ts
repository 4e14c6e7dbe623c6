import { randomBytes } from 'node:crypto';
import type { storageFiles } from '../db/schema/storage.ts';
import { ProblemError } from '../errors/problem.ts';
import { maxUploadBytes } from '../files/accepted-files.ts';
import { getFileName } from '../files/file-address.ts';
import { type ArrivedFile, FileTooLargeError } from '../files/file-store.ts';
import type { Client } from '../identity/client.ts';
import { limits } from '../limits/limit.ts';
import { clientKey } from '../limits/limiter.ts';
import { type FormPart, formProblem } from '../operations/form.ts';
import { createId } from '../tokens/tokens.ts';
import { type InspectedFile, inspectFile } from './inspect-file.ts';
import type { UploadServices } from './upload-services.ts';

/** A file that was received and inspected, and has no owner yet. */
export interface Upload extends InspectedFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly folder: string;
  readonly arrived: ArrivedFile;
}

interface Source {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const mebibyte = 1_048_576;
const maxNameLength = 200;

/**
 * Receives and inspects a file.
 *
 * @throws {ProblemError} `PAYLOAD_TOO_LARGE`, `FILE_TYPE_REFUSED`, `FILE_DAMAGED`, `PICTURE_TOO_LARGE`, `RATE_LIMITED`;
 * then the file is deleted.
 */
export async function takeUpload(
  { files, limiter, decoder }: UploadServices,
  shopId: string,
  client: Client,
  { name, content }: Source,
): Promise<Upload> {
  const key = clientKey(shopId, client.address);
  await limiter.count(limits.uploadsOfClient, key);
  const arrived = await receive(files, content);
  try {
    await limiter.count(limits.uploadedOfClient, key, Math.max(1, Math.ceil(arrived.bytes / mebibyte)));
    const inspected = await inspectFile(decoder, key, arrived);
    const id = createId('fl');
    // 128 random bits: the address is all that is needed to read the file.
    const folder = `upload-${randomBytes(16).toString('hex')}`;
    return { ...inspected, id, folder, arrived, name: cleanName(name, getFileName(inspected)), bytes: arrived.bytes };
  } catch (error) {
    await files.discard(arrived);
    throw error;
  }
}

/** Stores uploads, and adds them to an item; on failure they are deleted. */
export async function keepUploads(
  { files }: UploadServices,
  uploads: readonly Upload[],
  give: () => Promise<void>,
): Promise<void> {
  try {
    for (const upload of uploads) await files.keep(upload.arrived, upload.folder, getFileName(upload));
    await give();
  } catch (error) {
    // What cannot be removed now is in a folder that nobody knows, and removed with those.
    for (const { folder } of uploads) await files.remove(folder).catch(() => undefined);
    await discardUploads({ files }, uploads);
    throw error;
  }
}

export async function discardUploads(
  { files }: Pick<UploadServices, 'files'>,
  uploads: readonly Upload[],
): Promise<void> {
  for (const { arrived } of uploads) await files.discard(arrived);
}

/** Returns the row of an upload. @param position - In its item, counted from 1. */
export function toFileRow(
  { id, name, contentType, bytes, width, height, folder }: Upload,
  item: { readonly shopId: string; readonly itemId: string },
  position: number,
  createdAt: Date,
): typeof storageFiles.$inferInsert {
  return { ...item, id, name, contentType, bytes, width, height, folder, position, createdAt };
}

/**
 * Returns the content of a part of a form that is a file.
 *
 * @throws {ProblemError} `VALIDATION_FAILED` for any other part.
 */
export function getSource(part: FormPart): Source {
  if (part.kind === 'file' && part.name === 'file') return { name: part.fileName, content: part.content };
  throw new ProblemError('VALIDATION_FAILED', `The form has a part that is not described: ${part.name}`);
}

async function receive(files: UploadServices['files'], content: Source['content']): Promise<ArrivedFile> {
  try {
    return await files.receive(content, maxUploadBytes);
  } catch (error) {
    throw error instanceof FileTooLargeError
      ? new ProblemError('PAYLOAD_TOO_LARGE', 'The file is too large.')
      : formProblem(error);
  }
}

/** Returns a name without folders and control characters. */
function cleanName(name: string, otherwise: string): string {
  const own = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
  const clean = own.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  return clean === '' ? otherwise : [...clean].slice(-maxNameLength).join('');
}
