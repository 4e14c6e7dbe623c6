/**
 * Puts every table of sanitised HTML into a box that scrolls when the table is wider than the screen. The box can have
 * focus, since a keyboard scrolls only what has it.
 */
export function scrollingTables(html: string): string {
  return html.replaceAll(/<table(?=[\s>])/g, '<div tabindex="0"><table').replaceAll('</table>', '</table></div>');
}
