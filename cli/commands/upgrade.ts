import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

interface UpgradeOptions {
  readonly plan?: boolean;
  readonly from?: string;
}

/** `shopgen upgrade`: brings a project to this release. */
export const registerUpgrade: Register = (program, run) => {
  const command = program
    .command('upgrade')
    .description('bring a project of an earlier release to this one, and show that its sites stay the same')
    .option('--plan', 'only say what would be changed')
    .option(
      '--from <package>',
      'the package that the project was begun with, as npm pack writes it (default: found out)',
    )
    .action(
      run(async (context, { plan = false, from }: UpgradeOptions) => {
        const { upgradeProject } = await import('#cli/scaffold/upgrade/upgrade-project.ts');
        return upgradeProject(context, { plan, from });
      }),
    );
  withExamples(command, [
    ['shopgen upgrade --plan', 'what would be changed, and what that means for each site'],
    ['shopgen upgrade', 'after npm install of another release'],
    ['shopgen upgrade --from shopgen-0.1.0.tgz', 'a project of a package that was never published'],
  ]);
};
