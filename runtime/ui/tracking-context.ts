import { createContext, useContext } from 'react';
import type { Tracking } from '#runtime/contracts/tracking.ts';

export const TrackingContext = createContext<Tracking | undefined>(undefined);

/**
 * Returns the functions that record events of the visit: `useTracking()?.request('contactformulier')` when the server
 * has accepted the request. Absent where the site measures nothing in this locale.
 */
export function useTracking(): Tracking | undefined {
  return useContext(TrackingContext);
}
