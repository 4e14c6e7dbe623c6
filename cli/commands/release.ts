import { InvalidArgumentError } from 'commander';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen release`: keeps builds under names of their own, to deploy one beside another and to go back. */
export const registerRelease: Register = (program, run) => {
  const release = program
    .command('release')
    .description('keep builds, so that one can serve beside another and be gone back to');

  const create = release
    .command('create')
    .description('make what is built of a site a release, and the current one')
    .requiredOption('--site <id>', 'which site')
    .option('--keep <number>', 'how many releases of it stay', parseKeep, 5)
    .action(
      run(async (context, options: { readonly site: string; readonly keep: number }) => {
        const { runReleaseCreate } = await import('#cli/build/releases/release-commands.ts');
        return runReleaseCreate(context, options);
      }),
    );
  withExamples(create, [
    [
      'shopgen build --site acoustic && shopgen release create --site acoustic',
      'dist/acoustic@<hash>, and dist/acoustic@current',
    ],
  ]);

  const list = release
    .command('list')
    .description('the releases of a site, the newest first')
    .requiredOption('--site <id>', 'which site')
    .action(
      run(async (context, options: { readonly site: string }) => {
        const { runReleaseList } = await import('#cli/build/releases/release-commands.ts');
        return runReleaseList(context, options);
      }),
    );
  withExamples(list, [['shopgen release list --site acoustic', 'which there are, and which one serves']]);

  const rollback = release
    .command('rollback')
    .description('make an earlier release of a site the current one')
    .requiredOption('--site <id>', 'which site')
    .option('--to <hash>', 'the first digits of its hash (default: the one before the current)')
    .action(
      run(async (context, options: { readonly site: string; readonly to?: string }) => {
        const { runReleaseRollback } = await import('#cli/build/releases/release-commands.ts');
        return runReleaseRollback(context, options);
      }),
    );
  withExamples(rollback, [
    ['shopgen release rollback --site acoustic', 'the one before'],
    ['shopgen release rollback --site acoustic --to 3f9a', 'a certain one'],
  ]);
};

function parseKeep(text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is a number from 1 to 999.');
}
