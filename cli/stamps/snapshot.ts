import { createHash } from 'node:crypto';
import { type BigIntStats, lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** A file or folder whose state decides what a command prints. */
export interface Watched {
  /** Absolute path. It need not exist: then its absence counts. */
  readonly path: string;
  /** Whether only the names in the folder count, and not what they hold. Default: false. */
  readonly isListing?: boolean;
}

/** The recorded state of files and folders. */
export interface Snapshot {
  /** Milliseconds since 1970, before the first file was read. */
  readonly takenAt: number;
  /** By absolute path. */
  readonly entries: Readonly<Record<string, Entry>>;
}

/**
 * The state of a path: its kind with size, times and inode, and its content: the hash of a file, the names in a folder joined
 * by slashes, the text of a link and on the next line what it leads to. What is neither has no content.
 */
type Entry = readonly [identity: string, content: string];

/**
 * Milliseconds within which times may stay the same although something is written twice: file systems keep times in steps
 * of up to two seconds.
 */
const timeStep = 2000;

/** Records the state of files and folders, with everything below folders and behind links. */
export function takeSnapshot(watched: readonly Watched[]): Snapshot {
  return beginSnapshot(watched)();
}

/**
 * Records the state of files and folders except the contents of files. A file that was written long enough ago would have other times
 * after another write, so its content may be read later, and need not be where the command fails.
 * @returns reads the contents and returns the snapshot: the one of the beginning if no file has other times now
 */
export function beginSnapshot(watched: readonly Watched[]): () => Snapshot {
  const takenAt = Date.now();
  const entries: Record<string, Entry> = {};
  const unread: string[] = [];
  const pending = [...watched];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { path: file, isListing = false } = next;
    if (entries[file] !== undefined) continue;
    const [identity, content] = readEntry(file, (info) => {
      if (!info.isFile() || !isSettled(info, takenAt)) return undefined;
      unread.push(file);
      return '';
    });
    entries[file] = [identity, content];
    if (identity.startsWith('link')) pending.push({ path: content.slice(content.lastIndexOf('\n') + 1), isListing });
    else if (identity.startsWith('folder') && !isListing && content !== '') {
      pending.push(...content.split('/').map((name) => ({ path: path.join(file, name) })));
    }
  }
  return () => {
    for (const file of unread) {
      const [identity = ''] = entries[file] ?? [];
      const [now, content] = readEntry(file, () => undefined);
      // Deleted or replaced by something else since: neither state is the one of the beginning.
      entries[file] = getKind(now) === getKind(identity) ? [identity, content] : [now, content];
    }
    return { takenAt, entries };
  };
}

/** Returns whether a write after a point in time, in milliseconds since 1970, would leave other times. */
function isSettled({ ctimeMs }: BigIntStats, time: number): boolean {
  return Number(ctimeMs) < time - timeStep;
}

/**
 * Compares a snapshot with what is there now. A file or folder whose size, times and inode are the recorded ones is the same;
 * the content decides when one of them differs, and when it was written so shortly before the snapshot that a later write may
 * have left the same times.
 * @returns the snapshot, or a newer one when contents were read, so that they need not be read again; undefined when
 * something differs
 */
export function compareSnapshot(snapshot: Snapshot): Snapshot | undefined {
  const takenAt = Date.now();
  const changed: Record<string, Entry> = {};
  let hasRead = false;
  for (const [file, [identityBefore, contentBefore]] of Object.entries(snapshot.entries)) {
    const [identity, content] = readEntry(file, (info, now) => {
      if (isSettled(info, snapshot.takenAt) && now === identityBefore) return contentBefore;
      hasRead = true;
      return undefined;
    });
    if (content !== contentBefore) return undefined;
    if (identity === identityBefore) continue;
    if (getKind(identity) !== getKind(identityBefore)) return undefined;
    changed[file] = [identity, content];
  }
  return hasRead ? { takenAt, entries: { ...snapshot.entries, ...changed } } : snapshot;
}

/** Joins snapshots into one that is as old as the older. */
export function joinSnapshots(one: Snapshot, other: Snapshot): Snapshot {
  return { takenAt: Math.min(one.takenAt, other.takenAt), entries: { ...one.entries, ...other.entries } };
}

/** Returns the state of a path. `findContent` may know the content of a file or folder, which is not read then. */
function readEntry(file: string, findContent: (info: BigIntStats, identity: string) => string | undefined): Entry {
  try {
    const info = lstatSync(file, { bigint: true, throwIfNoEntry: false });
    if (info === undefined) return ['missing', ''];
    if (info.isSymbolicLink()) return ['link', `${readlinkSync(file)}\n${findTarget(file)}`];
    if (info.isFile()) {
      const identity = identify('file', info);
      return [identity, findContent(info, identity) ?? hashFile(file)];
    }
    if (!info.isDirectory()) return ['other', ''];
    const identity = identify('folder', info);
    return [identity, findContent(info, identity) ?? readdirSync(file).sort().join('/')];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return code === 'ENOENT' || code === 'ENOTDIR' ? ['missing', ''] : [`unreadable ${code}`, ''];
  }
}

function identify(kind: 'file' | 'folder', { size, mtimeNs, ctimeNs, ino }: BigIntStats): string {
  return `${kind} ${size} ${mtimeNs} ${ctimeNs} ${ino}`;
}

function getKind(identity: string): string {
  return identity.startsWith('unreadable') ? identity : (identity.split(' ')[0] ?? '');
}

function hashFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64url');
}

/** Returns the real path that a link leads to; the path that is missing when it leads nowhere. */
function findTarget(link: string): string {
  try {
    return realpathSync.native(link);
  } catch {
    return path.resolve(path.dirname(link), readlinkSync(link));
  }
}
