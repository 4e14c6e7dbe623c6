/**
 * The quick loop, without browser and database: `npm run check`. Runs every step, so that one run shows all there is to
 * fix. The unit tests run beside the other steps, which take as long together. What is generated comes before the steps
 * that need it.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (path, ...args) => [`${root}node_modules/${path}`, ...args];

const incremental = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
const cruiseCache = ['--cache', '.cache/dependency-cruiser', '--cache-strategy', 'content'];

const generating = [
  ['command line tool', [`${root}cli/compile.js`]],
  ['configuration and generated types', [`${root}cli/dist/shopgen.js`, 'generate', '--site', 'acoustic', '--quiet']],
  // Its own code is compiled with the rest, against declarations that are generated.
  ['generated types of own code', [`${root}cli/dist/shopgen.js`, 'generate', '--site', 'easy-felt', '--quiet']],
];
const ofSources = [
  ['lint and format', bin('@biomejs/biome/bin/biome', 'check', '--diagnostic-level=warn', '.')],
  ['API descriptions', bin('@redocly/cli/bin/cli.js', 'lint')],
];
const ofGenerated = [
  // One process: several would each check the shared types. Its results are stored for the next run.
  ['types', bin('typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.json', '--checkers', '1', ...incremental)],
  [
    'import rules',
    bin('dependency-cruiser/bin/dependency-cruise.mjs', ...cruiseCache, 'cli', 'runtime', 'backend', 'tests', 'bench'),
  ],
  ['dead code', bin('knip/bin/knip.js', '--cache', '--cache-location', '.cache/knip')],
];
// No more workers than there are cores: the other steps run at the same time.
const tests = [
  [
    'unit tests',
    bin('vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter=dot', `--maxWorkers=${availableParallelism()}`),
  ],
];

const failed = [];
const generated = oneAfterAnother(generating);
await Promise.all([
  oneAfterAnother(ofSources)
    .then(() => generated)
    .then(() => oneAfterAnother(ofGenerated)),
  generated.then(() => oneAfterAnother(tests)),
]);
console.log(failed.length === 0 ? '\nEverything is fine.' : `\nTo fix: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function oneAfterAnother(steps) {
  for (const [name, args] of steps) {
    const started = Date.now();
    const { code, said } = await run(args);
    // The output of a step is printed as a whole, so that parallel steps do not mix.
    console.log(`\n── ${name}\n${said.trim()}`);
    console.log(`${code === 0 ? 'fine' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    if (code !== 0) failed.push(name);
  }
}

function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said: Buffer.concat(said).toString() }));
  });
}
