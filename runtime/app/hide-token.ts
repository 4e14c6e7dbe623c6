import { mailTokenParameter } from '#runtime/lib/mail-token.ts';

/**
 * Takes a mail's token out of the address on show. The page has it already; scripts of others, the history and whoever looks
 * over a shoulder have no use for it.
 */
export function hideToken(location: Pick<Location, 'href'>, history: Pick<History, 'replaceState' | 'state'>): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(mailTokenParameter)) return;
  url.searchParams.delete(mailTokenParameter);
  history.replaceState(history.state, '', url);
}
