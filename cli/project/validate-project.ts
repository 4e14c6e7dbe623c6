import { hasErrors } from '#cli/diagnostics/diagnostic.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { loadProject } from './load-project.ts';
import { rememberSpecs } from './remember-specs.ts';

/** `shopgen validate`: every problem at once, of the sites of these ids or of all. */
export async function validateProject(root: string, ids?: readonly string[]): Promise<Outcome> {
  if (ids?.length === 0) return { data: { sites: [] }, next: 'No site is to be checked: nothing to do.' };
  const project = await loadProject(root, ids);
  const { sites, diagnostics, sources } = project;
  // The cache only saves time: validation also works in a read-only folder.
  await rememberSpecs(root, project, {}).catch(() => undefined);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length;
  const names = sites.map(({ loaded }) => loaded.id);
  const checked = `${names.join(', ')}: configs, route tables, translations and API descriptions`;
  const outcome: Outcome = {
    diagnostics,
    sources,
    data: { sites: names },
    next: hasErrors(diagnostics)
      ? `\n${errors} ${errors === 1 ? 'problem' : 'problems'} to solve.`
      : warnings > 0
        ? `${checked} have no errors and ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`
        : `${checked} are fine.`,
  };
  return { ...outcome, repeat: { outputs: [], run: async () => ({ outcome }) } };
}
