import type { Command } from 'commander';
import type { Run } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen backend check-files`: compares the files that the database names with those that are stored. */
export function registerBackendCheckFiles(backend: Command, run: Run): void {
  const command = backend
    .command('check-files')
    .description('say which files that the database names are missing or changed')
    .action(
      run(
        async (context) => {
          const { checkFiles } = await import('#cli/operating/check-files.ts');
          return checkFiles(context);
        },
        { anywhere: true },
      ),
    );
  withExamples(command, [
    ['shopgen backend check-files', 'after a restored backup: uploads, invoices and originals of pictures'],
  ]);
}
