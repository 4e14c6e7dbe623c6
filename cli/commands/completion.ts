import { Argument } from 'commander';
import type { Shell } from '#cli/completion/completion.ts';
import type { ValueKind } from '#cli/completion/list-values.ts';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/**
 * `shopgen completion`: completes the command line in a shell.
 *
 * With `--json`: `shell` and `script`.
 */
export const registerCompletion: Register = (program, run) => {
  const command = program
    .command('completion')
    .description('print the script that completes shopgen in a shell')
    .addArgument(new Argument('<shell>', 'which shell').choices(['bash', 'zsh', 'fish']))
    .action(
      run(
        async (_, shell: Shell) => {
          const { completion } = await import('#cli/completion/completion.ts');
          return completion(program, shell);
        },
        { anywhere: true },
      ),
    );
  withExamples(command, [
    ['source <(shopgen completion bash)', 'for this bash; in ~/.bashrc for every one'],
    ['source <(shopgen completion zsh)', 'for this zsh; in ~/.zshrc after compinit for every one'],
    ['shopgen completion fish | source', 'for this fish; in ~/.config/fish/config.fish for every one'],
  ]);
  // Called by the shell scripts during completion.
  program
    .command('complete', { hidden: true })
    .addArgument(new Argument('<kind>').choices(['sites', 'locales', 'codes']))
    .action(
      run(
        async ({ root }, kind: ValueKind) => {
          const { listValues } = await import('#cli/completion/list-values.ts');
          return listValues(root, kind);
        },
        { anywhere: true },
      ),
    );
};
