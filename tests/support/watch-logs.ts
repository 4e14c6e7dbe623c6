import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** What the people of the tests have, and no log may: addresses, names, telephone numbers, passwords and tokens. */
const personal: Readonly<Record<string, RegExp>> = {
  'an e-mail address': /[\w.+-]+(?:@|%40)(?:mail|broken)\.com\b/i,
  'a name': /\b(?:de Vries|Peeters|Jonas Weber)\b/,
  'a street': /Oudegracht|Torstraße|Rue de la Loi|Mariahilfer/,
  'a telephone number': /030 231 4567/,
  'a password': /Stil&Warm2026|Wrong&Wrong\d|Vilt=Zacht\d\d|Other&Word\d/,
  'a token': /(?<![\w-])[\w-]{43}(?![\w-])/,
};

/**
 * Looks at each line that a program writes. What holds something personal is noted in the file of `LEAK_REPORT`, and fails `npm test`.
 *
 * @param program - What writes.
 * @param see - Called with each line.
 */
export function watchLogs(program: string, stream: Readable, see: (line: string) => void): void {
  createInterface(stream).on('line', (line) => {
    const report = process.env.LEAK_REPORT;
    const found = report === undefined ? [] : Object.entries(personal).filter(([, pattern]) => pattern.test(line));
    for (const [what] of found) if (report) appendFileSync(report, `${JSON.stringify({ program, what, line })}\n`);
    see(line);
  });
}

/** Returns whether a line of a log is a warning or worse, or no line of a log. */
export function isWorthSeeing(line: string): boolean {
  return !/^\{"level":[123]0,/.test(line);
}
