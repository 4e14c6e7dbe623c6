import type { Page } from 'playwright';

/** Returns links that stand alone, buttons and fields that are smaller than a number of CSS pixels in a direction. */
export function findSmallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1;
        const isInSentence = element.matches('a') && getComputedStyle(element).display === 'inline';
        // A label around a field is a target as well; the hidden field against bots is none.
        const isOther = element.matches('label input, [tabindex="-1"]');
        if (!isSeen || isInSentence || isOther || (width >= wanted - 0.5 && height >= wanted - 0.5)) return [];
        return [`${element.outerHTML.slice(0, 90)} ${width} × ${height}`];
      }),
    least,
  );
}
