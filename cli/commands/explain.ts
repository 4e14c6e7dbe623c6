import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/**
 * `shopgen explain`: what a diagnostic means, where a value comes from, or why something is in a build.
 *
 * With `--json`: `codes: [{ code, cause }]` without an argument, `code`, `cause`, `example` and `fix` for a code,
 * `explanation` (see `KeyExplanation`) for a key, `built` (see `BuiltExplanation`) for what is in a build.
 */
export const registerExplain: Register = (program, run) => {
  const command = program
    .command('explain')
    .description(
      'say what a diagnostic means, which file and line set a value of a site, or why something is in its build',
    )
    .argument(
      '[code-or-key]',
      'code of a diagnostic, a field of an API description, or with --site a key such as pageSizes.archive, a module, a text, a domain or an id',
    )
    .option('--site <id>', 'explain a key in the configuration of this site, or what is in its build')
    .action(
      run(
        async ({ root }, subject: string | undefined, { site }: { site?: string }) => {
          const { explain } = await import('#cli/explain/explain.ts');
          return explain(root, subject, site);
        },
        { anywhere: true },
      ),
    );
  withExamples(command, [
    ['shopgen explain', 'every code there is'],
    ['shopgen explain route.collision', 'what it means, an example, and how it is fixed'],
    ['shopgen explain pageSizes.archive --site group', 'where the value stands and what it shadows'],
    [
      'shopgen explain openapi/product-api.yaml#/info/title',
      'which line, also of an overlay, set a field of a description',
    ],
    ['shopgen explain domains --site acoustic', 'the same for everything below a key'],
    ['shopgen explain cart:title --site acoustic', 'what shows a text, and why the built site has that'],
  ]);
};
