import { stateElementId } from '#runtime/app/element-ids.ts';
import type { RunningClient } from '#runtime/app/start-client.tsx';
import type { PageProblem, SiteReload, TextsUpdate } from '#runtime/contracts/development.ts';
import { addressAfter } from './address-after.ts';
import { followOutlineKey } from './part-outlines.tsx';
import { showProblems } from './problem-overlay.ts';
import { takeTexts } from './take-texts.ts';

/**
 * Follows the sources in an open page. Only the development server loads this module, before the application's own:
 * messages that arrive while that is loading are kept for it.
 */
const hot = import.meta.hot;
const hasApplication = document.getElementById(stateElementId) !== null;
const waitingTexts: TextsUpdate[] = [];
let waitingReload: SiteReload | undefined;
let client: RunningClient | undefined;

/** Milliseconds to wait for the application before a required reload. */
const patienceMs = 2000;

/** Follows changes; called with the running application, or with `undefined` for a page that is not hydrated. */
export function follow(running: RunningClient | undefined): void {
  client = running;
  if (waitingReload) reload(waitingReload);
  else if (running) for (const update of waitingTexts.splice(0)) takeTexts(running, update);
}

function reload(site: SiteReload): void {
  const address = client && addressAfter(client, site, window.location);
  if (address === undefined) window.location.reload();
  else window.location.replace(address);
}

followOutlineKey(document);

hot?.on('shopgen:problems', (problems: readonly PageProblem[]) => showProblems(document, problems));

hot?.on('shopgen:texts', (update: TextsUpdate) => {
  if (client) takeTexts(client, update);
  else if (hasApplication) waitingTexts.push(update);
  else window.location.reload();
});

hot?.on('shopgen:reload', (site: SiteReload) => {
  if (client || !hasApplication) return reload(site);
  // Only the application can tell which route this is.
  waitingReload = site;
  setTimeout(() => reload(site), patienceMs);
});

const revision = document.querySelector<HTMLMetaElement>('meta[name="shopgen-revision"]')?.content;
hot?.send('shopgen:hello', {
  revision: Number(revision),
  ...(hasApplication && { locale: document.documentElement.lang }),
});
