import type { MessageKey } from '#generated/contracts/message-keys.ts';

/** Texts of completed changes by their value in the address: `?saved=details`. */
export const savedTexts = {
  details: 'account:saved.details',
  preferences: 'account:saved.preferences',
  email: 'account:saved.email',
  withdrawn: 'account:saved.withdrawn',
  confirmed: 'account:saved.confirmed',
  password: 'account:saved.password',
  billing: 'account:saved.billing',
  delivery: 'account:saved.delivery',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** A change of an account that is confirmed after it. */
export type Saved = keyof typeof savedTexts;

/** Returns the address with the notice of a change, for a browser without JavaScript. */
export function savedAddress(path: string | undefined, saved: Saved): string {
  return `${path ?? '/'}?saved=${saved}`;
}

/** Returns the message for what an address says was saved. */
export function savedText(search: string): MessageKey | undefined {
  const saved = new URLSearchParams(search).get('saved') ?? '';
  return isSaved(saved) ? savedTexts[saved] : undefined;
}

function isSaved(word: string): word is Saved {
  return Object.hasOwn(savedTexts, word);
}

/** Query parameter of the overview that confirms a deleted account without JavaScript. */
const goneParameter = 'deleted';

/**
 * Returns the address to go to once an account has been deleted. The home page is cached for everyone and could not say
 * so.
 */
export function goneAddress(path: string | undefined): string {
  return `${path ?? '/'}?${goneParameter}`;
}

/** Returns whether an address reports that an account was deleted. */
export function isGone(search: string): boolean {
  return new URLSearchParams(search).has(goneParameter);
}
