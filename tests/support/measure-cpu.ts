import { readFileSync } from 'node:fs';
import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** CPU seconds of the file: of its process, and of the processes that it started and that have ended. */
    cpu?: number;
  }
}

/** Ticks a second in `/proc`, which every Linux that Node runs on has (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/** Returns the CPU seconds of this process and of its ended children so far; see proc(5), fields 14 to 17. */
function usedSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}

// A process runs its files in sequence; the time before the first file counts for it.
declare global {
  var usedBefore: number | undefined;
}

if (process.env.MEASURE_CPU === '1' && process.platform === 'linux') {
  // biome-ignore lint/correctness/noEmptyPattern: Vitest hands fixtures over first, and insists on a pattern
  afterAll(({}, file) => {
    const used = usedSeconds();
    file.meta.cpu = used - (globalThis.usedBefore ?? 0);
    globalThis.usedBefore = used;
  });
}
