import type { CommandContext } from './command-context.ts';
import { createProgress, type Progress } from './progress.ts';

/** Shows on a terminal what a command does while it does it. */
export async function withProgress<Result>(
  context: Pick<CommandContext, 'json' | 'quiet'>,
  doing: string,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const progress = createProgress(context);
  progress.step(doing);
  try {
    return await work(progress);
  } finally {
    progress.end();
  }
}
