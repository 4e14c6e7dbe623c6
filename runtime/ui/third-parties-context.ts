import { createContext, useContext } from 'react';
import type { ThirdPartyPack } from '#runtime/contracts/consent.ts';

export const ThirdPartiesContext = createContext<(() => Promise<ThirdPartyPack>) | undefined>(undefined);

/** Loads the third parties that wait for the visitor's consent in this locale; absent where there are none. */
export function useThirdParties(): (() => Promise<ThirdPartyPack>) | undefined {
  return useContext(ThirdPartiesContext);
}
