import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { decodeText } from './decode-text.ts';
import { maxSpecKib } from './source-limits.ts';

/** A text file without its byte order mark; line ends are unchanged. */
export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

const kibibyte = 1024;

/** Maximum sizes in bytes by kind of file; many times what a real file needs. */
export const fileLimits = {
  config: 256 * kibibyte,
  messages: 512 * kibibyte,
  spec: maxSpecKib * kibibyte,
} as const;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is missing',
  EISDIR: 'is a folder, but a file is needed',
  EACCES: 'may not be read (EACCES)',
  ELOOP: 'is a link that leads back to itself',
  ENOTDIR: 'lies in what is a file, but a folder is needed (ENOTDIR)',
  ENXIO: 'is a socket, but a file is needed',
  ENAMETOOLONG: 'has too long a name (ENAMETOOLONG)',
};

/**
 * Reads a file below the root. Returns a diagnostic instead when it can't be read, is too large, is not text or is a
 * link that leads out of the root.
 * @param maxBytes what is larger is not read at all
 */
export async function readText(
  root: string,
  file: string,
  maxBytes: number = fileLimits.messages,
): Promise<SourceFile | Diagnostic> {
  try {
    const outside = leadsOut(root, file);
    if (outside !== undefined) return outside;
    const read = readBytes(path.join(root, file), file, maxBytes);
    return read instanceof Uint8Array ? decodeText(file, read) : read;
  } catch (error) {
    return unreadable(root, file, error);
  }
}

/** Returns a diagnostic for a file or folder whose real path is not below the root's; the root itself may be a link. */
export function leadsOut(root: string, file: string): Diagnostic | undefined {
  const home = realpathSync.native(root);
  const real = realpathSync.native(path.join(root, file));
  if (real === home || real.startsWith(home.endsWith(path.sep) ? home : home + path.sep)) return undefined;
  const message = `${file} is a link that leads out of the root, to ${real}`;
  return errorAt(
    'file.outside-root',
    getStart(file),
    message,
    'Put the file itself there, or a link that stays inside.',
  );
}

/** Reads bytes synchronously: for many small files asynchronous calls would cost more than the reading itself. */
function readBytes(whole: string, file: string, maxBytes: number): Uint8Array | Diagnostic {
  // Opening a pipe that has no writer would block without O_NONBLOCK.
  const handle = openSync(whole, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(handle);
    if (stat.isDirectory()) return errorAt('file.unreadable', getStart(file), `${file} ${reasons.EISDIR}`);
    if (!stat.isFile()) {
      return errorAt('file.unreadable', getStart(file), `${file} is a pipe or a device, but a file is needed`);
    }
    if (stat.size > maxBytes) return tooLarge(file, stat.size, maxBytes);
    return readAll(handle, stat.size);
  } finally {
    closeSync(handle);
  }
}

function readAll(handle: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let filled = 0;
  while (filled < size) {
    const read = readSync(handle, bytes, filled, size - filled, null);
    if (read === 0) break;
    filled += read;
  }
  return bytes.subarray(0, filled);
}

function tooLarge(file: string, size: number, most: number): Diagnostic {
  const message = `${file} has ${formatKibibytes(size)}, and at most ${formatKibibytes(most)} are read`;
  const isSpec = most === fileLimits.spec;
  const help = isSpec
    ? `It was not read. SHOPGEN_MAX_SPEC_KIB=${Math.ceil(size / kibibyte)} in the environment raises the limit.`
    : 'It was not read.';
  return errorAt('file.too-large', getStart(file), message, help);
}

function formatKibibytes(bytes: number): string {
  return `${Math.ceil(bytes / kibibyte)} KiB`;
}

function unreadable(root: string, file: string, error: unknown): Diagnostic {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
  const what = code === 'ENOENT' && isLink(path.join(root, file)) ? 'is a link to what is not there' : reasons[code];
  return errorAt('file.unreadable', getStart(file), `${file} ${what ?? `cannot be read (${code})`}`);
}

function isLink(whole: string): boolean {
  return lstatSync(whole, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

export function getStart(file: string): { file: string; line: number; column: number; length: number } {
  return { file, line: 1, column: 1, length: 1 };
}

export function isSourceFile(read: SourceFile | Diagnostic): read is SourceFile {
  return 'text' in read;
}
