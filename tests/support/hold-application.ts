import type { Page } from 'playwright';

/** The page's scripts but its loader. */
const applicationScripts = /\/assets\/(?!loader)[^/]*\.js$/;

/**
 * Holds back the scripts of a page's application, as a slow connection does. For the page's next visit.
 *
 * @returns what lets them go
 */
export async function holdApplication(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(applicationScripts, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Has the scripts of a page's application fail. */
export const loseApplication = (page: Page): Promise<void> =>
  page.route(applicationScripts, (route) => route.abort()).then(() => undefined);
