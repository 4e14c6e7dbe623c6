import type { Command } from 'commander';
import { renderOutcome } from './outcome-writer.ts';
import { createProgram } from './program.ts';

/** Returns the help of every command by the words that select it, from the program itself: '' is that of the program. */
export function recordHelp(): Readonly<Record<string, string>> {
  return Object.fromEntries(listHelp(createProgram(), []));
}

function listHelp(command: Command, words: readonly string[]): [string, string][] {
  const own: [string, string] = [words.join(' '), renderHelp(command)];
  return [own, ...command.commands.flatMap((inner) => listHelp(inner, [...words, inner.name()]))];
}

function renderHelp(command: Command): string {
  const written: string[] = [];
  command.configureOutput({ writeOut: (text) => written.push(text) });
  command.outputHelp();
  const output = { format: 'text', quiet: false, color: false, root: '' } as const;
  const printed = renderOutcome({ text: written.join('') }, output);
  return printed.map(({ text }) => text).join('');
}
