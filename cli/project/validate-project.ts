import type { Outcome } from '#cli/commands/command.ts';
import { hasErrors } from '#cli/diagnostics/diagnostic.ts';
import { loadProject } from './load-project.ts';

/** `shopgen validate`: every problem at once. */
export async function validateProject(root: string, id?: string): Promise<Outcome> {
  const { sites, diagnostics, sources } = await loadProject(root, id === undefined ? undefined : [id]);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const names = sites.map(({ loaded }) => loaded.id);
  return {
    diagnostics,
    sources,
    data: { sites: names },
    next: hasErrors(diagnostics)
      ? `\n${errors} ${errors === 1 ? 'problem' : 'problems'} to solve.`
      : `${names.join(', ')}: configs, route tables, translations and API descriptions are fine.`,
  };
}
