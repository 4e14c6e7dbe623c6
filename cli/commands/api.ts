import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen api diff`: what changed between two descriptions of an API. */
export const registerApi: Register = (program, run) => {
  const api = program.command('api').description('compare descriptions of an API');
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
};
