import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';

/** A text file as read: without a byte order mark, line ends as they are. */
export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is missing',
  EISDIR: 'is a folder, but a file is needed',
  EACCES: 'may not be read (EACCES)',
  ELOOP: 'is a link that leads back to itself',
};

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Reads a file below the root. Gives the diagnostics instead when it can't be read or is not text. */
export async function readText(root: string, file: string): Promise<SourceFile | Diagnostic> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path.join(root, file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    return errorAt('file.unreadable', startOf(file), `${file} ${reasons[code] ?? `cannot be read (${code})`}`);
  }
  try {
    const text = decoder.decode(bytes);
    if (!text.includes('\0')) return { file, text };
  } catch {
    // Not UTF-8: told below, like a text with zero bytes.
  }
  return errorAt('file.binary', startOf(file), `${file} is not UTF-8 text`);
}

export function startOf(file: string): { file: string; line: number; column: number; length: number } {
  return { file, line: 1, column: 1, length: 1 };
}

export function isSourceFile(read: SourceFile | Diagnostic): read is SourceFile {
  return 'text' in read;
}

/** For parsers that descend by recursion. */
export function tooDeep({ file }: SourceFile): Diagnostic {
  return errorAt('file.too-deep', startOf(file), `${file} is nested too deeply`);
}
