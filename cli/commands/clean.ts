import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen clean`: empties the build's cache. */
export const registerClean: Register = (program, run) => {
  const command = program
    .command('clean')
    .description('empty the build cache; what is generated and built stays')
    .action(
      run(async ({ root }) => {
        const { cleanCache } = await import('#cli/build/cache/clean-cache.ts');
        return cleanCache(root);
      }),
    );
  withExamples(command, [
    ['shopgen clean', 'remove dist/.cache and say how much that freed'],
    ['shopgen clean && shopgen build --all', 'build everything anew'],
  ]);
};
