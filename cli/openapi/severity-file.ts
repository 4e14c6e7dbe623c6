import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { entriesAt, type Located, toPlain } from '#cli/sources/located.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';
import { fileLimits, getStart, isSourceFile, readText } from '#cli/sources/read-text.ts';

/** What may be set in a file of severities. */
export interface SeverityTable<Severity extends string> {
  /** Relative to the root. */
  readonly file: string;
  /** The names that severities are set for. */
  readonly names: readonly string[];
  /** What is missing where a name is unknown: `kind of change`. */
  readonly what: string;
  readonly severities: readonly Severity[];
}

/** The severities that a project has set, and what is wrong with its file. */
export interface SetSeverities<Severity extends string> {
  readonly chosen: ReadonlyMap<string, Severity>;
  readonly diagnostics: readonly Diagnostic[];
  /** Empty where there is no file. */
  readonly text: string;
}

/** Reads `severities` of a file, where there is one. */
export async function readSeverityFile<Severity extends string>(
  root: string,
  table: SeverityTable<Severity>,
): Promise<SetSeverities<Severity>> {
  const { file } = table;
  const chosen = new Map<string, Severity>();
  if (!existsSync(path.join(root, file))) return { chosen, diagnostics: [], text: '' };
  const source = await readText(root, file, fileLimits.config);
  if (!isSourceFile(source)) return { chosen, diagnostics: [source], text: '' };
  const { value, diagnostics } = parseYaml(source);
  const wrong = value === undefined ? [] : readSeverities(value, table, chosen);
  return { chosen, diagnostics: [...diagnostics, ...wrong], text: source.text };
}

function readSeverities<Severity extends string>(
  value: Located,
  { file, names, what, severities }: SeverityTable<Severity>,
  chosen: Map<string, Severity>,
): Diagnostic[] {
  if (value.kind !== 'map') {
    const help = `It looks like this: severities: { ${names[0]}: ${severities.at(-1)} }`;
    return [errorAt('config.wrong-type', getStart(file), `${file} is not a map`, help)];
  }
  const others = entriesAt(value).filter(([key]) => key !== 'severities');
  return [
    ...others.map(([key, { key: place }]) =>
      errorAt('config.unknown-key', place, `Unknown key "${key}"`, suggest(key, ['severities'])),
    ),
    ...entriesAt(value, 'severities').flatMap(([name, { key: place, value: given }]): Diagnostic[] => {
      if (!names.includes(name)) {
        return [errorAt('config.unknown-key', place, `There is no ${what} "${name}"`, suggest(name, names))];
      }
      const plain = toPlain(given);
      const severity = severities.find((each) => each === plain);
      if (severity === undefined) {
        const message = `The severity of ${name} is ${JSON.stringify(plain)}, expected ${severities.join(', ')}`;
        return [errorAt('config.wrong-type', given.place, message, suggest(String(plain), severities))];
      }
      chosen.set(name, severity);
      return [];
    }),
  ];
}
