import { packageRoot } from '#cli/package-root.ts';
import { listConfigs } from '#cli/stamps/stamp-inputs.ts';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen sites`: lists the sites. */
export const registerSites: Register = (program, run) => {
  const command = program
    .command('sites')
    .description('list the sites: id, name, locales, domains, flags')
    .action(
      run(
        async ({ root }) => {
          const { listSites } = await import('#cli/config/list-sites.ts');
          return listSites(root);
        },
        { inputs: (root) => listConfigs({ root, packageRoot }) },
      ),
    );
  withExamples(command, [
    ['shopgen sites', 'every site with its locales, addresses and what is switched on'],
    ['shopgen sites --json', 'the same for a script'],
  ]);
};
