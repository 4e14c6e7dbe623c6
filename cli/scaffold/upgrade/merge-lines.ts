import { diffArrays } from 'diff';

/** A place that both the project and a release have changed. The project's version stays. */
export interface Conflict {
  /** Counted from 1, in the project's file as it was. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  /** The same line in the merged text. */
  readonly mergedLine: number;
  /** What the release has there; empty where it has nothing. */
  readonly theirs: string;
}

/** A text with the changes of a release, but for those that conflict with the project's own. */
export interface Merged {
  readonly text: string;
  readonly conflicts: readonly Conflict[];
}

/** Lines of one text, from `start` to before `end`, that other lines replace. */
interface Hunk {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/**
 * Makes the changes that a release has made to a file, from `base` to `theirs`, in the project's copy of it. Lines that the release
 * has not changed stay as they are, to the byte; those that both have changed do, too, and are conflicts.
 */
export function mergeLines(base: string, ours: string, theirs: string): Merged {
  const [old, own, next] = [splitLines(base), splitLines(ours), splitLines(theirs)];
  const ownHunks = listHunks(old, own);
  const hunks = listHunks(old, next);
  const isClashing = (hunk: Hunk): boolean => ownHunks.some((each) => areTouching(each, hunk));
  const applied = hunks.filter((hunk) => !isClashing(hunk));
  const conflicts = hunks.flatMap((hunk): Conflict[] => {
    const clashing = ownHunks.filter((each) => areTouching(each, hunk));
    const [first] = clashing;
    if (first === undefined || clashing.some((each) => isSame(each, hunk))) return [];
    const at = Math.min(hunk.start, first.start);
    const line = at + countShift(ownHunks, at) + 1;
    return [{ line, column: 1, mergedLine: line + countShift(applied, at), theirs: hunk.lines.join('\n') }];
  });
  return { text: applyHunks(ours, applied, ownHunks), conflicts };
}

/** Returns the number of a line of one text in another version of it, counted from 1. */
export function followLine(from: string, to: string, line: number): number {
  return line + countShift(listHunks(splitLines(from), splitLines(to)), line - 1);
}

/** Returns in how many lines two texts differ, but for their ends. */
export function countDifferences(a: string, b: string): number {
  return listHunks(splitLines(a), splitLines(b)).reduce(
    (sum, { start, end, lines }) => sum + end - start + lines.length,
    0,
  );
}

/** @param moved - What the lines of the text differ in from those that the hunks count. */
function applyHunks(text: string, hunks: readonly Hunk[], moved: readonly Hunk[]): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const hasEnd = text.endsWith('\n');
  const lines = text === '' ? [] : text.split(/(?<=\n)/);
  if (!hasEnd && lines.length > 0) lines.push(`${lines.pop()}${lineEnd}`);
  // From the last to the first, so that the numbers of those before stay right.
  for (const { start, end, lines: added } of hunks.toReversed()) {
    lines.splice(start + countShift(moved, start), end - start, ...added.map((line) => `${line}${lineEnd}`));
  }
  const joined = lines.join('');
  return hasEnd || text === '' ? joined : joined.slice(0, -lineEnd.length);
}

/** Splits a text into lines without their ends. */
function splitLines(text: string): string[] {
  const lines = text.split(/\r?\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

function listHunks(from: string[], to: string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  for (const { added, removed, value, count } of diffArrays(from, to)) {
    const end = added ? at : at + count;
    if (added || removed) {
      const lines = added ? value : [];
      const last = hunks.at(-1);
      // What is removed and what is added in its place is one change.
      if (last?.end === at) hunks.splice(-1, 1, { start: last.start, end, lines: [...last.lines, ...lines] });
      else hunks.push({ start: at, end, lines });
    }
    at = end;
  }
  return hunks;
}

/** Returns by how many lines changes move what stands at a line. */
function countShift(hunks: readonly Hunk[], line: number): number {
  return hunks
    .filter(({ start, end }) => end <= line && start < line)
    .reduce((sum, { start, end, lines }) => sum + lines.length - (end - start), 0);
}

/** Returns whether two changes are of the same lines, or one adds lines beside those of the other. */
function areTouching(a: Hunk, b: Hunk): boolean {
  const isInsertion = a.start === a.end || b.start === b.end;
  return isInsertion ? a.start <= b.end && b.start <= a.end : a.start < b.end && b.start < a.end;
}

function isSame(a: Hunk, b: Hunk): boolean {
  return a.start === b.start && a.end === b.end && a.lines.join('\n') === b.lines.join('\n');
}
