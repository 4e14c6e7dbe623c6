import { hydratedEvent, lateAttribute } from '#runtime/contracts/page-life.ts';

/** Milliseconds after which held presses continue without the application. */
const patienceMs = 10_000;

/** The application of a page, which runs when there is a reason. */
export interface AppStart {
  /** Runs the application, once. */
  readonly start: () => void;
  readonly isStarted: () => boolean;
  /** Returns whether an element no longer waits for the application: it is hydrated, or will never be. */
  readonly isReady: (element: Element) => boolean;
}

/**
 * Creates the start of a page's application.
 *
 * @param load - Imports the application.
 * @param onProgress - Called when the page, or a part of it, is ready.
 */
export function createAppStart(load: () => Promise<unknown>, onProgress: () => void): AppStart {
  let isStarted = false;
  let isHydrated = false;
  let isGivenUp = false;
  const giveUp = (): void => {
    isGivenUp = true;
    onProgress();
  };
  const run = (): void => {
    const timer = setTimeout(giveUp, patienceMs);
    document.addEventListener(hydratedEvent, () => {
      isHydrated = true;
      if (!document.querySelector(`[${lateAttribute}]`)) clearTimeout(timer);
      onProgress();
    });
    // The pressed state is painted first: running the application takes a slow phone longer than a frame.
    const begin = (): unknown => requestAnimationFrame(() => setTimeout(() => load().catch(giveUp)));
    // Without a network it is not requested: a browser remembers a module that failed (HTML, 8.1.4.2).
    if (navigator.onLine) begin();
    else window.addEventListener('online', begin, { once: true });
  };
  return {
    start: () => {
      if (isStarted) return;
      isStarted = true;
      run();
    },
    isStarted: () => isStarted,
    isReady: (element) => isGivenUp || (isHydrated && element.closest(`[${lateAttribute}]`) === null),
  };
}
