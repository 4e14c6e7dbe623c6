import { isUtf8 } from 'node:buffer';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { createPlacer } from './placer.ts';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
const lenient = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });
const lineFeed = 0x0a;

/** Decodes bytes to text; returns a diagnostic at the first invalid byte instead. */
export function decodeText(file: string, bytes: Uint8Array): { file: string; text: string } | Diagnostic {
  const other = otherEncoding(bytes);
  if (other !== undefined) {
    const place = { file, line: 1, column: 1, length: 1 };
    return errorAt('file.encoding', place, `${file} is ${other} text, but UTF-8 is needed`, 'Save it as UTF-8.');
  }
  let text: string;
  try {
    text = strict.decode(bytes);
  } catch {
    return notUtf8(file, bytes);
  }
  const zero = text.indexOf('\0');
  if (zero !== -1) {
    const place = createPlacer(file, text)(zero, 1);
    return errorAt('file.binary', place, `${file} is not UTF-8 text: it holds a zero byte`);
  }
  const lone = text.search(/\r(?!\n)/);
  if (lone !== -1) {
    const place = createPlacer(file, text)(lone, 1);
    const message = `A line of ${file} ends in a carriage return alone`;
    return errorAt('file.line-ends', place, message, 'Save it with line feeds, or with both as Windows does.');
  }
  const marker = findMergeMarker(text);
  if (marker !== undefined) {
    const place = createPlacer(file, text)(marker.offset, marker.length);
    const message = `${file} has a conflict of a merge that nobody has resolved`;
    return errorAt(
      'file.merge-conflict',
      place,
      message,
      'Keep one side, or both, and remove the lines of the markers.',
    );
  }
  return { file, text };
}

/** Finds the first marker of a conflict as Git writes them: a line with the beginning, and a later one with the end. */
function findMergeMarker(text: string): { readonly offset: number; readonly length: number } | undefined {
  const start = /^<{7}(?: .*)?$/m.exec(text);
  if (!start || !/^>{7}(?: .*)?$/m.test(text.slice(start.index))) return undefined;
  return { offset: start.index, length: start[0].trimEnd().length };
}

/** Returns the name of another encoding that a byte order mark, or zero bytes between Latin letters, reveals. */
function otherEncoding(bytes: Uint8Array): string | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? 'UTF-32' : 'UTF-16';
  if (first === 0xfe && second === 0xff) return 'UTF-16';
  const isHalfEmpty = (first === 0) !== (second === 0) && (first === 0) === (third === 0) && second === fourth;
  return isHalfEmpty && bytes.length > 3 ? 'UTF-16' : undefined;
}

function notUtf8(file: string, bytes: Uint8Array): Diagnostic {
  // A line feed is never part of a longer character, so the first undecodable line holds the first invalid byte.
  let line = 1;
  let start = 0;
  for (; start < bytes.length; line += 1) {
    const end = bytes.indexOf(lineFeed, start);
    const next = end === -1 ? bytes.length : end + 1;
    if (!isUtf8(bytes.subarray(start, next))) break;
    start = next;
  }
  const { column, offset } = firstMisfit(bytes, start);
  const byte = (bytes[offset] ?? 0).toString(16).padStart(2, '0');
  const message = `${file} is not UTF-8 text: the byte 0x${byte} at offset ${offset} is part of no character`;
  return errorAt('file.binary', { file, line, column, length: 1 }, message, 'Save it as UTF-8.');
}

/** Returns the first byte that cannot be decoded. It becomes U+FFFD, which the text may also contain itself. */
function firstMisfit(bytes: Uint8Array, start: number): { column: number; offset: number } {
  const text = lenient.decode(bytes.subarray(start));
  for (let at = text.indexOf('\ufffd'); at !== -1; at = text.indexOf('\ufffd', at + 1)) {
    const offset = start + Buffer.byteLength(text.slice(0, at));
    const isHonest = bytes[offset] === 0xef && bytes[offset + 1] === 0xbf && bytes[offset + 2] === 0xbd;
    const hasMark = start === 0 && text.startsWith('\ufeff');
    if (!isHonest) return { column: at + (hasMark ? 0 : 1), offset };
  }
  return { column: 1, offset: start };
}
