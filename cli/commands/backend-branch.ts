import type { Command } from 'commander';
import type { Run } from './command.ts';
import { withExamples } from './examples.ts';

/**
 * `shopgen backend branch`: the drafts of a shop's content, which `backend import --branch` makes and `preview` shows.
 *
 * With `--json`: `list` has `branches: [{ branch, createdAt, importedAt }]`, `publish` has `applied` and `changes` as `import` has, or
 * `conflicts`, the paths that shop and branch have both changed; `remove` has `removed`.
 */
export function registerBackendBranch(backend: Command, run: Run): void {
  const branch = backend.command('branch').description('list, publish and remove drafts of a shop’s content');
  const list = branch
    .command('list')
    .description('the drafts that there are')
    .requiredOption('--shop <id>', 'the shop')
    .action(
      run(
        async (context, { shop }: { readonly shop: string }) => {
          const { listBranches } = await import('#cli/operating/branches.ts');
          return listBranches(context, shop);
        },
        { anywhere: true },
      ),
    );
  const publish = branch
    .command('publish')
    .description('show everybody what a draft has changed; what the shop changed meanwhile stays')
    .argument('<branch>', 'which draft')
    .requiredOption('--shop <id>', 'the shop')
    .option('--plan', 'show what would be added, changed and removed')
    .action(
      run(
        async (context, name: string, { shop, plan = false }: { readonly shop: string; readonly plan?: boolean }) => {
          const { publishBranch } = await import('#cli/operating/import-content.ts');
          return publishBranch(context, name, { shop, isPlan: plan });
        },
        { anywhere: true },
      ),
    );
  withExamples(publish, [
    ['shopgen backend branch publish autumn --shop acoustic --plan', 'what would change'],
    ['shopgen backend branch publish autumn --shop acoustic', 'for everybody; the draft is gone'],
  ]);
  const remove = branch
    .command('remove')
    .description('delete a draft')
    .argument('<branch>', 'which draft')
    .requiredOption('--shop <id>', 'the shop')
    .action(
      run(
        async (context, name: string, { shop }: { readonly shop: string }) => {
          const { removeBranch } = await import('#cli/operating/branches.ts');
          return removeBranch(context, name, shop);
        },
        { anywhere: true },
      ),
    );
  withExamples(list, [['shopgen backend branch list --shop acoustic', 'which drafts there are, and from when']]);
  withExamples(remove, [['shopgen backend branch remove autumn --shop acoustic', 'what everybody sees stays']]);
}
