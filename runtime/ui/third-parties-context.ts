import { createContext, useContext } from 'react';
import type { ThirdPartyPack } from '#runtime/contracts/consent.ts';

export const ThirdPartiesContext = createContext<(() => Promise<ThirdPartyPack>) | undefined>(undefined);

/** Fetches who waits for the visitor's consent in this locale; absent where nobody does. */
export function useThirdParties(): (() => Promise<ThirdPartyPack>) | undefined {
  return useContext(ThirdPartiesContext);
}
