import type { components } from '#generated/contracts/content-api.ts';
import type { SpamScore } from '../db/schema/requests.ts';

/** Min. milliseconds in which a person fills in a form. */
const minElapsedMs = 2000;
/** Number of links that few people write. */
const manyLinks = 3;

const link = /\bhttps?:\/\/|\bwww\./gi;

/**
 * Returns the mark of a request that looks like spam; `undefined`: none. It is stored all the same: a browser that
 * fills in forms may have filled the trap, and an architect may send three links.
 *
 * @param texts - Texts that the sender has written freely.
 */
export function getSpamScore(
  { trap, elapsedMs }: components['schemas']['FormGuard'],
  texts: readonly string[],
): SpamScore | undefined {
  if (trap !== '') return 'trap';
  // 0: without JavaScript the time is not measured.
  if (elapsedMs > 0 && elapsedMs < minElapsedMs) return 'haste';
  const links = texts.reduce((sum, text) => sum + (text.match(link)?.length ?? 0), 0);
  return links >= manyLinks ? 'links' : undefined;
}
