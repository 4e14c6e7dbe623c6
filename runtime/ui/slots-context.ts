import { createContext, useContext } from 'react';
import type { Slots } from '#runtime/contracts/slots.ts';

export const SlotsContext = createContext<Slots>({});

/** What the site's flags have put into the places of its pages; an absent slot shows nothing. */
export function useSlots(): Slots {
  return useContext(SlotsContext);
}
