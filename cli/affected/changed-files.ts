import path from 'node:path';
import { askGit, type Revision, splitNames } from '#cli/sources/git.ts';

/** The difference of a file from what it was at a revision. */
export type Change = 'added' | 'changed' | 'deleted';

/** Folders of a root whose ignored files count too: whatever is in them is read. */
const sourceFolders = ['site-configs', 'locales', 'openapi'];

/**
 * Returns the files of the work tree that differ from a revision, by absolute path: committed since, staged or not, deleted, and not yet
 * known to git. Of ignored files only those count that lie where sources are.
 *
 * @param root - Links resolved.
 */
export function listChanges(root: string, { top, commit }: Revision): Map<string, Change> {
  const changes = new Map<string, Change>();
  const diff = ['diff', '--name-status', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', '--no-relative'];
  const told = splitNames(askGit(top, [...diff, '--ignore-submodules=none', commit, '--']));
  for (let at = 0; at + 1 < told.length; at += 2) {
    changes.set(path.join(top, told[at + 1] ?? ''), nameChange(told[at] ?? ''));
  }
  const untracked = [
    ...splitNames(askGit(top, ['ls-files', '--others', '--exclude-standard', '-z'])),
    ...splitNames(askGit(root, ['ls-files', '--others', '--full-name', '-z', '--', ...sourceFolders])),
  ];
  // A repository inside of this one is told as a folder.
  for (const name of untracked) changes.set(path.join(top, name.replace(/\/$/, '')), 'added');
  return changes;
}

function nameChange(letter: string): Change {
  return letter === 'A' ? 'added' : letter === 'D' ? 'deleted' : 'changed';
}
