import type { MessageKey } from '#generated/contracts/message-keys.ts';

/** What was done, by the word that an address tells it with: `?saved=details`. */
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

/** Something that can be done to an account. */
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

/** Parameter of the overview's address that tells of an account's end to who has no JavaScript. */
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
