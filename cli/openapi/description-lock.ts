import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Diagnostic, errorAt, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { getStart } from '#cli/sources/read-text.ts';
import { type ApiName, apiNames, specFile } from './spec.ts';

/** The file that says where descriptions came from, relative to the root. */
export const lockFile = 'openapi/lock.json';

const pulledSchema = z.strictObject({
  /** The address that was asked for. */
  url: z.string(),
  /** SHA-256 of the file as it was written, in hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const lockSchema = z.strictObject({ product: pulledSchema, content: pulledSchema }).partial();

/** Where each description was pulled from, and what it was then. */
export type DescriptionLock = z.infer<typeof lockSchema>;

/** Hashes the bytes of a description. */
export const hashDescription = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Reads the lock of a root. @returns a diagnostic where the file is none */
export function readLock(root: string): DescriptionLock | Diagnostic {
  const file = path.join(root, lockFile);
  if (!existsSync(file)) return {};
  try {
    return lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    const help = 'Restore it, or delete it and pull the descriptions again.';
    return errorAt('spec.lock', getStart(lockFile), `${lockFile} is not what shopgen api pull writes`, help);
  }
}

/** Returns whether reading gave a lock. */
export const isLock = (read: DescriptionLock | Diagnostic): read is DescriptionLock => !('code' in read);

/** Checks that descriptions are as they were pulled: what was changed by hand is lost with the next pull. */
export function checkLock(root: string): Diagnostic[] {
  const lock = readLock(root);
  if (!isLock(lock)) return [lock];
  return apiNames.flatMap((api: ApiName): Diagnostic[] => {
    const pulled = lock[api];
    const file = path.join(root, specFile(api));
    // A missing file is told where it is read.
    if (pulled === undefined || !existsSync(file)) return [];
    if (hashDescription(readFileSync(file)) === pulled.sha256) return [];
    const message = `${specFile(api)} is not as it was pulled from ${pulled.url}`;
    const help = `Pull it again, or take "${api}" out of ${lockFile}: then it is yours.`;
    return [warningAt('spec.lock-differs', getStart(specFile(api)), message, help)];
  });
}
