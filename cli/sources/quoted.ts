const maxLength = 60;

/** Quotes a word of a file for a message; a very long one is cut. */
export function quoted(word: string): string {
  return `"${shortened(word)}"`;
}

export function shortened(word: string): string {
  return word.length > maxLength ? `${word.slice(0, maxLength)}…` : word;
}
