import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen routes`: the route table of a site. */
export const registerRoutes: Register = (program, run) => {
  const command = program
    .command('routes')
    .description('print the route table of a site')
    .requiredOption('--site <id>', 'which site')
    .option('--locale <locale>', 'only this locale')
    .action(
      run(async ({ root }, { site, locale }: { site: string; locale?: string }) => {
        const { listRoutes } = await import('#cli/config/list-routes.ts');
        return listRoutes(root, site, locale);
      }),
    );
  withExamples(command, [
    ['shopgen routes --site acoustic', 'every address in every locale'],
    ['shopgen routes --site acoustic --locale fr-BE', 'in one'],
  ]);
};
