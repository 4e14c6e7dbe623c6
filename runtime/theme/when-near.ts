import { farVariable } from '#runtime/contracts/page-life.ts';

/**
 * Styles of a part that the browser lays out and paints only when it comes near what is seen, or when the page's loader has time for
 * it: most of a page is below that, and a first visit need not wait for it. It stays in the page for searches, the keyboard and
 * screen readers. What reaches beyond the part is cut off until then, outlines of the focus included, unless it has an
 * `overflowClipMargin`.
 *
 * @param height - Pixels that the contents of such a part take on average, until the browser has seen it. Those of one that differs
 *   much move the scrollbar when it is reached.
 */
export const whenNear = (height: number) => ({
  contentVisibility: `var(${farVariable}, visible)`,
  containIntrinsicBlockSize: `auto ${height}px`,
});
