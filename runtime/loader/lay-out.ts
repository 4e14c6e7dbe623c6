import { farVariable } from '#runtime/contracts/page-life.ts';
import { whenIdle } from '#runtime/lib/when-idle.ts';

/** Elements among which are those that the styles have wait until they are near. */
const candidates = 'main section, main li, footer';

/** Attribute of elements that wait no longer. */
const laidOutAttribute = 'data-laid-out';

/** Lays out what the page's styles have wait, one part at a time, so that no press waits for all of it. */
export function layOutInTurn(): void {
  const waiting = [...document.querySelectorAll(candidates)].filter(
    (element) => getComputedStyle(element).contentVisibility === 'auto',
  );
  if (waiting.length === 0) return;
  layOut(`[${laidOutAttribute}]`);
  const layOutNext = (): void => {
    const next = waiting.shift();
    if (next === undefined) {
      layOutAtOnce();
      return;
    }
    next.setAttribute(laidOutAttribute, '');
    whenIdle(layOutNext);
  };
  layOutNext();
}

/** Lays out everything, and what the application will show. */
export function layOutAtOnce(): void {
  layOut(':root');
}

function layOut(selector: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${selector} { ${farVariable}: visible }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
