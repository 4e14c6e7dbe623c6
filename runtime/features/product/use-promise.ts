import { useEffect, useState } from 'react';
import { type DeliveryPromise, type DeliveryTime, promiseDelivery } from '#runtime/lib/delivery-promise.ts';

const minuteMs = 60_000;

/**
 * What the delivery promise means at this moment, by the clock of the site; follows it while the page is open. Absent in
 * what the server renders: that is kept, and may be read much later.
 */
export function usePromise({ value, period }: DeliveryTime, timeZone: string): DeliveryPromise | undefined {
  const [promise, setPromise] = useState<DeliveryPromise>();
  useEffect(() => {
    const tell = (): void => setPromise(promiseDelivery(new Date(), timeZone, { value, period }));
    tell();
    const timer = setInterval(tell, minuteMs);
    // A tab in the background may have slept.
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [value, period, timeZone]);
  return promise;
}
