import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { getPid, isAlive, type Lock, tryLock } from '#cli/emit/lock.ts';
import { identifyProcess, isRunning } from '#cli/emit/process-identity.ts';
import { ignoreMissing } from '#cli/emit/read-tree.ts';
import { replaceFile } from '#cli/sources/replace-file.ts';
import type { RunningBackend } from './embedded-backend.ts';

/** Milliseconds between two looks at what another tool does. */
const pollInterval = 100;

const recordSchema = z.object({
  /** The lock of the tool that runs the backend. */
  owner: z.string(),
  /** Identity of the backend's process. */
  process: z.string(),
  url: z.string(),
  port: z.number().int(),
  serviceKey: z.string(),
});

/** What other tools of a project need to use its running backend. */
export type BackendRecord = z.infer<typeof recordSchema>;

/** A backend that all tools of a project use. */
export interface SharedBackend {
  /** The process, where this tool runs it. */
  readonly backend?: RunningBackend;
  readonly record: BackendRecord;
}

/** Starts a backend. @param last - The record of the one that ran before, whose port and key its users know. */
export type StartBackend = (last: BackendRecord | undefined) => Promise<{
  readonly backend: RunningBackend;
  readonly serviceKey: string;
}>;

interface SharingOptions {
  /** Absolute path of the folder of the backend's data. */
  readonly dataDir: string;
  readonly start: StartBackend;
  /** Called once with the id of the process that another tool's backend is waited for. */
  readonly onWait: (pid: string) => void;
  readonly signal: AbortSignal;
  /** The record of the backend that this tool used until it ended. */
  readonly last: BackendRecord | undefined;
}

/**
 * Returns the backend of a project: the one that another tool runs, else one that is started for all.
 *
 * @throws what `start` throws
 * @throws when the signal is aborted first
 */
export async function shareBackend({ dataDir, start, onWait, signal, last }: SharingOptions): Promise<SharedBackend> {
  const file = path.join(dataDir, 'backend.json');
  let isWaiting = false;
  for (;;) {
    signal.throwIfAborted();
    const lock = await tryLock(path.join(dataDir, 'backend.lock'));
    if ('release' in lock) return startForAll(file, lock, start, last, signal);
    const record = await readRecord(file);
    if (record?.owner === lock.heldBy) return { record };
    if (!isWaiting) onWait(getPid(lock.heldBy));
    isWaiting = true;
    await delay(pollInterval, undefined, { signal });
  }
}

async function startForAll(
  file: string,
  lock: Lock,
  start: StartBackend,
  last: BackendRecord | undefined,
  signal: AbortSignal,
): Promise<SharedBackend> {
  try {
    // The backend of a tool that was killed ends a moment later than the tool.
    const left = await readRecord(file);
    while (left !== undefined && isRunning(left.process)) await delay(pollInterval, undefined, { signal });
    const { backend, serviceKey } = await start(last);
    const { pid, url, port } = backend;
    const record = { owner: lock.owner, process: identifyProcess(pid), url, port, serviceKey };
    // Readable by its user alone: it holds the key.
    await replaceFile(file, JSON.stringify(record), 0o600);
    const release = async (): Promise<void> => {
      await rm(file, { force: true });
      await lock.release();
    };
    const exited = backend.exited.finally(release);
    return {
      record,
      backend: {
        ...backend,
        exited,
        async stop() {
          await backend.stop();
          await exited;
        },
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Resolves when the tool that runs the backend has ended or stopped it. */
export async function untilReleased({ owner }: BackendRecord, dataDir: string, signal: AbortSignal): Promise<void> {
  const file = path.join(dataDir, 'backend.json');
  while (isAlive(owner) && (await readRecord(file))?.owner === owner) {
    await delay(pollInterval, undefined, { signal, ref: false });
  }
}

async function readRecord(file: string): Promise<BackendRecord | undefined> {
  const text = await readFile(file, 'utf8').catch(ignoreMissing);
  return text === undefined ? undefined : recordSchema.parse(JSON.parse(text));
}
