import { allCommands, type CommandShape, type Values } from './describe-program.ts';

/** Writes the completion of a program for bash, 3.2 and newer. */
export function renderBash(program: CommandShape): string {
  const commands = allCommands(program);
  const takesValue = [
    ...new Set(commands.flatMap(({ options }) => options.flatMap(({ name, values }) => (values ? [name] : [])))),
  ];
  const known = commands.filter(({ path }) => path.length > 0).map(({ path }) => `' ${path.join(' ')}'`);
  return `# Completion of shopgen for bash. To load it: source <(shopgen completion bash)
_shopgen() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command='' word='' index words=''
  local -a root=()
  # Bash takes --site=id for three words.
  if [[ $current == = ]]; then current=''; elif [[ $previous == = ]]; then previous=\${COMP_WORDS[COMP_CWORD-2]}; fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    word=\${COMP_WORDS[index]}
    case $word in
      ${takesValue.join('|')})
        if [[ \${COMP_WORDS[index+1]} == = ]]; then ((index++)); fi
        if [[ $word == --root ]]; then root=(--root "\${COMP_WORDS[index+1]}"); fi
        ((index++))
        continue
        ;;
    esac
    case "$command $word" in
      ${known.join('|')}) command="$command $word" ;;
    esac
  done
  local IFS=$'\\n'
  case "$command:$previous" in
${commands.flatMap(optionValues).join('\n')}
  esac
  case "$command" in
${commands.map(renderWords).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -F _shopgen shopgen
`;
}

function optionValues({ path, options }: CommandShape): string[] {
  return options.flatMap(({ name, values }) => {
    if (values === undefined) return [];
    return [`    ${quote(`${at(path)}:${name}`)}) COMPREPLY=(${reply(values)}); return ;;`];
  });
}

function reply(values: Values): string {
  if (values.kind === 'free') return '';
  if (values.kind === 'folders') return '$(compgen -d -- "$current")';
  if (values.kind === 'files') return '$(compgen -f -- "$current")';
  return `$(compgen -W "${wordList(values)}" -- "$current")`;
}

function renderWords({ path, commands, options, argument }: CommandShape): string {
  const names = commands.map(({ path: inner }) => inner.at(-1) ?? '');
  const inner = [...names, ...(argument === undefined ? [] : [wordList(argument)])].filter((word) => word !== '');
  const flags = options.map(({ name }) => name);
  const files = argument?.kind === 'files' ? ' COMPREPLY=($(compgen -f -- "$current")); return;' : '';
  return [
    `    ${quote(at(path))})`,
    `      if [[ $current == -* ]]; then words="${flags.join('\n')}"; else words="${inner.join('\n')}";${files} fi`,
    '      ;;',
  ].join('\n');
}

/** Returns the content of a double-quoted word list: one word a line, or the command that prints them. */
function wordList(values: Values): string {
  if (values.kind === 'choice') return values.choices.join('\n');
  if (values.kind === 'sites' || values.kind === 'locales' || values.kind === 'codes') {
    return `$("\${COMP_WORDS[0]}" complete ${values.kind} "\${root[@]}" 2>/dev/null)`;
  }
  return '';
}

function at(path: readonly string[]): string {
  return path.map((word) => ` ${word}`).join('');
}

function quote(text: string): string {
  return `'${text}'`;
}
