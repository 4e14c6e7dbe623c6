import type { MonitoringReport } from './report.ts';
import { mayOutlivePage, shouldCompress } from './sending-rules.ts';

/** The endpoint of reports, with its key. */
export interface MonitoringEndpoint {
  readonly address: string;
  readonly key: string;
}

let pending = 0;

/** Sends a report, compressed where it is long (`?z=1` says so). A failure is ignored: it does not concern the page. */
export async function sendReport({ address, key }: MonitoringEndpoint, report: MonitoringReport): Promise<void> {
  const json = JSON.stringify(report);
  const url = new URL(address);
  const isCompressed = shouldCompress(json.length);
  if (isCompressed) url.searchParams.set('z', '1');
  const body = isCompressed ? await compress(json) : new Blob([json]);
  const keepalive = mayOutlivePage(body.size, pending);
  pending += 1;
  try {
    await fetch(url, {
      method: 'POST',
      headers: { 'api-key': key, 'content-type': 'application/json' },
      body,
      keepalive,
      credentials: 'omit',
    });
  } catch {
    // The endpoint cannot be reached, or a browser extension blocks it.
  } finally {
    pending -= 1;
  }
}

async function compress(text: string): Promise<Blob> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Blob([await new Response(stream).arrayBuffer()]);
}
