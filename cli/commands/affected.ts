import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen affected`: lists the sites that changes since a revision may reach. */
export const registerAffected: Register = (program, run) => {
  const command = program
    .command('affected')
    .description('list the sites whose output may differ from what it was at a revision of git')
    .requiredOption('--since <ref>', 'the revision: a branch, tag or commit')
    .action(
      run(async (context, { since }: { since: string }) => {
        const { reportAffected } = await import('#cli/affected/report-affected.ts');
        return reportAffected(context, since);
      }),
    );
  withExamples(command, [
    ['shopgen affected --since origin/main', 'with the files that are the reason'],
    ['shopgen affected --since v1.4.0 --json', 'the same as one document'],
    ['shopgen affected --since HEAD', 'what is not committed yet may reach'],
  ]);
};
