/**
 * `npm run screenshots`, `npm run visual`, `npm run a11y` and `npm run pseudo`: looks at the sites' screens. Words behind `--` choose
 * sites and locales: `npm run a11y -- easy-felt nl-NL`; without any, all sites in one locale of each language (`visual`: in one).
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [look, ...words] = process.argv.slice(2);
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'looks', `tests/looks/${look}.test.ts`], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LOOK_AT: words.join(' ') },
});
process.exitCode = status ?? 1;
