import { createContext, useContext } from 'react';
import type { Slots } from '#runtime/contracts/slots.ts';

export const SlotsContext = createContext<Slots>({});

/** Returns the parts that the site's flags have put into slots; an absent slot shows nothing. */
export function useSlots(): Slots {
  return useContext(SlotsContext);
}
