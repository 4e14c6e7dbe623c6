import type { Command } from 'commander';
import type { Run } from './command.ts';
import { withExamples } from './examples.ts';

/**
 * `shopgen backend export FOLDER --shop ID`: a shop as files.
 *
 * With `--json`: `changes: { added, changed, removed }`, lists of paths in the folder.
 */
export function registerBackendExport(backend: Command, run: Run): void {
  const command = backend
    .command('export')
    .description('write the content of a shop as files, in the format of docs/content.md')
    .argument('<folder>', 'where to; files of an earlier export are brought up to date')
    .requiredOption('--shop <id>', 'the shop')
    .action(
      run(
        async (context, folder: string, { shop }: { readonly shop: string }) => {
          const { exportContent } = await import('#cli/operating/export-content.ts');
          return exportContent(context, folder, shop);
        },
        { anywhere: true },
      ),
    );
  withExamples(command, [
    ['shopgen backend export content/acoustic --shop acoustic', 'a folder with its products, pages, menus, images …'],
  ]);
}
