import { createHash } from 'node:crypto';
import type { ContentChanges } from '../content-changes.ts';

/** The files of a shop's content, by path. */
export type ContentTexts = ReadonlyMap<string, string>;

/** The files that a shop has once a branch is published. */
export interface MergedBranch {
  readonly files: ContentTexts;
  /** Paths that both the branch and the shop have changed, each in another way. */
  readonly conflicts: readonly string[];
}

/** Returns the hashes of files, by path, by which {@link mergeBranch} knows later what has changed. */
export function hashFiles(files: ContentTexts): Readonly<Record<string, string>> {
  return Object.fromEntries([...files].map(([file, text]) => [file, hash(text)]));
}

/** Returns what files differ in from those of which these are the hashes. */
export function compareFiles(base: Readonly<Record<string, string>>, files: ContentTexts): ContentChanges {
  const now = hashFiles(files);
  return {
    added: Object.keys(now).filter((file) => base[file] === undefined),
    changed: Object.keys(now).filter((file) => base[file] !== undefined && base[file] !== now[file]),
    removed: Object.keys(base).filter((file) => now[file] === undefined),
  };
}

/**
 * Merges what a branch changed into what the shop is now, file by file.
 *
 * @param base - Hashes of the shop's files when the branch was made.
 */
export function mergeBranch(
  base: Readonly<Record<string, string>>,
  shop: ContentTexts,
  branch: ContentTexts,
): MergedBranch {
  const files = new Map<string, string>();
  const conflicts: string[] = [];
  for (const file of new Set([...shop.keys(), ...branch.keys()])) {
    const before = base[file];
    const [now, wanted] = [shop.get(file), branch.get(file)];
    const isChangedHere = hashOf(now) !== before;
    const isChangedThere = hashOf(wanted) !== before;
    if (isChangedHere && isChangedThere && now !== wanted) conflicts.push(file);
    const text = isChangedThere ? wanted : now;
    if (text !== undefined) files.set(file, text);
  }
  return { files, conflicts: conflicts.toSorted() };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const hashOf = (text: string | undefined): string | undefined => (text === undefined ? undefined : hash(text));
