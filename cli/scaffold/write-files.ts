import { randomUUID } from 'node:crypto';
import { link, lstat, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { getStart } from '#cli/sources/read-text.ts';

/** A file that a scaffold writes. */
export interface ScaffoldFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  /** The content: a text, or bytes. */
  readonly text: string | Uint8Array;
  /** Whether an existing file is replaced. Without it an existing file is never changed. */
  readonly replaces?: true;
}

/** Reverts one step of the writing. */
type Undo = () => Promise<unknown>;

/**
 * Writes all of the files or none. Each is written under another name first and renamed, so that a reader never sees
 * half a file; an error undoes the earlier ones.
 *
 * @throws InputError naming every file that is there and may not be replaced; then nothing was written.
 */
export async function writeFiles(root: string, files: readonly ScaffoldFile[]): Promise<void> {
  await refuseExisting(root, files);
  const undo: Undo[] = [];
  try {
    for (const file of files) await putInPlace(root, file, undo);
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => {});
    throw error;
  }
}

async function refuseExisting(root: string, files: readonly ScaffoldFile[]): Promise<void> {
  const there = await Promise.all(files.map((file) => file.replaces !== true && exists(path.join(root, file.path))));
  const taken = files.filter((_, index) => there[index]);
  if (taken.length > 0) throw new InputError(byFolder(taken).map(filesExist));
}

/** Lists files one by one, or as a count where a whole folder is new. */
function byFolder(files: readonly ScaffoldFile[]): string[][] {
  const folders = new Map<string, string[]>();
  for (const { path: file } of files) {
    const [folder = file] = file.split('/');
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return [...folders.values()].flatMap((names) => (names.length > 3 ? [names] : names.map((name) => [name])));
}

function filesExist(files: readonly string[]): Diagnostic {
  const [first = ''] = files;
  if (files.length === 1) return fileExists(first);
  const folder = first.replace(/\/.*$/s, '');
  const message = `${files.length} files of ${folder} are there already, ${first} for one, and nothing was written`;
  return errorAt('scaffold.exists', getStart(first), message, 'Choose an empty folder.');
}

function fileExists(file: string): Diagnostic {
  return errorAt(
    'scaffold.exists',
    getStart(file),
    `${file} is there already, and nothing was written`,
    'Remove it, or choose another name.',
  );
}

async function putInPlace(root: string, file: ScaffoldFile, undo: Undo[]): Promise<void> {
  const target = path.join(root, file.path);
  await makeFolder(path.dirname(target), undo);
  const stage = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID()}`);
  try {
    await writeFile(stage, file.text);
    const before = file.replaces ? await readFile(target).catch(missing) : undefined;
    if (file.replaces) {
      await rename(stage, target);
      undo.push(before === undefined ? () => rm(target) : () => writeFile(target, before));
      return;
    }
    // Unlike rename, link fails when the target was created in the meantime.
    await link(stage, target);
    undo.push(() => rm(target));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new InputError([fileExists(file.path)]);
    }
    throw error;
  } finally {
    await rm(stage, { force: true });
  }
}

/** Creates a folder and its parents, and remembers which of them are new. */
async function makeFolder(folder: string, undo: Undo[]): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  const made: string[] = [];
  for (let at = folder; at.length >= first.length; at = path.dirname(at)) made.push(at);
  undo.push(async () => {
    for (const each of made) await rmdir(each);
  });
}

async function exists(file: string): Promise<boolean> {
  return (await lstat(file).catch(missing)) !== undefined;
}

function missing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
