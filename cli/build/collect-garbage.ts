import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Has V8 free what nothing refers to any more. By itself it waits until the heap has grown by hundreds of megabytes, so that the
 * memory of a run would grow with the number of its sites.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
