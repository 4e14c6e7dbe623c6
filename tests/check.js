/** The quick loop, without browser and database: `npm run check`. Runs every step, so that one run shows all there is to mend. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (path, ...args) => [process.execPath, [`${root}node_modules/${path}`, ...args]];

const steps = [
  ['command line tool', [process.execPath, [`${root}cli/compile.js`]]],
  [
    'configuration and generated types',
    [process.execPath, [`${root}cli/dist/shopgen.js`, 'generate', '--site', 'acoustic', '--quiet']],
  ],
  ['types', bin('typescript7/bin/tsc', '--noEmit', '-p', 'tsconfig.json')],
  ['lint and format', bin('@biomejs/biome/bin/biome', 'check', '--diagnostic-level=warn', '.')],
  ['import rules', bin('dependency-cruiser/bin/dependency-cruise.mjs', 'cli', 'runtime', 'backend', 'tests', 'bench')],
  ['dead code', bin('knip/bin/knip.js')],
  ['API descriptions', bin('@redocly/cli/bin/cli.js', 'lint')],
  ['unit tests', bin('vitest/vitest.mjs', 'run', '--project', 'unit')],
];

const failed = [];
for (const [name, [command, args]] of steps) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  console.log(`${status === 0 ? 'fine' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (status !== 0) failed.push(name);
}
console.log(failed.length === 0 ? '\nEverything is fine.' : `\nTo mend: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
