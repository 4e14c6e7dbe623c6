import type { Choice } from '#runtime/contracts/consent.ts';
import { readChoice, writeChoice } from './choice-cookie.ts';

let current: Choice | undefined;
let isRead = false;
const listeners = new Set<() => void>();

/** Returns the visitor's consent choice; `undefined` before there is one. */
export function currentChoice(): Choice | undefined {
  if (!isRead) {
    isRead = true;
    current = readChoice(document.cookie);
  }
  return current;
}

/** Stores an answer, in this page and in a cookie for later ones. */
export function rememberChoice(choice: Choice): void {
  isRead = true;
  current = choice;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = writeChoice(choice, window.location.protocol === 'https:');
  for (const listener of listeners) listener();
}

/** @returns what ends it */
export function subscribeToChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
