import { useLayoutEffect, useState } from 'react';
import { mailTokenParameter, withoutMailToken } from '#runtime/lib/mail-token.ts';
import { useLocation } from '#runtime/ui/navigation.ts';

/** The token that an address from a mail carries. */
export function mailTokenOf(search: URLSearchParams): string | undefined {
  return search.get(mailTokenParameter) || undefined;
}

/**
 * The token that the page was opened with. It is taken out of the address bar as soon as the page has come to life:
 * before a third party's script could read it there, and out of the history.
 */
export function useMailToken(): string | undefined {
  const { search } = useLocation();
  const [token] = useState(() => mailTokenOf(new URLSearchParams(search)));
  // Before any effect that tells somebody where the visitor is.
  useLayoutEffect(() => {
    const { pathname, search, hash } = window.location;
    const kept = withoutMailToken(search);
    if (kept !== search) window.history.replaceState(window.history.state, '', `${pathname}${kept}${hash}`);
  }, []);
  return token;
}
