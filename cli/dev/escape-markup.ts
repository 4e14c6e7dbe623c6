import { stripVTControlCharacters } from 'node:util';

/** Returns a text as HTML, in attributes too; without what colours it in a terminal. */
export function escapeMarkup(text: string): string {
  return stripVTControlCharacters(text).replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
