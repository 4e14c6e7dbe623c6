import type { Command } from 'commander';
import type { Run } from './command.ts';
import { withExamples } from './examples.ts';

interface ImportOptions {
  readonly shop: string;
  readonly branch?: string;
  readonly plan?: boolean;
}

/**
 * `shopgen backend import FOLDER|FILE.csv --shop ID [--branch NAME] [--plan]`: makes a shop what its files say.
 *
 * With `--json`: `applied`, and `changes`: of a folder `{ added, changed, removed }`, lists of paths in it; of a list
 * `{ prices: [{ sku, currency, from, to }], stock: [{ sku, from, to }] }`, `from` null where there was none.
 */
export function registerBackendImport(backend: Command, run: Run): void {
  const command = backend
    .command('import')
    .description('make a shop what its files say, or set prices and stock from a list')
    .argument('<from>', 'folder in the format of docs/content.md, or a .csv file with sku,currency,priceExcVat,stock')
    .requiredOption('--shop <id>', 'the shop; one that does not exist is added')
    .option('--branch <name>', 'a draft of the shop’s content, which preview shows and nobody else sees')
    .option('--plan', 'show what would be added, changed and removed')
    .action(
      run(
        async (context, from: string, { shop, branch, plan = false }: ImportOptions) => {
          const { importContent } = await import('#cli/operating/import-content.ts');
          return importContent(context, from, { shop, branch, isPlan: plan });
        },
        { anywhere: true },
      ),
    );
  withExamples(command, [
    ['shopgen backend import content/acoustic --shop acoustic --plan', 'what would change'],
    ['shopgen backend import draft --shop acoustic --branch autumn', 'a draft; shopgen preview shows it'],
    ['shopgen backend import prices.csv --shop acoustic', 'new prices and stock, all of them or none'],
  ]);
}
