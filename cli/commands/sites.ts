import type { Register } from './command.ts';

/** `shopgen sites`: lists the sites. */
export const registerSites: Register = (program, run) => {
  program
    .command('sites')
    .description('list the sites: id, name, locales, domains, flags')
    .action(
      run(async ({ root }) => {
        const { listSites } = await import('#cli/config/list-sites.ts');
        return listSites(root);
      }),
    );
};
