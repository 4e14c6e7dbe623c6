import { createInteractionLog, observeInteractions } from './interactions.ts';
import { currentRoute, takeRenders } from './render-log.ts';
import type { MonitoringSession } from './report.ts';
import { type MonitoringEndpoint, sendReport } from './send-report.ts';
import { intervalMs } from './sending-rules.ts';

/** Measures the performance of the page for its visitor from now on, and sends it to an endpoint. */
export function measurePage(endpoint: MonitoringEndpoint): void {
  const interactions = createInteractionLog(performance.timeOrigin);
  observeInteractions(interactions);
  const id = createSessionId();
  const lcp = observeLargestPaint();
  const describeSession = (): MonitoringSession => {
    const [paint, inp] = [lcp(), interactions.inp()];
    return {
      id,
      locale: document.documentElement.lang,
      route: currentRoute(),
      startedAt: Math.round(performance.timeOrigin),
      ...(paint && { lcp: paint }),
      ...(inp !== undefined && { inp }),
    };
  };
  setInterval(() => {
    if (!navigator.onLine) return;
    const due = interactions.takeDue(Date.now());
    const components = takeRenders();
    if (due.length === 0 && components.length === 0) return;
    void sendReport(endpoint, { interactions: due, components, session: describeSession() });
  }, intervalMs);
}

/** Returns 16 hexadecimal digits. `crypto.randomUUID` exists on secure pages only. */
const createSessionId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the document's largest paint so far, in milliseconds, with the route that it shows at first. */
function observeLargestPaint(): () => MonitoringSession['lcp'] {
  const route = currentRoute();
  let value: number | undefined;
  new PerformanceObserver((list) => {
    value = list.getEntries().at(-1)?.startTime ?? value;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  return () => (value === undefined ? undefined : { value, route });
}
