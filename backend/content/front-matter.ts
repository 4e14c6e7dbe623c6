import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import type { SourceFile } from '#cli/sources/read-text.ts';

/** A parsed Markdown file with front matter. */
export interface MarkdownFile {
  /** The front matter, padded to the same line numbers as in the file. */
  readonly front: SourceFile;
  /** The texts below it by the language or locale of their heading comment, in the order of the file. */
  readonly body: readonly BodyText[];
}

export interface BodyText {
  readonly name: string;
  readonly text: string;
  /** The place of its comment. */
  readonly place: Place;
}

const fence = '---';
const marker = /^<!-- *(\S+) *-->[ \t]*$/gm;

/**
 * Parses a Markdown file: front matter between two lines of three dashes, then a text for each language, each below a
 * comment with the language: `<!-- nl -->`.
 */
export function readMarkdownFile({ file, text }: SourceFile): MarkdownFile | Diagnostic {
  const begin = new RegExp(`^${fence}[ \\t]*\\r?\\n`).exec(text);
  const end = begin && new RegExp(`^${fence}[ \\t]*\\r?$`, 'm').exec(text.slice(begin[0].length));
  if (!begin || !end) {
    const place = { file, line: 1, column: 1, length: 1 };
    const message = `${file} does not begin with front matter between two lines of three dashes`;
    return errorAt('content.front-matter', place, message);
  }
  const frontEnd = begin[0].length + end.index;
  const bodyStart = frontEnd + end[0].length;
  const linesBefore = text.slice(0, bodyStart).split('\n').length - 1;
  const below = text.slice(bodyStart);
  const placeAt = (offset: number, length: number): Place => ({
    file,
    line: linesBefore + below.slice(0, offset).split('\n').length,
    column: 1,
    length,
  });
  const markers = [...below.matchAll(marker)];
  const first = markers[0]?.index ?? below.length;
  if (below.slice(0, first).trim() !== '') {
    const offset = below.search(/\S/);
    const message = 'The text below the front matter begins without its language';
    return errorAt('content.body', placeAt(offset, 1), message, 'Write <!-- nl --> above the Dutch text, and so on.');
  }
  const body = markers.map((found, index): BodyText => {
    const start = found.index + found[0].length;
    return {
      name: found[1] ?? '',
      text: below.slice(start, markers[index + 1]?.index).trim(),
      place: placeAt(found.index, found[0].trimEnd().length),
    };
  });
  return { front: { file, text: `\n${text.slice(begin[0].length, frontEnd)}` }, body };
}

/** Reports comments above texts that occur twice. */
export function checkBody(body: readonly BodyText[]): Diagnostic[] {
  return body
    .filter(({ name }, index) => body.findIndex((other) => other.name === name) < index)
    .map(({ name, place }) => errorAt('content.body', place, `The text in ${name} stands twice`));
}

/** Writes a Markdown file with front matter. @param body Texts by language. */
export function writeMarkdownFile(front: string, body: Readonly<Record<string, string>> | undefined): string {
  const texts = Object.entries(body ?? {}).map(([name, text]) => `\n<!-- ${name} -->\n\n${text}\n`);
  return [`${fence}\n${front}${fence}\n`, ...texts].join('');
}
