/** Marks the character that a diagnostic must point at. */
const marker = '▲';

/** Returns a text without its marker, and the marker's position; lines and columns count from 1. */
export function markedText(text: string): { text: string; line: number; column: number } {
  const index = text.indexOf(marker);
  const before = text.slice(0, Math.max(0, index)).split('\n');
  return { text: text.replace(marker, ''), line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
