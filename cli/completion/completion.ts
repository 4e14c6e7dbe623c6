import type { Command } from 'commander';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { describeProgram } from './describe-program.ts';
import { renderBash } from './render-bash.ts';
import { renderFish } from './render-fish.ts';
import { renderZsh } from './render-zsh.ts';

const renderers = { bash: renderBash, zsh: renderZsh, fish: renderFish } as const;

export type Shell = keyof typeof renderers;

/** `shopgen completion SHELL`: the script that completes the command line in a shell. */
export function completion(program: Command, shell: Shell): Outcome {
  const script = renderers[shell](describeProgram(program));
  return { data: { shell, script }, text: script };
}
