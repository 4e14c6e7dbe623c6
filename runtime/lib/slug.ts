/**
 * Turns a text into the part of an address that names it: lower case, trimmed, without non-word characters, words
 * joined with hyphens. Letters with marks keep their base letter (`Akoestiek één` → `akoestiek-een`), so that a
 * French or German name loses no letter.
 */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '');
}
