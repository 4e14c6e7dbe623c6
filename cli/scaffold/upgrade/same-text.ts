/** Returns whether two texts differ in nothing but line ends and the byte order mark. */
export function sameText(a: string, b: string): boolean {
  return normalize(a) === normalize(b);
}

/** Returns a text with the line ends and the byte order mark that another one has. */
export function writtenLike(text: string, like: string): string {
  const lines = normalize(text);
  return `${like.startsWith('\uFEFF') ? '\uFEFF' : ''}${like.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines}`;
}

function normalize(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
