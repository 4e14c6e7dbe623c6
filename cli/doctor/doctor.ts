import { type Diagnostic, errorAt, warningAt } from '#cli/diagnostics/diagnostic.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import type { Check, CheckStatus } from './check.ts';
import { checkBrowser } from './check-browser.ts';
import { checkDatabase } from './check-database.ts';
import { checkEnvironment, loadProviderVariables } from './check-environment.ts';
import { checkFolders } from './check-folders.ts';
import { checkNode } from './check-node.ts';
import { checkOutputs } from './check-outputs.ts';
import { checkPorts } from './check-ports.ts';

/** A check in `--json`. */
export interface CheckJson {
  readonly name: string;
  readonly status: CheckStatus;
  readonly message: string;
  readonly help: string | null;
}

/** `shopgen doctor`: looks at everything that storefronts need to be generated, built and started here. */
export async function doctor(root: string): Promise<Outcome> {
  const folders = await checkFolders(root);
  const canRead = folders.every(({ status }) => status !== 'error');
  const found = await Promise.all([
    checkNode(),
    folders,
    checkPorts(),
    checkBrowser(),
    checkDatabase(root),
    canRead ? checkOutputs(root) : [],
    loadProviderVariables().then((variables) => checkEnvironment(variables)),
  ]);
  const checks = found.flat();
  return {
    diagnostics: checks.flatMap(toDiagnostic),
    data: { checks: checks.map(toJson) },
    text: render(checks),
  };
}

/** Returns the diagnostic of a check that failed; one that passed has none. */
function toDiagnostic({ status, message, help }: Check): Diagnostic[] {
  if (status === 'fine') return [];
  return [(status === 'error' ? errorAt : warningAt)('doctor.finding', undefined, message, help)];
}

function toJson({ name, status, message, help }: Check): CheckJson {
  return { name, status, message, help: help ?? null };
}

function render(checks: readonly Check[]): string {
  const lines = checks.flatMap(({ status, message }) => (status === 'fine' ? [`fine  ${message}`] : []));
  return [...lines, summary(checks)].join('\n');
}

function summary(checks: readonly Check[]): string {
  const count = (wanted: CheckStatus): number => checks.filter(({ status }) => status === wanted).length;
  const errors = count('error');
  const warnings = count('warning');
  if (errors + warnings === 0) return 'All is well.';
  return `${plural(errors, 'error')}, ${plural(warnings, 'warning')}.`;
}

function plural(count: number, word: string): string {
  return `${count === 0 ? 'no' : count} ${word}${count === 1 ? '' : 's'}`;
}
