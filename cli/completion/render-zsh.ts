import { allCommands, type CommandShape, type Values } from './describe-program.ts';

/** Writes the completion of a program for zsh. */
export function renderZsh(program: CommandShape): string {
  const commands = allCommands(program);
  const takesValue = [
    ...new Set(commands.flatMap(({ options }) => options.flatMap(({ name, values }) => (values ? [name] : [])))),
  ];
  const known = commands.filter(({ path }) => path.length > 0).map(({ path }) => `' ${path.join(' ')}'`);
  return `#compdef shopgen
# Completion of shopgen for zsh. To load it: source <(shopgen completion zsh)
_shopgen() {
  local current=$words[CURRENT] previous=$words[CURRENT-1] command='' word='' index
  local -a root items
  if [[ $current == --*=* ]]; then
    previous=\${current%%=*}
    compset -P '*='
  fi
  for ((index = 2; index < CURRENT; index++)); do
    word=$words[index]
    case $word in
      (--root=*) root=(--root "\${word#--root=}"); continue ;;
      (${takesValue.join('|')})
        if [[ $word == --root ]]; then root=(--root "$words[index+1]"); fi
        ((index++))
        continue
        ;;
    esac
    case "$command $word" in
      (${known.join('|')}) command="$command $word" ;;
    esac
  done
  case "$command:$previous" in
${commands.flatMap(optionValues).join('\n')}
  esac
  case "$command" in
${commands.map(renderWords).join('\n')}
  esac
}
if [[ $funcstack[1] == _shopgen ]]; then _shopgen "$@"; else compdef _shopgen shopgen; fi
`;
}

function optionValues({ path, options }: CommandShape): string[] {
  return options.flatMap(({ name, values }) =>
    values === undefined ? [] : [`    (${quote(`${at(path)}:${name}`)}) ${offer(values)} return ;;`],
  );
}

function offer(values: Values): string {
  if (values.kind === 'free') return '';
  if (values.kind === 'folders') return '_files -/;';
  if (values.kind === 'files') return '_files;';
  const list =
    values.kind === 'choice'
      ? values.choices.map(quote).join(' ')
      : `\${(f)"$("$words[1]" complete ${values.kind} $root 2>/dev/null)"}`;
  return `compadd -- ${list};`;
}

function renderWords({ path, commands, options, argument }: CommandShape): string {
  const flags = options.map(({ name, description }) => item(name, description));
  const names = commands.map(({ path: inner, description }) => item(inner.at(-1) ?? '', description));
  const others = [
    ...(names.length > 0 ? [`items=(${names.join(' ')}); _describe command items`] : []),
    ...(argument === undefined || argument.kind === 'free' ? [] : [offer(argument).replace(/;$/, '')]),
  ];
  return [
    `    (${quote(at(path))})`,
    `      if [[ $current == -* ]]; then items=(${flags.join(' ')}); _describe option items`,
    `      else ${others.length > 0 ? others.join('; ') : ':'}; fi`,
    '      ;;',
  ].join('\n');
}

/** Escapes an item; a colon separates the word from its description. */
function item(name: string, description: string): string {
  return quote(`${name}:${description.replaceAll(':', '\\:')}`);
}

function at(path: readonly string[]): string {
  return path.map((word) => ` ${word}`).join('');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
