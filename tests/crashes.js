// `npm run crashes -- [times]`: kills the backend at so many random moments of a checkout, on every database there is.

import { spawn } from 'node:child_process';
import { findPostgres } from './support/find-postgres.js';

const [times = '50'] = process.argv.slice(2);
if (!/^[1-9]\d{0,3}$/.test(times)) {
  console.error('npm run crashes -- [times]: a number');
  process.exit(2);
}
const projects = ['contract', ...(findPostgres() ? ['postgres'] : [])];
const vitest = spawn(
  'npx',
  ['vitest', 'run', ...projects.flatMap((project) => ['--project', project]), 'tests/contract/crashes'],
  { stdio: 'inherit', env: { ...process.env, CRASHES: times } },
);
vitest.on('exit', (code) => process.exit(code ?? 1));
