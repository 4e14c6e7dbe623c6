import type { Argument, Command, Option } from 'commander';

/** The possible completions of a value: names that depend on the root, files, or a fixed choice. */
export type Values =
  | { readonly kind: 'sites' | 'locales' | 'codes' }
  | { readonly kind: 'files' | 'folders' | 'free' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] };

export interface OptionShape {
  readonly name: string;
  readonly description: string;
  /** Undefined for a switch. */
  readonly values: Values | undefined;
}

export interface CommandShape {
  /** Words that select the command, as in `site add`; empty for the program itself. */
  readonly path: readonly string[];
  readonly description: string;
  readonly commands: readonly CommandShape[];
  readonly options: readonly OptionShape[];
  /** Possible values of its first argument. */
  readonly argument: Values | undefined;
}

/** Returns what can be completed, from the program itself, so that a new command or option is completed too. */
export function describeProgram(program: Command): CommandShape {
  return describeCommand(program, [], []);
}

/** Returns every command, each before its subcommands. */
export function allCommands(command: CommandShape): CommandShape[] {
  return [command, ...command.commands.flatMap(allCommands)];
}

function describeCommand(command: Command, path: readonly string[], above: readonly OptionShape[]): CommandShape {
  const help = command.createHelp();
  const own = help.visibleOptions(command).map(describeOption);
  // The options of the program are also accepted after the name of a command.
  const options = [...own, ...above.filter(({ name }) => !own.some((option) => option.name === name))];
  const inherited = path.length === 0 ? own.filter(({ name }) => name !== '--version') : above;
  const [argument] = command.registeredArguments;
  return {
    path,
    description: command.description(),
    commands: help
      .visibleCommands(command)
      .filter((inner) => inner.name() !== 'help')
      .map((inner) => describeCommand(inner, [...path, inner.name()], inherited)),
    options,
    argument: argument === undefined ? undefined : valuesOfArgument(argument),
  };
}

function describeOption(option: Option): OptionShape {
  const takesValue = option.required || option.optional;
  return {
    name: option.long ?? option.flags,
    description: option.description,
    values: takesValue ? valuesOfOption(option) : undefined,
  };
}

function valuesOfOption({ long, argChoices }: Option): Values {
  if (argChoices !== undefined) return { kind: 'choice', choices: argChoices };
  if (long === '--site') return { kind: 'sites' };
  if (long === '--locale') return { kind: 'locales' };
  if (long === '--root') return { kind: 'folders' };
  return { kind: 'free' };
}

function valuesOfArgument(argument: Argument): Values {
  if (argument.argChoices !== undefined) return { kind: 'choice', choices: argument.argChoices };
  if (argument.name().startsWith('code')) return { kind: 'codes' };
  if (/^(old|new|file)$/.test(argument.name())) return { kind: 'files' };
  return { kind: 'free' };
}
