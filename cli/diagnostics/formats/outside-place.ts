import path from 'node:path';
import type { Place, SourceTexts } from '../diagnostic.ts';

/** The folder that the paths of annotations are relative to. */
export interface Origin {
  /** Absolute path of the folder. */
  readonly folder: string;
  readonly pathOf: (file: string) => string;
}

/**
 * Returns the folder that annotations name files from: the workspace of GitHub's runner, else the current folder. A
 * root outside of that is its own origin.
 */
export function getOrigin(root: string, env: NodeJS.ProcessEnv = process.env, cwd: string = process.cwd()): Origin {
  const folder = [env.GITHUB_WORKSPACE, cwd].find((candidate) => candidate !== undefined && holds(candidate, root));
  const prefix = folder === undefined ? '' : path.relative(folder, root).split(path.sep).join('/');
  return {
    folder: path.resolve(folder ?? root),
    pathOf: (file) => (prefix === '' ? file : `${prefix}/${file}`),
  };
}

function holds(folder: string, root: string): boolean {
  if (folder === '') return false;
  const below = path.relative(folder, root);
  return below !== '..' && !below.startsWith(`..${path.sep}`) && !path.isAbsolute(below);
}

/** Returns the column after the last one of a place. A value of many lines ends, for this, with its first. */
export function getEndColumn({ file, line, column, length }: Place, sources: SourceTexts): number {
  const text = sources.get(file)?.split(/\r\n|\n|\r/)[line - 1];
  const end = column + length;
  return text === undefined ? end : Math.max(column + 1, Math.min(end, text.length + 1));
}
