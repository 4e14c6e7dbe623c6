import { type Command, InvalidArgumentError } from 'commander';
import { packageRoot } from '#cli/package-root.ts';
import { listBuildSources } from '#cli/stamps/stamp-inputs.ts';
import type { Register, Run } from './command.ts';
import { withExamples } from './examples.ts';

interface BuildOptions {
  readonly site?: string[];
  readonly all?: boolean;
  readonly affected?: boolean;
  readonly since?: string;
  readonly shard?: Shard;
  readonly force?: boolean;
  readonly standalone?: boolean;
  readonly why?: boolean;
  readonly strict?: boolean;
  readonly pseudo?: boolean;
  readonly cacheUrl?: URL;
  readonly durations?: string;
}

/** `shopgen build`: builds `dist/<site>/`. */
export const registerBuild: Register = (program, run) => {
  const command = program
    .command('build')
    .description('generate and build dist/<site>/')
    .option('--site <id...>', 'which sites; may be repeated')
    .option('--all', 'every site')
    .option('--affected', 'the sites whose output may differ from what it was at a revision')
    .option('--since <ref>', 'the revision: a branch, tag or commit')
    .option('--shard <i/n>', 'only the i-th of n parts of the sites, to build on several machines', parseShard)
    .option('--durations <file>', 'what build --json or build merge printed before: gives each part as much work')
    .option('--force', 'overwrite generated files that were changed by hand')
    .option('--standalone', 'give each site files of its own instead of links to what sites share')
    .option('--cache-url <url>', 'a cache that machines share (default: SHOPGEN_CACHE_URL)', parseCacheUrl)
    .option('--why', 'say for each site why it was not in the cache')
    .option('--strict', 'fail when a site exceeds its budgets')
    .option(
      '--pseudo',
      'with all texts in accents and 40 % longer, into dist/@pseudo/, to see what has no room for them',
    )
    .action(
      run(
        async (context, options: BuildOptions) => {
          const { runBuild } = await import('#cli/build/run-build.ts');
          const { readVariable } = await import('#cli/start/read-variable.ts');
          const url = readVariable('SHOPGEN_CACHE_URL');
          const cache = { ...(url && { cacheUrl: parseCacheUrl(url) }), cacheKey: readVariable('SHOPGEN_CACHE_KEY') };
          return runBuild(context, { ...cache, ...options });
        },
        { inputs: (root) => listBuildSources({ root, packageRoot }) },
      ),
    );
  withExamples(command, [
    ['shopgen build --site acoustic', 'one site'],
    ['shopgen build --all', 'every site, side by side; one that fails stops no other'],
    ['shopgen build --all --why', 'and say what each had to be built for'],
    ['shopgen build --all --strict', 'and fail, exit code 1, when a page has outgrown its budget'],
    ['shopgen build --site acoustic --pseudo', 'in pseudo texts; shopgen start --site acoustic --pseudo shows it'],
    ['shopgen build --affected --since origin/main', 'what a pull request may have changed'],
    ['shopgen build --all --shard 2/3', 'the second of three machines'],
    ['shopgen build --all --shard 2/3 --durations report.json', 'parts that take equally long, by an earlier report'],
    ['shopgen build --all --cache-url https://cache.example.com/main', 'with what other machines have built'],
  ]);
  registerMerge(command, run);
};

/** `shopgen build merge`: joins what the parts of a build have printed. */
function registerMerge(build: Command, run: Run): void {
  const command = build
    .command('merge')
    .description('join what the parts of a build printed with --json')
    .argument('<report...>', 'files, one of each part')
    .action(
      run(
        async (_context, reports: readonly string[]) => {
          const { mergeReports } = await import('#cli/build/merge-reports.ts');
          return mergeReports(reports);
        },
        { anywhere: true },
      ),
    );
  withExamples(command, [
    [
      'shopgen build merge --json report-*.json > report.json',
      'one report of all parts; exit code 1 or 4 if a site failed',
    ],
  ]);
}

function parseCacheUrl(text: string): URL {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text);
  throw new InvalidArgumentError('It is an http or https address, such as https://cache.example.com/main.');
}

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
