import { listed } from '#cli/diagnostics/nearest.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { loadSites } from './load-sites.ts';

/**
 * Returns the error of a command that does not say which site, with the sites that there are.
 *
 * @param otherwise - What can be said instead: `build --all or --affected`.
 */
export async function askForSite(root: string, otherwise: string): Promise<UsageError> {
  const known = await loadSites(root).then(
    ({ sites }) =>
      `\nSites: ${listed(
        sites.map(({ id }) => id),
        40,
      )}.`,
    // A root that cannot be read is not what was wrong first.
    () => '',
  );
  return new UsageError(`Which site? Name it with --site, or ${otherwise}.${known}`);
}
