import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { identifyProcess, isRunning } from './process-identity.ts';
import { ignoreMissing } from './read-tree.ts';

/** Milliseconds that a generate waits for another one. Writing takes a fraction of a second. */
const patience = 30_000;
const pollInterval = 25;

/**
 * The owners that this process wrote into its locks, to tell them from locks of an earlier process with the same id.
 */
const ownLocks = new Set<string>();

/**
 * Runs `work` while no other process writes below the same folder. A lock whose owner was killed is taken over.
 * @param onWait called once, with the id of the process that holds the lock
 * @throws InputError when another process holds it for too long
 */
export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  onWait: (owner: string) => void = () => {},
): Promise<Result> {
  const { release } = await acquire(file, onWait);
  try {
    return await work();
  } finally {
    await release();
  }
}

async function acquire(file: string, onWait: (owner: string) => void): Promise<Lock> {
  const deadline = Date.now() + patience;
  let isWaiting = false;
  for (;;) {
    const lock = await tryLock(file);
    if ('release' in lock) return lock;
    const pid = getPid(lock.heldBy);
    if (Date.now() > deadline) {
      const message = `Another generate (process ${pid}) has been writing here for too long`;
      throw new InputError([errorAt('generate.busy', undefined, message, `If it is gone, delete ${file}.`)]);
    }
    if (!isWaiting) onWait(pid);
    isWaiting = true;
    await delay(pollInterval);
  }
}

/** A lock that this process holds. */
export interface Lock {
  /** The content of its file: identity of the process and a unique id. */
  readonly owner: string;
  readonly release: () => Promise<void>;
}

/** A lock that another process holds. */
export interface HeldLock {
  /** The content of its file. */
  readonly heldBy: string;
}

/** Returns the id of the process that wrote a lock. */
export const getPid = (owner: string): string => owner.split(' ')[0] ?? '?';

/** Acquires a lock unless another running process holds it. A lock whose owner was killed is taken over. */
export async function tryLock(file: string): Promise<Lock | HeldLock> {
  await mkdir(path.dirname(file), { recursive: true });
  for (;;) {
    const owner = await create(file);
    if (owner !== undefined) {
      await clearLeftovers(file);
      return {
        owner,
        async release() {
          await rm(file, { force: true });
          ownLocks.delete(owner);
        },
      };
    }
    const heldBy = await readFile(file, 'utf8').catch(ignoreMissing);
    if (heldBy === undefined) continue;
    if (isAlive(heldBy)) return { heldBy };
    await takeAway(file, heldBy);
  }
}

/**
 * Creates the lock by a link to a file with its content, so that a process killed here leaves no lock without an owner.
 * @returns the content of the lock, or undefined when another process holds it
 */
async function create(file: string): Promise<string | undefined> {
  // Unique, so that no process mistakes a new lock for one that it read a moment ago.
  const owner = `${identifyProcess(process.pid)} ${randomUUID()}`;
  const stage = `${file}.${owner.replaceAll(' ', '.')}`;
  ownLocks.add(owner);
  await writeFile(stage, owner);
  try {
    await link(stage, file);
    return owner;
  } catch (error) {
    ownLocks.delete(owner);
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  } finally {
    await rm(stage, { force: true });
  }
}

/** Deletes what processes left that were killed while they acquired the lock. */
async function clearLeftovers(file: string): Promise<void> {
  const folder = path.dirname(file);
  // The lock's own name may have points in it.
  const own = `${path.basename(file)}.`;
  for (const name of await readdir(folder)) {
    const [pid, start, unique] = name.startsWith(own) ? name.slice(own.length).split('.') : [];
    if (unique !== undefined && !isAlive(`${pid} ${start} ${unique}`))
      await rm(path.join(folder, name), { force: true });
  }
}

/** Removes a lock by renaming it first, so that only one of several processes gets it. */
async function takeAway(file: string, deadOwner: string): Promise<void> {
  const taker = `${identifyProcess(process.pid)} ${randomUUID()}`;
  const aside = `${file}.${taker.replaceAll(' ', '.')}`;
  // No leftover while it lies there.
  ownLocks.add(taker);
  try {
    const isOurs = await rename(file, aside).then(() => true, ignoreMissing);
    if (!isOurs) return;
    const taken = await readFile(aside, 'utf8').catch(ignoreMissing);
    // Another process was faster and this lock belongs to a running process, so it is put back.
    if (taken !== undefined && taken !== deadOwner) await rename(aside, file);
    else await rm(aside, { force: true });
  } finally {
    ownLocks.delete(taker);
  }
}

/** Returns whether the process that wrote a lock still holds it or could. */
export function isAlive(owner: string): boolean {
  const [pid = '', start = ''] = owner.split(' ');
  if (Number(pid) === process.pid) return ownLocks.has(owner);
  return isRunning(`${pid} ${start}`);
}
