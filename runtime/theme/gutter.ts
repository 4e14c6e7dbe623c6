/** The space between a page and the edge of the window. */
export const gutter = 'clamp(20px, 4.4vw, 72px)';

/** The space from the edge of the window to the page, in windows wider than the page, too. */
export const margin = `max(${gutter}, calc((100vw - $sizes$page) / 2))`;
