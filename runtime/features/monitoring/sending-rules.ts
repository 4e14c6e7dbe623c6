/** Milliseconds between two reports. */
export const intervalMs = 2_000;

/** Milliseconds after which an interaction is dropped. */
const maxAgeMs = 30_000;

/** Milliseconds for which an interaction waits: until then a longer event of the same press may come. */
const holdBackMs = 4_000;

/** Characters of JSON above which a report is compressed. */
const compressAbove = 1_000;

/** Bytes under which a request may outlive its page; browsers take 64 KiB of them at once. */
const keepaliveBelow = 60_000;

/** Requests under way at which no further one may outlive its page. */
const maxPending = 15;

/** Returns what a report at `now` does with an interaction; both times are milliseconds since 1970. */
export function decideByAge(startedAt: number, now: number): 'drop' | 'send' | 'hold' {
  const age = now - startedAt;
  if (age > maxAgeMs) return 'drop';
  return age < holdBackMs ? 'hold' : 'send';
}

/** Returns whether a report of so many characters is compressed. */
export const shouldCompress = (characters: number): boolean => characters > compressAbove;

/**
 * Returns whether a request with a body of so many bytes may outlive its page (`keepalive`), while `pending` others are
 * under way.
 */
export const mayOutlivePage = (bytes: number, pending: number): boolean =>
  bytes < keepaliveBelow && pending < maxPending;
