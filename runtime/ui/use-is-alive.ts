import { useEffect, useState } from 'react';

/** Returns whether the page is hydrated, for what needs JavaScript: on the server and in the first render it is not. */
export function useIsAlive(): boolean {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive;
}
