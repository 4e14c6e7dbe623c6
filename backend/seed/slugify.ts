/**
 * Returns the part of an address for a text: lower case, trimmed, without non-word characters, words joined with
 * hyphens. Letters with marks keep their base letter (`Akoestiek één` becomes `akoestiek-een`).
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replaceAll('ß', 'ss')
    .replaceAll('×', 'x')
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}
