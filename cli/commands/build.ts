import { InvalidArgumentError } from 'commander';
import type { Register } from './command.ts';

/** `shopgen build`: builds `dist/<site>/`. */
export const registerBuild: Register = (program, run) => {
  program
    .command('build')
    .description('generate and build dist/<site>/')
    .option('--site <id...>', 'which sites; may be repeated')
    .option('--all', 'every site')
    .option('--shard <i/n>', 'only the i-th of n parts of the sites, to build on several machines', parseShard)
    .option('--force', 'overwrite generated files that were changed by hand')
    .action(
      run(async (context, options: { site?: string[]; all?: boolean; shard?: Shard; force?: boolean }) => {
        const { runBuild } = await import('#cli/build/run-build.ts');
        return runBuild(context, options);
      }),
    );
};

/** The part of the sites that a machine builds. Counts from 1. */
interface Shard {
  readonly index: number;
  readonly count: number;
}

function parseShard(text: string): Shard {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index !== undefined && count !== undefined && index >= 1 && index <= count) return { index, count };
  throw new InvalidArgumentError('It is written 1/3: the first of three parts.');
}
