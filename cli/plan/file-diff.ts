import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/** Beyond so many differing lines a diff costs seconds and nobody reads it. */
const maxEdits = 4000;

/** What generate would do to one file. */
export interface FilePlan {
  /** Relative to the root. */
  readonly file: string;
  readonly change: 'added' | 'changed' | 'deleted';
  /** Unified diff; undefined when the two have too little in common to be shown beside each other. */
  readonly diff: string | undefined;
}

/** Returns the unified diff of a file, with `/dev/null` for one that does not exist. */
export function diffFile(file: string, before: string | undefined, after: string | undefined): FilePlan {
  const change = before === undefined ? 'added' : after === undefined ? 'deleted' : 'changed';
  const diff = createTwoFilesPatch(
    before === undefined ? '/dev/null' : `a/${file}`,
    after === undefined ? '/dev/null' : `b/${file}`,
    before ?? '',
    after ?? '',
    undefined,
    undefined,
    { context: 3, maxEditLength: maxEdits, headerOptions: FILE_HEADERS_ONLY },
  );
  return { file, change, diff };
}
