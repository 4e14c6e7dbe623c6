import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen parts`: lists what of its pages a site may change. */
export const registerParts: Register = (program, run) => {
  const command = program
    .command('parts')
    .description('list the parts of pages that a site may change')
    .option('--site <id>', 'only those that this site has')
    .action(
      run(async ({ root }, { site }: { site?: string }) => {
        const { listParts } = await import('#cli/parts/list-parts.ts');
        return listParts(root, site);
      }),
    );
  withExamples(command, [
    ['shopgen parts --site acoustic', 'every part, with what it takes and where it shows'],
    ['shopgen parts --json', 'the same of all sites as one document'],
  ]);
};
