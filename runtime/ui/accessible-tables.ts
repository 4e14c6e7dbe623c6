/**
 * Makes the tables of sanitised HTML accessible. Each gets a box that scrolls when the table is wider than the screen,
 * and is focusable, since a keyboard scrolls only what has focus. An empty header cell, as authors leave in the corner,
 * becomes a plain one: it labels nothing.
 *
 * @param boxClass - Of the boxes: a page without a table needs none of its styles.
 */
export function accessibleTables(html: string, boxClass: string): string {
  return html
    .replaceAll(/<table(?=[\s>])/g, `<div tabindex="0" class="${boxClass}"><table`)
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<th(?: [^>]*)?>\s*<\/th>/g, '<td></td>');
}
