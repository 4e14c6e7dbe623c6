import { useEffect, useState } from 'react';
import { useLocation } from '#runtime/ui/navigation.ts';

/** Parameter of an address that a mail leads to. */
const parameter = 'token';

/** The token that an address from a mail carries. */
export function mailTokenOf(search: URLSearchParams): string | undefined {
  return search.get(parameter) || undefined;
}

/**
 * The token that the page was opened with. It is taken out of the address bar as soon as the page has come to life:
 * before a third party's script could read it there, and out of the history.
 */
export function useMailToken(): string | undefined {
  const { search } = useLocation();
  const [token] = useState(() => mailTokenOf(new URLSearchParams(search)));
  useEffect(() => {
    const address = new URL(window.location.href);
    if (!address.searchParams.has(parameter)) return;
    address.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', address);
  }, []);
  return token;
}
