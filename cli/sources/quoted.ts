const maxLength = 60;

/** A word of a file in quotes, for a message; one that nobody would read to its end is cut. */
export function quoted(word: string): string {
  return `"${shortened(word)}"`;
}

export function shortened(word: string): string {
  return word.length > maxLength ? `${word.slice(0, maxLength)}…` : word;
}
