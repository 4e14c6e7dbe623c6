import type { ErrorCode } from 'yaml';

/** A problem that the parser found, by offsets into the text. */
export interface YamlProblem {
  readonly pos: readonly [number, number];
  readonly code: ErrorCode;
  readonly message: string;
}

/** Errors within one value, which leave the structure around it as intended. */
const localCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'ALIAS_PROPS',
  'BAD_DQ_ESCAPE',
  'BAD_SCALAR_START',
  'MULTIPLE_ANCHORS',
  'MULTIPLE_TAGS',
  'TAG_RESOLVE_FAILED',
]);

export function isLocal({ code }: YamlProblem): boolean {
  return localCodes.has(code);
}

/** Returns the library's message where it is plain enough, else ours. */
export function explainYaml({ code, message }: YamlProblem): string {
  const words: Partial<Record<ErrorCode, string>> = {
    BAD_SCALAR_START: 'a text cannot begin with this sign; put it in quotes',
    BLOCK_AS_IMPLICIT_KEY:
      'no map can begin here; a line may be indented wrongly, or a text with ": " lacks its quotes',
    BLOCK_IN_FLOW: 'between brackets everything is written with commas; a bracket may not be closed',
    KEY_OVER_1024_CHARS: 'a key has more than 1024 characters',
    MULTILINE_IMPLICIT_KEY:
      'a key stands on one line; a quote or bracket may not be closed, or a line is indented wrongly',
    MULTIPLE_DOCS: 'a file holds one document, but here a second one begins',
    TAB_AS_INDENT: 'lines are indented with spaces, not with tabs',
    TAG_RESOLVE_FAILED: 'tags are not supported',
  };
  if (code === 'MISSING_CHAR' && message.includes('quote')) return `a text is not closed: its quote is missing`;
  if (code === 'UNEXPECTED_TOKEN' && message.includes('flow-map-start')) {
    return 'a map begins here, where a text ends; a text with braces, such as a path with a parameter, needs quotes';
  }
  return words[code] ?? message.slice(0, 1).toLowerCase() + message.slice(1, 200);
}
