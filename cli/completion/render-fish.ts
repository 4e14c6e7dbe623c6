import { allCommands, type CommandShape, type OptionShape, type Values } from './describe-program.ts';

/** Writes the completion of a program for fish, 3.0 and newer. */
export function renderFish(program: CommandShape): string {
  const commands = allCommands(program);
  const takesValue = [
    ...new Set(commands.flatMap(({ options }) => options.flatMap(({ name, values }) => (values ? [name] : [])))),
  ];
  const known = commands.filter(({ path }) => path.length > 0).map(({ path }) => quote(path.join(' ')));
  return `# Completion of shopgen for fish. To load it: shopgen completion fish | source
function __shopgen_command
    set -l command
    set -l skip 0
    for word in (commandline -opc)[2..-1]
        if test $skip = 1
            set skip 0
            continue
        end
        if contains -- $word ${takesValue.join(' ')}
            set skip 1
            continue
        end
        if contains -- (string join ' ' $command $word) ${known.join(' ')}
            set -a command $word
        end
    end
    string join ' ' $command
end
function __shopgen_at
    test (__shopgen_command | string collect; or echo) = "$argv[1]"
end
function __shopgen_values
    set -l words (commandline -opc)
    set -l root
    for index in (seq 2 (count $words))
        if test $words[$index] = --root; and test $index -lt (count $words)
            set root --root $words[(math $index + 1)]
        else if string match -q -- '--root=*' $words[$index]
            set root $words[$index]
        end
    end
    command $words[1] complete $argv[1] $root 2>/dev/null
end
complete -c shopgen -f
${commands.flatMap(renderLines).join('\n')}
`;
}

function renderLines({ path, commands, options, argument }: CommandShape): string[] {
  const begin = `complete -c shopgen -n ${quote(`__shopgen_at "${path.join(' ')}"`)}`;
  return [
    ...commands.map(({ path: inner, description }) => `${begin} -a ${inner.at(-1)} -d ${quote(description)}`),
    ...options.map((option) => `${begin} ${renderOption(option)}`),
    ...(argument === undefined ? [] : renderArgument(argument).map((rest) => `${begin} ${rest}`)),
  ];
}

function renderOption({ name, description, values }: OptionShape): string {
  const long = `-l ${name.replace(/^--/, '')} -d ${quote(description)}`;
  if (values === undefined) return long;
  if (values.kind === 'files') return `${long} -r -F`;
  return [long, '-x', ...renderArgument(values)].join(' ');
}

function renderArgument(values: Values): string[] {
  if (values.kind === 'free') return [];
  if (values.kind === 'choice') return [`-a ${quote(values.choices.join(' '))}`];
  if (values.kind === 'files') return ['-F'];
  if (values.kind === 'folders') return [`-a ${quote('(__fish_complete_directories)')}`];
  return [`-a ${quote(`(__shopgen_values ${values.kind})`)}`];
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
