import { open, rm, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two looks at a lock that somebody else holds. */
const lookEvery = 25;

/**
 * Runs work while holding a lock that is a file, so that processes with a common folder do it one after the other.
 *
 * @param staleAfter - Milliseconds after which a lock was left by a process that crashed, and is taken over. Two
 *   processes may take it over at once: the work must be harmless when it is done twice.
 */
export async function withFileLock<T>(file: string, staleAfter: number, work: () => Promise<T>): Promise<T> {
  while (!(await take(file))) {
    if (await isStale(file, staleAfter)) await rm(file, { force: true });
    else await setTimeout(lookEvery);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function isStale(file: string, staleAfter: number): Promise<boolean> {
  try {
    return Date.now() - (await stat(file)).mtimeMs > staleAfter;
  } catch (error) {
    // It has been released meanwhile.
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
