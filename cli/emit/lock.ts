import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { ignoreMissing } from './read-tree.ts';

/** Milliseconds that a generate waits for another one. Writing takes a fraction of a second. */
const patience = 30_000;
const pollInterval = 25;

/** Locks that this process holds itself, to tell them from those of an earlier process with the same id. */
const ownLocks = new Set<string>();

/**
 * Runs `work` while no other process writes below the same folder. A lock whose owner was killed is taken over.
 * @throws InputError when another process holds it for too long
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await acquire(file);
  try {
    return await work();
  } finally {
    ownLocks.delete(file);
    await rm(file, { force: true });
  }
}

async function acquire(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const deadline = Date.now() + patience;
  for (;;) {
    if (await create(file)) return;
    const owner = await readFile(file, 'utf8').catch(ignoreMissing);
    if (owner !== undefined && !ownLocks.has(file) && !isAlive(owner)) {
      await takeAway(file, owner);
      continue;
    }
    if (Date.now() > deadline) {
      const message = `Another generate (process ${owner?.split(' ')[0] ?? '?'}) has been writing here for too long`;
      throw new InputError([errorAt('generate.busy', undefined, message, `If it is gone, delete ${file}.`)]);
    }
    await delay(pollInterval);
  }
}

async function create(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    ownLocks.add(file);
    // Unique, so that nobody takes a new lock for the one he saw a moment ago.
    await handle.writeFile(`${identity(process.pid)} ${randomUUID()}`);
    await handle.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Renamed before it is removed: of several who see a dead owner, one gets the file. */
async function takeAway(file: string, deadOwner: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    ignoreMissing(error);
    return;
  }
  const taken = await readFile(aside, 'utf8');
  // Somebody was quicker, and this is the lock of a living process: it gets it back.
  if (taken !== deadOwner) await rename(aside, file);
  else await rm(aside);
}

/** A process id can be used again, but not with the same start time. */
function identity(pid: number): string {
  return `${pid} ${startTime(pid)}`;
}

function isAlive(owner: string): boolean {
  const pid = Number(owner.split(' ')[0]);
  // Between creating the file and writing into it there is a moment in which it is empty.
  if (owner === '') return true;
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return owner.startsWith(`${identity(pid)} `);
}

/** Clock ticks since boot at which a process began; `-` where the system does not tell. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
  } catch {
    return '-';
  }
}
