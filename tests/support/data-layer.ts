import type { Page } from 'playwright';
import { z } from 'zod';

const command = z.array(z.unknown());
const event = z.record(z.string(), z.unknown());

/** An entry of the data layer: an event, or a command with its arguments. */
export type LayerEntry = z.infer<typeof command> | z.infer<typeof event>;

/** Reads the page's data layer. Commands, which are `arguments` objects, become lists. */
export async function readDataLayer(page: Page): Promise<readonly LayerEntry[]> {
  const entries = await page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Object.values(Object(entry)) : entry,
    ),
  );
  return z.array(z.union([command, event])).parse(entries);
}

/** Reads the events of the data layer with a name, oldest first. */
export async function readEvents(page: Page, name: string): Promise<readonly z.infer<typeof event>[]> {
  const entries = await readDataLayer(page);
  return entries.flatMap((entry) => (!Array.isArray(entry) && entry.event === name ? [entry] : []));
}

/** Waits until the data layer has a number of events with a name. */
export async function untilEvents(page: Page, name: string, count: number): Promise<void> {
  await page.waitForFunction(
    ([wanted, least]) =>
      (window.dataLayer ?? []).filter((entry) => Reflect.get(Object(entry), 'event') === wanted).length >= least,
    [name, count] as const,
  );
}

/** Records the events of all documents that a tab shows from now on, oldest first. */
export async function recordEvents(page: Page): Promise<readonly z.infer<typeof event>[]> {
  const recorded: z.infer<typeof event>[] = [];
  await page.exposeFunction('recordEvent', (entry: unknown) => {
    const parsed = event.safeParse(entry);
    if (parsed.success && typeof parsed.data.event === 'string' && parsed.data.event !== 'gtm.js')
      recorded.push(parsed.data);
  });
  await page.addInitScript(() => {
    let layer: unknown[] | undefined;
    Object.defineProperty(window, 'dataLayer', {
      get: () => layer,
      set: (entries: unknown[]) => {
        layer = entries;
        const push = entries.push.bind(entries);
        entries.push = (...more) => {
          for (const entry of more) Reflect.get(window, 'recordEvent')(entry);
          return push(...more);
        };
      },
    });
  });
  return recorded;
}
