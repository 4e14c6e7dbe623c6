import { useState } from 'react';
import { readMailToken } from '#runtime/lib/mail-token.ts';
import { useLocation } from '#runtime/ui/navigation.ts';

/** Returns the token that the page was opened with; it is removed from the address bar once the page is hydrated. */
export function useMailToken(): string | undefined {
  const { search } = useLocation();
  const [token] = useState(() => readMailToken(new URLSearchParams(search)));
  return token;
}
