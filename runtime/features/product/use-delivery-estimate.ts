import { useEffect, useState } from 'react';
import { type DeliveryEstimate, type DeliveryTime, estimateDelivery } from '#runtime/lib/delivery-estimate.ts';

const minuteMs = 60_000;

/**
 * Returns the current delivery estimate, by the clock of the site; updates it while the page is open. Absent in what
 * the server renders: that is cached, and may be read much later.
 */
export function useDeliveryEstimate({ value, period }: DeliveryTime, timeZone: string): DeliveryEstimate | undefined {
  const [estimate, setEstimate] = useState<DeliveryEstimate>();
  useEffect(() => {
    const tell = (): void => setEstimate(estimateDelivery(new Date(), timeZone, { value, period }));
    tell();
    const timer = setInterval(tell, minuteMs);
    // A tab in the background may have slept.
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [value, period, timeZone]);
  return estimate;
}
