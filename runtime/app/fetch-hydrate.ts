import type { hydrateRoot } from 'react-dom/client';
import { readChoice } from '#runtime/lib/consent-cookie.ts';

/**
 * Fetches React's `hydrateRoot`: that of its profiling build, which is larger, for visitors who have agreed to be measured. Who
 * agrees while the application is running is measured from the next document on.
 */
export async function fetchHydrate(): Promise<typeof hydrateRoot> {
  const { hydrateRoot } = await (readChoice(document.cookie)?.statistics
    ? import('./react-dom-profiling.ts')
    : import('./react-dom.ts'));
  return hydrateRoot;
}
