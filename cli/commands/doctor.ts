import { UsageError } from '#cli/diagnostics/usage-error.ts';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/**
 * `shopgen doctor`: checks whether this machine and this root have what storefronts need.
 * With `--api` and `--site`: reports what a site names and the running APIs lack, each as an error.
 * With `--json`: `checks: [{ name, status, message, help }]`, see `CheckJson`. Exit code 1 when a status is `error`.
 */
export const registerDoctor: Register = (program, run) => {
  const command = program
    .command('doctor')
    .description('check Node, ports, folders, browser, database, outputs and environment, and say what to do')
    .option(
      '--api [url]',
      'ask running APIs instead for everything that a site names (default: PRODUCT_API_URL, else :3001)',
    )
    .option('--site <id>', 'with --api: which site')
    .action(
      run(
        async ({ root }, { api, site }: { api?: string | true; site?: string }) => {
          if (api !== undefined && site === undefined)
            throw new UsageError('--api needs --site: which site to ask for.');
          if (api === undefined && site !== undefined) throw new UsageError('--site goes with --api.');
          if (api !== undefined && site !== undefined) {
            const { doctorOfApi } = await import('#cli/doctor/doctor-of-api.ts');
            return doctorOfApi(root, site, api === true ? undefined : api);
          }
          const { doctor } = await import('#cli/doctor/doctor.ts');
          return doctor(root);
        },
        { anywhere: true },
      ),
    );
  withExamples(command, [
    ['shopgen doctor', 'what is fine and what is not, and what to do about it'],
    ['shopgen doctor --api --site acoustic', 'which pages, links, pictures and locales of the site its APIs lack'],
    ['shopgen doctor --json', 'the same for a script; exit code 1 when something cannot work'],
  ]);
};
