import type { Span } from './text-parts.ts';

/** Characters of Windows-1252 from 0x80, which stand for control characters in Latin-1; `undefined` bytes are not used. */
const windows1252 = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

const byteOf = new Map(windows1252.map((character, index) => [character, 0x80 + index]));

/** Two or more characters that may be the bytes of one: the first begins a sequence of UTF-8, the others continue it. */
const candidate = /[\u00C2-\u00F4][\u0080-\u00BF\u0152-\u2122]+/g;

const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * Finds characters that are one of UTF-8 whose bytes were read as Latin-1 or Windows-1252, such as "Ã©", and what they mean. In a
 * well-written text such a pair is unlikely: a capital letter with an accent before a sign.
 */
export function findMojibake(text: string): (Span & { readonly meant: string }) | undefined {
  for (const match of text.matchAll(candidate)) {
    const bytes = [...match[0]].map((character) => byteOf.get(character) ?? character.charCodeAt(0));
    if (bytes.some((byte) => byte > 0xff)) continue;
    for (let length = Math.min(4, bytes.length); length >= 2; length -= 1) {
      try {
        const meant = strict.decode(Uint8Array.from(bytes.slice(0, length)));
        if ([...meant].length === 1) return { offset: match.index, length, meant };
      } catch {
        // Fewer of them may be a character.
      }
    }
  }
  return undefined;
}
