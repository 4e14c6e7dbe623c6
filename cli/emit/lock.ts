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
  const owner = await acquire(file, onWait);
  try {
    await clearLeftovers(file);
    return await work();
  } finally {
    await rm(file, { force: true });
    ownLocks.delete(owner);
  }
}

async function acquire(file: string, onWait: (owner: string) => void): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const deadline = Date.now() + patience;
  let isWaiting = false;
  for (;;) {
    const created = await create(file);
    if (created !== undefined) return created;
    const owner = await readFile(file, 'utf8').catch(ignoreMissing);
    if (owner !== undefined && !isAlive(owner)) {
      await takeAway(file, owner);
      continue;
    }
    if (Date.now() > deadline) {
      const message = `Another generate (process ${owner?.split(' ')[0] ?? '?'}) has been writing here for too long`;
      throw new InputError([errorAt('generate.busy', undefined, message, `If it is gone, delete ${file}.`)]);
    }
    if (!isWaiting) onWait(owner?.split(' ')[0] ?? '?');
    isWaiting = true;
    await delay(pollInterval);
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
  for (const name of await readdir(folder)) {
    const [pid, start, unique] = name.startsWith(`${path.basename(file)}.`) ? name.split('.').slice(1) : [];
    if (unique !== undefined && !isAlive(`${pid} ${start} ${unique}`))
      await rm(path.join(folder, name), { force: true });
  }
}

/** Removes a lock by renaming it first, so that only one of several processes gets it. */
async function takeAway(file: string, deadOwner: string): Promise<void> {
  const aside = `${file}.${identifyProcess(process.pid).replaceAll(' ', '.')}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    ignoreMissing(error);
    return;
  }
  const taken = await readFile(aside, 'utf8').catch(ignoreMissing);
  // Another process was faster and this lock belongs to a running process, so it is put back.
  if (taken !== undefined && taken !== deadOwner) await rename(aside, file);
  else await rm(aside, { force: true });
}

function isAlive(owner: string): boolean {
  const [pid = '', start = ''] = owner.split(' ');
  if (Number(pid) === process.pid) return ownLocks.has(owner);
  return isRunning(`${pid} ${start}`);
}
