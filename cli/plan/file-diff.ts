import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/** Maximum number of differing lines: a longer diff takes seconds and nobody reads it. */
const maxEdits = 4000;

/** The change that generate would make to one file. */
export interface FilePlan {
  /** Relative to the root. */
  readonly file: string;
  readonly change: 'added' | 'changed' | 'deleted';
  /** Unified diff; undefined when the files have too little in common for a useful one. */
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
