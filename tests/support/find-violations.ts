import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { untilLaidOut } from './browser.ts';

/**
 * Returns the violations that axe finds on a page, each rule with its elements. Needs a page with JavaScript: axe waits
 * for timers.
 *
 * @param part - CSS selector of what is looked at; default: the whole page.
 */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  // Of what waits to be laid out, the colours behind texts are not known.
  await untilLaidOut(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (part !== undefined) axe.include(part);
  // Otherwise it opens another tab for each result, for the sake of frames of other origins; our pages have none.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
