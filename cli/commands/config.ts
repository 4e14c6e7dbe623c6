import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen config`: the resolved configuration of a site. */
export const registerConfig: Register = (program, run) => {
  const command = program
    .command('config')
    .description('print the resolved configuration of a site')
    .requiredOption('--site <id>', 'which site')
    .action(
      run(async ({ root }, { site }: { site: string }) => {
        const { showConfig } = await import('#cli/config/show-config.ts');
        return showConfig(root, site);
      }),
    );
  withExamples(command, [
    ['shopgen config --site acoustic', 'everything, defaults filled in, as YAML'],
    ['shopgen config --site acoustic --json', 'for a script'],
  ]);
};
