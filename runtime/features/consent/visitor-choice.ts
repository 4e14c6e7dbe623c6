import type { Choice } from '#runtime/contracts/consent.ts';
import { consentEvent } from '#runtime/contracts/page-life.ts';
import { readChoice } from '#runtime/lib/consent-cookie.ts';

/** Returns the visitor's consent choice; `undefined` before there is one. */
export function currentChoice(): Choice | undefined {
  return readChoice(document.cookie);
}

/** @returns what ends it */
export function subscribeToChoice(listener: () => void): () => void {
  document.addEventListener(consentEvent, listener);
  return () => document.removeEventListener(consentEvent, listener);
}
