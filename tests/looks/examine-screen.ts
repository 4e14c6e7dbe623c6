import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { untilLaidOut } from '#tests/support/browser.ts';
import { findSmallTargets } from '#tests/support/small-targets.ts';
import { examineControls } from './examine-controls.ts';

/** What was found on a screen. */
export interface Examination {
  /** Each with what is wrong and where. */
  readonly faults: readonly string[];
  /** Numbers of the criteria that something of the screen was held against. */
  readonly covered: ReadonlySet<string>;
}

/** Steps of the tab key on a screen. */
const tabs = 25;

/** Examines the screen as it is: by axe, by the keyboard, narrow, with text of twice the size, and by its controls. */
export async function examineScreen(page: Page): Promise<Examination> {
  await untilLaidOut(page);
  const axe = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // What is seen of a control must be in its name: experimental in axe, as it cannot know every icon font.
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .setLegacyMode()
    .analyze();
  const covered = new Set([...axe.passes, ...axe.violations].flatMap(({ tags }) => tags.flatMap(readCriterion)));
  const faults = axe.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
  );
  const add = (criterion: string, found: readonly string[]): void => {
    covered.add(criterion);
    faults.push(...found.map((text) => `${criterion}: ${text}`));
  };
  add('2.4.7', await findUnmarkedFocus(page));
  add('2.4.11', await findCoveredFocus(page));
  add('2.5.8', await findSmallTargets(page, 24));
  add('1.4.10', await findOverflow(page, 320, 1));
  add('1.4.4', await findOverflow(page, 1280, 2));
  for (const [criterion, found] of Object.entries(await examineControls(page))) add(criterion, found);
  return { faults, covered };
}

/** Reads the criterion of a tag of axe: `wcag143` is 1.4.3, `wcag1410` 1.4.10. */
function readCriterion(tag: string): string[] {
  const [, principle, guideline, number] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
  return number === undefined ? [] : [`${principle}.${guideline}.${number}`];
}

/** Returns what has the focus without a mark that is seen, among what the tab key reaches first. */
async function findUnmarkedFocus(page: Page): Promise<string[]> {
  const unmarked: string[] = [];
  for (let step = 0; step < tabs; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const hasMark = (marked: Element): boolean =>
        ['', '::after', '::before'].some((part) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(marked, part || null);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        });
      // A field may be marked by the frame around it; the parts of a date field have the browser's own mark.
      const isMarked =
        hasMark(element) || element.matches('[type=date]') || (element.parentElement && hasMark(element.parentElement));
      return isMarked ? undefined : element.outerHTML.slice(0, 120);
    });
    if (found !== undefined) unmarked.push(found);
  }
  return unmarked;
}

/** Returns what has the focus and lies behind something that stays in place, in a window as narrow as a phone's. */
async function findCoveredFocus(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 390, height: 800 });
  const covered: string[] = [];
  for (let step = 0; step < tabs; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const element = document.activeElement;
      if (!element || element === document.body || element.closest('dialog')) return undefined;
      const { left, top, width, height } = element.getBoundingClientRect();
      // Visually hidden controls show themselves in their labels.
      if (width < 2 || height < 2) return undefined;
      const staysInPlace = (above: Element): boolean => {
        for (let at: Element | null = above; at; at = at.parentElement) {
          if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
        }
        return false;
      };
      const isCovered = [0.1, 0.5, 0.9].every((part) => {
        const above = document.elementFromPoint(left + width * part, top + height / 2);
        return above !== null && !element.contains(above) && !above.contains(element) && staysInPlace(above);
      });
      return isCovered ? element.outerHTML.slice(0, 120) : undefined;
    });
    if (found !== undefined) covered.push(found);
  }
  await page.setViewportSize(before);
  return covered;
}

/** Returns by how much the page is wider than a window. @param scale - Size of text, relative to the usual one. */
async function findOverflow(page: Page, width: number, scale: number): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width, height: 800 });
  const surplus = await page.evaluate(async (factor) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${factor * 100}% !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth } = document.documentElement;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    return scrollWidth - clientWidth;
  }, scale);
  await page.setViewportSize(before);
  return surplus > 0 ? [`${surplus} px wider than a window of ${width} px, with text of ${scale * 100} %`] : [];
}
