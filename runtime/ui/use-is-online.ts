import { useSyncExternalStore } from 'react';
import { isOnline } from '#runtime/lib/when-online.ts';

/** Returns whether the browser reports a network; a page begins as if it had one. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
