import { useSyncExternalStore } from 'react';
import { signedInCookie } from '#runtime/contracts/session.ts';

/**
 * Returns whether this browser has a session, as far as a page can know without a request. Never on the server: cached
 * pages are everybody's.
 */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, isSignedIn, () => false);
}

function isSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${signedInCookie}=1`);
}

/**
 * Subscribes to changes of the session. Cookies have no events; another tab may have logged in or out while this one
 * was hidden.
 */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('focus', onChange);
  return () => window.removeEventListener('focus', onChange);
}
