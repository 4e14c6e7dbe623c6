import type { SiteData } from '#runtime/contracts/app.ts';
import { embeddedFormAttribute, focusAttribute } from '#runtime/contracts/page-life.ts';
import { createAppStart } from './app-start.ts';
import { waitForConsent } from './consent.ts';
import { holdPresses } from './held-presses.ts';
import { layOutAtOnce, layOutInTurn } from './lay-out.ts';
import { addStyles } from './page-styles.ts';
import { passOnPresses } from './passed-on-presses.ts';
import { hasOwnContent, watchForIntent, watchForLife } from './reasons.ts';
import { startSpeculation } from './speculation.ts';
import { showCurrentTexts } from './timed-texts.ts';

const script = document.querySelector<HTMLScriptElement>('script[data-entry]');
if (script) run(script);

/** Keeps the page a finished document until there is a reason for its application. */
function run({ dataset: { entry = '', site = '', ahead = '', styles = '', parties, now } }: HTMLScriptElement): void {
  const sheets = split(styles);
  const modules = [entry, site, ...split(ahead)];
  showCurrentTexts();
  let endSpeculation: (() => void) | undefined;
  const app = createAppStart(
    () => {
      endSpeculation?.();
      fetchAhead('modulepreload', modules);
      return Promise.all([addStyles(sheets), fetchApplication(entry, site)]).then(([, start]) => start());
    },
    () => presses.replay(),
  );
  const presses = holdPresses(() => app);
  passOnPresses();
  watchForIntent(app.start);
  document.addEventListener('toggle', ({ target }) => focusField(target), true);
  focusField(document.querySelector(`details[open][${focusAttribute}]`));
  const askForConsent =
    parties === undefined
      ? undefined
      : waitForConsent(parties, (choice, { formScript }) => {
          // The application inserts third-party forms.
          if (formScript !== undefined && choice.forms && document.querySelector(`[${embeddedFormAttribute}]`))
            app.start();
        });
  if (now !== undefined) app.start();
  whenLoaded(() => {
    watchForLife(app.start);
    if (hasOwnContent(document.cookie, window.location.search)) app.start();
    else if (!app.isStarted() && !savesData()) {
      fetchAhead('modulepreload', modules);
      fetchAhead('prefetch', sheets);
      endSpeculation = startSpeculation();
    }
    askForConsent?.();
    // In development React compares the elements with those of the server.
    if (now === undefined) layOutInTurn();
    else layOutAtOnce();
  });
}

/** Imports the code of the application and the data of its site; returns what starts the one with the other. */
async function fetchApplication(entry: string, site: string): Promise<() => void> {
  const [{ start }, { siteData }]: [
    { readonly start: (data: SiteData) => Promise<unknown> },
    { readonly siteData: SiteData },
  ] = await Promise.all([import(/* @vite-ignore */ entry), import(/* @vite-ignore */ site)]);
  return () => void start(siteData);
}

/** Focuses the field that a visitor wants to type in who opens a panel, within their press: later no phone shows its keyboard. */
function focusField(panel: unknown): void {
  if (!(panel instanceof HTMLDetailsElement) || !panel.open) return;
  const selector = panel.getAttribute(focusAttribute);
  const field = selector === null ? null : panel.querySelector(selector);
  if (field instanceof HTMLElement) field.focus();
}

/** Runs something when the document and its images are there and the browser is idle, or a device has been busy for long. */
function whenLoaded(callback: () => void): void {
  // Safari has no `requestIdleCallback`. A busy device is never idle: without a timeout it would never ask for consent.
  const whenIdle = (): unknown =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(callback, { timeout: 2000 }) : setTimeout(callback);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** Returns whether the visitor has asked for little traffic. Only Chromium says so. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

function split(addresses: string): readonly string[] {
  return addresses.split(' ').filter((address) => address !== '');
}

/** Fetches files without using them. */
function fetchAhead(rel: 'modulepreload' | 'prefetch', addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    document.head.append(link);
  }
}
