import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '../../errors/startup-error.ts';

/** Milliseconds. A holder shows other machines that it is alive by touching its file. */
const touchEvery = 5_000;
const deadAfter = 30_000;

const holderSchema = z.object({
  pid: z.number().int(),
  host: z.string(),
  /** Distinguishes two processes that had the same pid, one after the other. */
  started: z.string(),
  since: z.string(),
  released: z.boolean(),
  /** The address at which other programs reach the holder's database; absent: none. */
  reachedAt: z.string().optional(),
});
type Holder = z.infer<typeof holderSchema>;

export interface FolderLock {
  /** Publishes the address at which other programs reach the database. */
  publish(reachedAt: string): Promise<void>;
  /** Releases the lock. */
  release(): Promise<void>;
}

/**
 * Makes this process the only one that uses a folder. PGlite does not: two processes on one folder lose each other's
 * rows.
 *
 * Each holder adds a file `lock.<number>`; the highest number counts. Taking over from a dead holder means adding the
 * next number, which only one process can do, and no valid lock is ever removed by another process: so at no moment two
 * processes hold it. A crash leaves a file of a dead process, which blocks nobody.
 *
 * @throws {StartupError} when a running process holds the folder; the message names it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const me: Holder = {
    pid: process.pid,
    host: hostname(),
    started: readStartTime(process.pid) ?? '',
    since: new Date().toISOString(),
    released: false,
  };
  const draft = path.join(folder, `.lock-${randomUUID()}`);
  await writeFile(draft, JSON.stringify(me));
  try {
    for (;;) {
      const highest = Math.max(0, ...(await generations(folder)));
      const holder = highest > 0 ? await readHolder(lockFile(folder, highest)) : undefined;
      if (holder) throw inUse(folder, holder);
      const mine = lockFile(folder, highest + 1);
      if (await add(draft, mine)) {
        for (const generation of await generations(folder)) {
          if (generation <= highest) await rm(lockFile(folder, generation), { force: true });
        }
        return hold(mine, me);
      }
    }
  } finally {
    await rm(draft, { force: true });
  }
}

function hold(file: string, me: Holder): FolderLock {
  const timer = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, touchEvery);
  timer.unref();
  const write = async (holder: Holder): Promise<void> => {
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, JSON.stringify(holder));
    await rename(draft, file);
  };
  return {
    publish: (reachedAt) => write({ ...me, reachedAt }),
    async release() {
      clearInterval(timer);
      // Marked, not removed: a number must never be used twice.
      await write({ ...me, released: true });
    },
  };
}

/**
 * Returns the address of a folder's database while another process of this machine holds it; `undefined`: no process
 * holds it, or it cannot be reached.
 */
export async function findSharedSession(folder: string): Promise<string | undefined> {
  const numbers = existsSync(folder) ? await generations(folder) : [];
  if (numbers.length === 0) return undefined;
  const holder = await readHolder(lockFile(folder, Math.max(...numbers)));
  return holder?.host === hostname() ? holder.reachedAt : undefined;
}

const lockFile = (folder: string, generation: number): string => path.join(folder, `lock.${generation}`);

async function generations(folder: string): Promise<number[]> {
  return (await readdir(folder)).flatMap((name) => {
    const number = /^lock\.(\d+)$/.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}

/** Adds a lock file. @returns False when another process was faster. */
async function add(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Returns the holder of the lock, if its process is running. */
async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = holderSchema.safeParse(parseJson(text));
  // Files are moved into place when complete, so this one is not ours and names no process.
  if (!parsed.success || parsed.data.released) return undefined;
  return (await lives(parsed.data, file)) ? parsed.data : undefined;
}

async function lives(holder: Holder, file: string): Promise<boolean> {
  if (holder.host !== hostname()) return Date.now() - (await stat(file)).mtimeMs < deadAfter;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it is running and belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const started = readStartTime(holder.pid);
  return started === undefined || holder.started === '' || started === holder.started;
}

/** Returns the boot, and the tick since then, at which a process started on Linux; elsewhere unknown. */
function readStartTime(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The second field is the name in parentheses and may contain anything; the start time is the twentieth after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ');
    return `${boot}/${fields[19]}`;
  } catch {
    return undefined;
  }
}

function inUse(folder: string, holder: Holder): StartupError {
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`;
  return new StartupError(
    `The data folder ${folder} is in use by process ${holder.pid}${where}, since ${holder.since}.`,
    'Stop that process, or give this one a folder of its own with DATA_DIR.',
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
