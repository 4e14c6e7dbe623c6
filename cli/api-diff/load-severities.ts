import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { entriesAt, type Located, toPlain } from '#cli/sources/located.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';
import { fileLimits, getStart, isSourceFile, readText } from '#cli/sources/read-text.ts';
import { rules, type Severity, severities } from './rules.ts';

/** The severities that a project has set, by rule. */
export type Severities = ReadonlyMap<string, Severity>;

const file = 'openapi/diff.yaml';

/**
 * Loads what a project thinks of changes: `severities` in `openapi/diff.yaml`, where there is one.
 *
 * @throws InputError for rules and severities that do not exist, each at its place
 */
export async function loadSeverities(root: string): Promise<Severities> {
  if (!existsSync(path.join(root, file))) return new Map();
  const source = await readText(root, file, fileLimits.config);
  if (!isSourceFile(source)) throw new InputError([source]);
  const { value, diagnostics } = parseYaml(source);
  const chosen = new Map<string, Severity>();
  const wrong = [...diagnostics, ...(value === undefined ? [] : readSeverities(value, chosen))];
  if (wrong.length > 0) throw new InputError(wrong, new Map([[file, source.text]]));
  return chosen;
}

function readSeverities(value: Located, chosen: Map<string, Severity>): Diagnostic[] {
  if (value.kind !== 'map') {
    const help = 'It looks like this: severities: { request-parameter-removed: note }';
    return [errorAt('config.wrong-type', getStart(file), `${file} is not a map`, help)];
  }
  const others = entriesAt(value).filter(([key]) => key !== 'severities');
  return [
    ...others.map(([key, { key: place }]) =>
      errorAt('config.unknown-key', place, `Unknown key "${key}"`, suggest(key, ['severities'])),
    ),
    ...entriesAt(value, 'severities').flatMap(([id, { key: place, value: given }]): Diagnostic[] => {
      if (!rules.has(id)) {
        const help = suggest(id, rules.keys());
        return [errorAt('config.unknown-key', place, `There is no kind of change "${id}"`, help)];
      }
      const plain = toPlain(given);
      const severity = severities.find((each) => each === plain);
      if (severity === undefined) {
        const message = `The severity of ${id} is ${JSON.stringify(plain)}, expected ${severities.join(', ')}`;
        return [errorAt('config.wrong-type', given.place, message, suggest(String(plain), severities))];
      }
      chosen.set(id, severity);
      return [];
    }),
  ];
}
