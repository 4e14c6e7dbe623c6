import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { launchBrowser, openPage, untilHydrated } from '#tests/support/browser.ts';
import { type Storefront, startStorefront } from '#tests/support/storefront.ts';

/** Schema of a report. */
const reportSchema = z.strictObject({
  interactions: z.array(
    z.strictObject({
      target: z.string(),
      type: z.string(),
      startedAt: z.int(),
      duration: z.number(),
      inp: z.number(),
    }),
  ),
  components: z.array(
    z.strictObject({
      id: z.string(),
      phase: z.enum(['mount', 'update', 'nested-update']),
      startedAt: z.int(),
      actualDuration: z.number(),
      baseDuration: z.number(),
    }),
  ),
  session: z.strictObject({
    id: z.string(),
    locale: z.string(),
    route: z.string(),
    startedAt: z.int(),
    inp: z.number().optional(),
    lcp: z.strictObject({ value: z.number(), route: z.string() }).optional(),
  }),
});

interface Report extends z.infer<typeof reportSchema> {
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  readonly isCompressed: boolean;
  readonly characters: number;
}

/** Starts a server for third parties that records the reports of the monitoring client. */
async function startReceiver() {
  const reports: Report[] = [];
  const arrived = new EventEmitter();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const address = request.url ?? '';
    if (request.method === 'POST' && address.includes('/ingest')) {
      const isCompressed = address.endsWith('?z=1');
      const bytes = Buffer.concat(chunks);
      const text = (isCompressed ? gunzipSync(bytes) : bytes).toString('utf8');
      const report = reportSchema.parse(JSON.parse(text));
      reports.push({ ...report, address, headers: request.headers, isCompressed, characters: text.length });
      arrived.emit('report');
    }
    response
      .writeHead(request.url?.endsWith('.js') ? 200 : 204, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'api-key, content-type',
        'content-type': 'text/javascript',
      })
      .end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver listens on no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    reports,
    next: async (isWanted: (report: Report) => boolean): Promise<Report> => {
      for (;;) {
        const found = reports.find(isWanted);
        if (found) return found;
        await once(arrived, 'report');
      }
    },
    stop: () => server.close(),
  };
}

let browser: Browser;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let storefront: Storefront;
beforeAll(async () => {
  browser = await launchBrowser();
  receiver = await startReceiver();
  storefront = await startStorefront({
    folder: inject('acousticBuild'),
    apiUrl: inject('apiUrl'),
    env: { THIRD_PARTY_SANDBOX: receiver.origin },
  });
});
afterAll(async () => {
  await storefront.stop();
  receiver.stop();
  await browser.close();
});

const hasInteractions = ({ interactions }: Report): boolean => interactions.length > 0;

/** Advances the page's clock, instead of waiting for timers. */
const pass = (page: Page, milliseconds: number) => page.clock.fastForward(milliseconds);

const visit = async () => {
  const tab = await openPage(browser, { consent: 'unasked', width: 390 });
  const scripts: string[] = [];
  tab.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await tab.page.clock.install();
  await tab.page.goto(`http://nl-nl.localhost:${storefront.port}/`);
  const accept = tab.page.getByRole('button', { name: 'Alles toestaan' });
  // The page asks when it is idle, which also depends on a timer.
  await pass(tab.page, 500);
  await accept.waitFor();
  return { ...tab, accept, scripts };
};

describe('the monitoring client', () => {
  it('measures nothing before consent, and is not fetched', async () => {
    const { page, context, complaints, accept, scripts } = await visit();
    await pass(page, 10_000);
    await page.waitForLoadState('networkidle');
    expect(receiver.reports).toEqual([]);
    const isClient = (file: string): boolean => file.includes('/measure-page-');
    expect(scripts.filter(isClient)).toEqual([]);
    const fetched = page.waitForRequest((request) => isClient(request.url()));
    await accept.click();
    await fetched;
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('then sends interactions, components and the session, by its rules of age and size, and waits while offline', async () => {
    const { page, context, complaints, accept } = await visit();
    await accept.click();
    await accept.waitFor({ state: 'detached' });
    // With an advanced clock, time stands still within a timer: renders would take none.
    await untilHydrated(page);
    await pass(page, 2_000);
    const first = await receiver.next(({ components }) => components.length > 0);
    expect(first.components[0]).toMatchObject({ id: 'home', phase: 'mount' });
    // None, where it was rendered within a timer.
    expect(first.components[0]?.actualDuration).toBeGreaterThanOrEqual(0);
    expect(first.session).toMatchObject({ locale: 'nl-NL', route: 'home', lcp: { route: 'home' } });
    expect(first.headers['api-key']).toBe('rum-ac-nl-nl');
    expect(first.address.startsWith('/rum.acoustic.example/ingest')).toBe(true);
    // The press of the button is too recent.
    expect(hasInteractions(first)).toBe(false);

    await context.setOffline(true);
    await pass(page, 4_000);
    expect(receiver.reports.some(hasInteractions)).toBe(false);
    await context.setOffline(false);
    await pass(page, 2_000);
    const pressed = await receiver.next(hasInteractions);
    // The button was removed with its dialog, so it has no name.
    expect(pressed.interactions[0]).toMatchObject({ target: 'document', type: expect.stringMatching(/pointer|click/) });
    expect(pressed.session).toMatchObject({ id: first.session.id, inp: expect.any(Number) });
    for (const { isCompressed, characters } of receiver.reports) expect(isCompressed).toBe(characters > 1_000);
    // A report that was sent while offline would have failed.
    expect(complaints).toEqual([]);
    await context.close();
  });
});
