import { mailTokenParameter } from '#runtime/lib/mail-token.ts';

/**
 * Removes a mail's token from the address bar. The page has it already; third-party scripts, the history and people
 * beside the visitor should not see it.
 */
export function hideToken(location: Pick<Location, 'href'>, history: Pick<History, 'replaceState' | 'state'>): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(mailTokenParameter)) return;
  url.searchParams.delete(mailTokenParameter);
  history.replaceState(history.state, '', url);
}
