import { answeredAttribute, consentSettingsAttribute } from '#runtime/contracts/page-life.ts';
import type { AppStart } from './app-start.ts';

/** Controls that work without the application: search and filters, the consent dialog, popovers. */
const worksAlone = `form[method=get] [type=submit], dialog *, [${consentSettingsAttribute}], [popovertarget]`;

/**
 * Holds presses of buttons and links that the application answers until it does. Where it never comes, forms are sent and links
 * are followed as in plain HTML.
 */
export function holdPresses(getApp: () => AppStart): { readonly replay: () => void } {
  let held: readonly HTMLElement[] = [];
  let isReplaying = false;
  const hold = (event: Event, control: HTMLElement): void => {
    const app = getApp();
    if (isReplaying || app.isReady(control) || control.matches(worksAlone)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A second press on a submit button is dropped.
    if (!(control.matches('[type=submit]') && held.includes(control))) held = [...held, control];
    app.start();
  };
  document.addEventListener(
    'click',
    (event) => {
      const control =
        event.target instanceof Element ? event.target.closest<HTMLElement>(`button, a[${answeredAttribute}]`) : null;
      // With a modifier key, the browser opens a new tab.
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (control && (isPlain || control.matches('button'))) hold(event, control);
    },
    true,
  );
  return {
    replay: () => {
      const ready = held.filter((control) => getApp().isReady(control));
      held = held.filter((control) => !ready.includes(control));
      isReplaying = true;
      for (const control of ready) control.click();
      isReplaying = false;
    },
  };
}
