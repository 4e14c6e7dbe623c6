import type { Translate } from '#runtime/data/load-context.ts';
import type { ShownFile } from '#runtime/ui/form/file-field.tsx';
import type { ListedFile } from './use-file-list.ts';

/** Returns a file of a form as its row shows it. */
export function shownFile(file: ListedFile, t: Translate): ShownFile {
  const { key, name, state } = file;
  if (state === 'sending') return { key, name, state, part: file.part };
  if (state !== 'refused') return { key, name, state };
  return { key, name, state, problem: t(file.problem.key, file.problem.values), mayRetry: file.mayRetry };
}
