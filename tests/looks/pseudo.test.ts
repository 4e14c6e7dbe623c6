import { expect, it } from 'vitest';
import { launchBrowser, openPage, untilLaidOut } from '#tests/support/browser.ts';
import { findPath, isReachable, withOpenSites } from './open-sites.ts';
import { findTextsWithoutRoom } from './texts-without-room.ts';

/** CSS pixels: a phone and a desk. */
const widths = [390, 1440];

it('has room for texts that are 40 % longer, on every screen', async () => {
  const browser = await launchBrowser();
  const found: string[] = [];
  await withOpenSites(
    async (site) => {
      for (const key of [...site.routes.keys()].filter(isReachable)) {
        for (const width of widths) {
          const { page, context } = await openPage(browser, { width });
          await page.emulateMedia({ reducedMotion: 'reduce' });
          const at = await findPath(page, site, key);
          if (at !== undefined) {
            await page.goto(`${site.origin}${at}`, { waitUntil: 'load' });
            await untilLaidOut(page);
            for (const fault of await findTextsWithoutRoom(page))
              found.push(`${site.site} ${site.locale} ${key} at ${width}: ${fault}`);
          }
          await context.close();
        }
      }
    },
    { pseudo: true },
  );
  await browser.close();
  expect(found).toEqual([]);
});
