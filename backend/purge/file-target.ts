import { readFile } from 'node:fs/promises';
import { createHttpTarget } from './http-target.ts';
import type { PurgeTarget } from './purge-target.ts';

/**
 * Creates a target that purges the storefronts that a file names, one address a line. It is read at each purge:
 * storefronts of this machine come and go while the backend runs. One that nothing listens for has no page to purge.
 *
 * @param file - Absolute path; no file: no storefront.
 */
export function createFileTarget(file: string, serviceKey: string): PurgeTarget {
  return {
    name: file,
    async tell(purge) {
      for (const address of await readAddresses(file)) {
        try {
          await createHttpTarget(address, serviceKey).tell(purge);
        } catch (error) {
          if (!isRefused(error)) throw error;
        }
      }
    },
    close: () => undefined,
  };
}

async function readAddresses(file: string): Promise<readonly string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
