import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen plan`: shows what generate would change, without writing anything. */
export const registerPlan: Register = (program, run) => {
  const command = program
    .command('plan')
    .description('show what generate would change, and what that means for the shop')
    .requiredOption('--site <id>', 'which site')
    .option('--exit-code', 'exit with 3 when something would change')
    .action(
      run(async ({ root }, { site, exitCode = false }: { site: string; exitCode?: boolean }) => {
        const { planSite } = await import('#cli/plan/plan-site.ts');
        return planSite(root, site, { exitCode });
      }),
    );
  withExamples(command, [
    ['shopgen plan --site acoustic', 'addresses, redirects, flags, policy, files and their diff'],
    ['shopgen plan --site acoustic --exit-code', 'the same, for a pipeline that stops on changes'],
    ['shopgen plan --site acoustic --json', 'the same as one document'],
  ]);
};
