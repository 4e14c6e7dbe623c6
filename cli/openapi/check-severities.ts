import type { DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import type { Diagnostic, Severity } from '#cli/diagnostics/diagnostic.ts';
import { readSeverityFile, type SetSeverities } from './severity-file.ts';

/** Where a project says how bad it finds what the checks of descriptions tell. */
export const checkSeverityFile = 'openapi/checks.yaml';

/** What may be told otherwise: clients can be made of a description all the same. */
const adjustable: readonly DiagnosticCode[] = [
  'spec.schema',
  'spec.value',
  'spec.parameter',
  'spec.response',
  'spec.unknown-key',
  'spec.discriminator',
  'spec.server',
  'spec.undeclared',
  'spec.format',
  'spec.unused',
];

const severities: readonly Severity[] = ['error', 'warning', 'hint'];

/** Loads what a project has set in `openapi/checks.yaml`, where there is one. */
export async function loadCheckSeverities(root: string): Promise<SetSeverities<Severity>> {
  return readSeverityFile(root, { file: checkSeverityFile, names: adjustable, what: 'check', severities });
}

/** Returns diagnostics with the severities that a project has set. */
export function withSeverities(
  diagnostics: readonly Diagnostic[],
  chosen: ReadonlyMap<string, Severity>,
): readonly Diagnostic[] {
  if (chosen.size === 0) return diagnostics;
  return diagnostics.map((each) => ({ ...each, severity: chosen.get(each.code) ?? each.severity }));
}
