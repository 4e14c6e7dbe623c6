import { Option } from 'commander';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen api diff` and `api pull`: what changed between two descriptions of an API, and a newer one. */
export const registerApi: Register = (program, run) => {
  const api = program.command('api').description('compare and fetch descriptions of an API');
  const command = api
    .command('diff')
    .argument('<old>', 'file of the description as it was, or REVISION:FILE')
    .argument('<new>', 'file of the description as it is to be, or REVISION:FILE')
    .description('breaking and other changes, and which procedures and screens they reach; exit 3 if one breaks')
    .action(
      run(
        async ({ root }, oldFile: string, newFile: string) => {
          const { diffApis } = await import('#cli/api-diff/diff-apis.ts');
          return diffApis(root, oldFile, newFile);
        },
        { anywhere: true },
      ),
    );
  withExamples(command, [
    ['shopgen api diff main:openapi/product-api.yaml openapi/product-api.yaml', 'what this branch changes'],
    ['shopgen api diff old/product-api.yaml openapi/product-api.yaml', 'what the new one changes'],
  ]);
  const pull = api
    .command('pull')
    .argument('<url>', 'https address of the description')
    .addOption(new Option('--api <name>', 'which one it is').choices(['product', 'content']).makeOptionMandatory())
    .option('--plan', 'say what would change and write nothing')
    .description('fetch a description, say what it changes, and lock it')
    .action(
      run(
        async ({ root }, url: string, { api: name, plan = false }: { api: 'product' | 'content'; plan?: boolean }) => {
          const { pullApi } = await import('#cli/api-pull/pull-api.ts');
          return pullApi(root, url, { api: name, isPlan: plan });
        },
      ),
    );
  withExamples(pull, [
    ['shopgen api pull https://api.shop.example/openapi.yaml --api product', 'take what the API publishes'],
    ['shopgen api pull https://api.shop.example/openapi.yaml --api product --plan', 'see what has changed there'],
  ]);
};
