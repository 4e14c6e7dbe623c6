// `npm run fuzz -- [requests an operation] [seed]`: asks the backend more than the tests do, and other things each time.
// What it finds is found again with the seed that it prints.

import { spawn } from 'node:child_process';

const [runs = '500', seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2);
if (![runs, seed].every((text) => /^\d{1,9}$/.test(text))) {
  console.error('npm run fuzz -- [requests an operation] [seed]: both are numbers');
  process.exit(2);
}
console.log(`${runs} requests for each operation, made from the seed ${seed}`);
const vitest = spawn(
  'npx',
  ['vitest', 'run', '--project', 'contract', '--testTimeout=0', 'tests/contract/fuzz.test.ts'],
  { stdio: 'inherit', env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed } },
);
vitest.on('exit', (code) => process.exit(code ?? 1));
