import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two requests. The programs have no other way to report that their APIs have answered. */
const askEveryMs = 100;

/** Milliseconds after which the user is told what the command is waiting for. */
const patienceMs = 3000;

/**
 * Polls a server until it answers with success.
 *
 * @param url - Its readiness address.
 * @param signal - Gives up, with the signal's reason.
 * @param onDelay - Told once when it takes longer than usual.
 */
export async function waitUntilReady(url: string, signal: AbortSignal, onDelay: () => void): Promise<void> {
  const impatience = setTimeout(onDelay, patienceMs);
  try {
    for (;;) {
      signal.throwIfAborted();
      const ready = await fetch(url, { signal }).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return;
      // The signal ends the wait early; the next iteration throws its reason.
      await wait(askEveryMs, undefined, { signal }).catch(() => {});
    }
  } finally {
    clearTimeout(impatience);
  }
}
