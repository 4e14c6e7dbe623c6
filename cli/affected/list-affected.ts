import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { findAffected } from './find-affected.ts';

/** The options of commands that may work on affected sites only. */
export interface AffectedOptions {
  readonly affected?: boolean | undefined;
  readonly since?: string | undefined;
}

/**
 * Returns the sites that `--affected --since REF` chooses, sorted; undefined where neither is given.
 *
 * @throws UsageError where one of them is missing
 * @throws InputError where git does not know the root or the revision
 */
export async function listAffected(
  root: string,
  { affected = false, since }: AffectedOptions,
): Promise<readonly string[] | undefined> {
  if (affected && since === undefined)
    throw new UsageError('Since when? Name a revision with --since: --affected --since main');
  if (!affected && since !== undefined) throw new UsageError('--since goes with --affected');
  if (since === undefined) return undefined;
  return (await findAffected(root, since)).sites.map(({ id }) => id);
}
