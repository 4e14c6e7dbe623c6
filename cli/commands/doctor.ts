import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/**
 * `shopgen doctor`: whether this machine and this root have what storefronts need.
 *
 * With `--json`: `checks: [{ name, status, message, help }]`, see `CheckJson`. Exit code 1 when a status is `error`.
 */
export const registerDoctor: Register = (program, run) => {
  const command = program
    .command('doctor')
    .description('check Node, ports, folders, browser, database, outputs and environment, and say what to do')
    .action(
      run(
        async ({ root }) => {
          const { doctor } = await import('#cli/doctor/doctor.ts');
          return doctor(root);
        },
        { anywhere: true },
      ),
    );
  withExamples(command, [
    ['shopgen doctor', 'what is fine and what is not, and what to do about it'],
    ['shopgen doctor --json', 'the same for a script; exit code 1 when something cannot work'],
  ]);
};
