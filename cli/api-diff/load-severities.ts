import { InputError } from '#cli/diagnostics/input-error.ts';
import { readSeverityFile } from '#cli/openapi/severity-file.ts';
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
  const table = { file, names: [...rules.keys()], what: 'kind of change', severities };
  const { chosen, diagnostics, text } = await readSeverityFile(root, table);
  if (diagnostics.length > 0) throw new InputError(diagnostics, new Map([[file, text]]));
  return chosen;
}
