import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { Tracking, VisitReport } from '#runtime/contracts/tracking.ts';

export const TrackingContext = createContext<Tracking | undefined>(undefined);

/**
 * Returns the functions that report a visit: `useTracking()?.report(['request', 'contactformulier'])` when the server
 * has accepted the request. Absent where the site measures nothing in this locale.
 */
export function useTracking(): Tracking | undefined {
  return useContext(TrackingContext);
}

/**
 * Reports something that a page shows. The server collects the reports of the document, where they are found without the
 * application; in the browser each is made when it is shown, and again when its key changes.
 *
 * @param create - Creates the report; `undefined` for nothing to report.
 */
export function useShownReport(create: () => VisitReport | undefined, key: string): void {
  const tracking = useTracking();
  const report = (): void => {
    const shown = tracking && create();
    if (shown) tracking.reportShown(shown);
  };
  if (typeof window === 'undefined') report();
  const reportNow = useEffectEvent(report);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when there is something else to report
  useEffect(() => reportNow(), [key]);
}
