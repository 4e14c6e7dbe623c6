import type { Register } from './command.ts';

/** `shopgen config`: the resolved configuration of a site. */
export const registerConfig: Register = (program, run) => {
  program
    .command('config')
    .description('print the resolved configuration of a site')
    .requiredOption('--site <id>', 'which site')
    .action(
      run(async ({ root }, { site }: { site: string }) => {
        const { showConfig } = await import('#cli/config/show-config.ts');
        return showConfig(root, site);
      }),
    );
};
