import { farVariable } from '#runtime/contracts/page-life.ts';
import { whenIdle } from '#runtime/lib/when-idle.ts';

/** Elements among which are those that the styles have wait until they are near. */
const candidates = 'main section, main li, footer';

/** Lays out what the page's styles have wait, one part at a time, so that no press waits for all of it. */
export function layOutInTurn(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) => getComputedStyle(element).contentVisibility === 'auto',
  );
  const layOutNext = (): void => {
    const next = waiting.shift();
    if (next === undefined) {
      document.documentElement.style.setProperty(farVariable, 'visible');
      return;
    }
    next.style.contentVisibility = 'visible';
    whenIdle(layOutNext);
  };
  layOutNext();
}
