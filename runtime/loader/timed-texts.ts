import { type TimedText, timedTextsAttribute } from '#runtime/contracts/page-life.ts';

/** Shows the texts that are true now: the page may have been rendered long ago. */
export function showCurrentTexts(): void {
  for (const shown of document.querySelectorAll(`[${timedTextsAttribute}]`)) {
    const texts: readonly TimedText[] = JSON.parse(shown.getAttribute(timedTextsAttribute) ?? '[]');
    const current = texts.find(({ until }) => until > Date.now());
    if (current) shown.textContent = current.text;
  }
}
