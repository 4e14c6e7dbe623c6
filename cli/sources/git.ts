import { execFileSync } from 'node:child_process';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';

/** Bytes that git may answer: more than a million changed files have. */
const maxAnswer = 2 ** 28;

/** A revision of the repository that a root is in. */
export interface Revision {
  /** The hash of its commit. */
  readonly commit: string;
  /** The top folder of the work tree, absolute, links resolved. */
  readonly top: string;
}

/** Runs git in a folder and returns what it prints; throws what it says when it fails. */
export function askGit(folder: string, args: readonly string[], input = ''): Buffer {
  return execFileSync('git', ['-C', folder, ...args], {
    input,
    maxBuffer: maxAnswer,
    stdio: ['pipe', 'pipe', 'pipe'],
    // Only looks, and leaves the index alone.
    env: { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' },
  });
}

/** Splits what git prints with `-z`. */
export const splitNames = (printed: Buffer): string[] =>
  printed
    .toString('utf8')
    .split('\0')
    .filter((name) => name !== '');

/**
 * Finds a revision.
 *
 * @throws InputError where git is not installed, the root is in no repository, or the repository has no such revision
 */
export function findRevision(root: string, ref: string): Revision {
  const top = findTop(root);
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
    return { top, commit: askGit(root, args).toString('utf8').trim() };
  } catch {
    const help = isShallow(root)
      ? 'This clone is shallow: git fetch --unshallow gets the whole history; with actions/checkout that is fetch-depth: 0.'
      : 'git log lists revisions. That of a branch on the server is written origin/main.';
    throw new InputError([errorAt('git.unknown-revision', undefined, `There is no revision ${ref}`, help)]);
  }
}

function findTop(root: string): string {
  try {
    return askGit(root, ['rev-parse', '--show-toplevel']).toString('utf8').replace(/\n$/, '');
  } catch (error) {
    if (isMissing(error)) {
      throw new InputError([errorAt('git.missing', undefined, 'git is not installed', 'Install it, or name sites.')]);
    }
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : '';
    const message = /not a git repository/.test(said ?? '')
      ? `${root} is in no git repository`
      : `git cannot look at ${root}: ${said}`;
    throw new InputError([errorAt('git.missing', undefined, message, 'Only git knows what has changed since when.')]);
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function isShallow(root: string): boolean {
  return askGit(root, ['rev-parse', '--is-shallow-repository']).toString('utf8').trim() === 'true';
}
