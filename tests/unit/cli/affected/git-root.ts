import { execFileSync } from 'node:child_process';
import { createProjectRoot, type ProjectRoot } from '../support/project-root.ts';

/** A copy of the project's inputs in a repository of its own. */
export interface GitRoot extends ProjectRoot {
  /** Runs git in it and returns what it prints. */
  git(...args: readonly string[]): string;
  /** Commits all there is. */
  commit(): void;
  /** Makes the work tree the latest commit again. */
  reset(): void;
}

/** Creates a repository with one commit. */
export async function createGitRoot(): Promise<GitRoot> {
  const root = await createProjectRoot();
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', root.dir, '-c', 'user.name=Test', '-c', 'user.email=test@example', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const commit = (): void => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message=Change', '--no-verify');
  };
  const reset = (): void => {
    git('reset', '--quiet', '--hard');
    git('clean', '--quiet', '--force', '-d');
  };
  git('init', '--quiet', '--initial-branch=main');
  await root.write('.gitignore', ['dist/', 'generated/', '.data/', '*.ignored.json', ''].join('\n'));
  commit();
  return { ...root, git, commit, reset };
}
