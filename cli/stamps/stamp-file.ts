import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { colorVariables } from '#cli/may-color.ts';
import type { Snapshot } from './snapshot.ts';

/** Something that a command printed. */
export interface Printed {
  readonly stream: 'stdout' | 'stderr';
  readonly text: string;
}

/** What a command line prints as long as its inputs and outputs are as recorded. Its exit code is 0. */
export interface Stamp {
  readonly snapshot: Snapshot;
  readonly printed: readonly Printed[];
}

/** Returns the folder of a root's stamps. It is part of the build cache, so that `shopgen clean` deletes it. */
export function stampFolder(root: string): string {
  return path.join(root, 'dist/.cache/stamps');
}

/** Returns the file of a command line's stamp. */
export function stampFile(root: string, args: readonly string[]): string {
  const name = createHash('sha256')
    .update(JSON.stringify(describeRun(args)))
    .digest('hex')
    .slice(0, 32);
  return path.join(stampFolder(root), `${name}.json`);
}

/** Describes all that decides what a command line prints, other than files. */
function describeRun(args: readonly string[]): unknown {
  return {
    args,
    folder: process.cwd(),
    node: process.version,
    user: process.getuid?.(),
    isTerminal: process.stderr.isTTY === true,
    environment: [...colorVariables, 'GITHUB_WORKSPACE'].map((name) => process.env[name]),
  };
}

/**
 * Finds the root in a command line before it is parsed. Where that goes wrong, the stamp is not found or not written: see
 * `keepStamp`.
 */
export function findRoot(args: readonly string[]): string {
  const place = args.findLastIndex((arg) => arg === '--root' || arg.startsWith('--root='));
  const found = args[place]?.startsWith('--root=') ? args[place].slice('--root='.length) : args[place + 1];
  return path.resolve(place === -1 ? '.' : (found ?? '.'));
}

/** Reads a stamp; undefined when there is none, or none that can be used. */
export function readStamp(file: string): Stamp | undefined {
  try {
    const stamp: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isStamp(stamp) ? stamp : undefined;
  } catch {
    return undefined;
  }
}

/** Written by hand: a schema library would take longer to load than everything else. */
function isStamp(value: unknown): value is Stamp {
  return (
    isRecord(value) &&
    isRecord(value.snapshot) &&
    typeof value.snapshot.takenAt === 'number' &&
    isRecord(value.snapshot.entries) &&
    Array.isArray(value.printed)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Stamps that a root keeps, the most recent ones. */
const maxStamps = 64;

/** Writes a stamp in one step. A stamp only saves time, so a folder or disk that cannot be written is no error. */
export function writeStamp(file: string, stamp: Stamp): void {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, JSON.stringify(stamp));
    renameSync(draft, file);
    deleteOldest(path.dirname(file));
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    deleteIfPossible(draft);
  }
}

function deleteIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // The folder cannot be written.
  }
}

function deleteOldest(folder: string): void {
  const names = readdirSync(folder);
  if (names.length <= maxStamps) return;
  const aged = names.map((name) => {
    const file = path.join(folder, name);
    return { file, writtenAt: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  for (const { file } of aged.sort((a, b) => b.writtenAt - a.writtenAt).slice(maxStamps)) rmSync(file, { force: true });
}
