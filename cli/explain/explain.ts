import { InputError } from '#cli/diagnostics/input-error.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { requireRoot } from '#cli/require-root.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { explainBuilt, isBuiltName, tryExplainBuilt } from './explain-built.ts';
import { explainCode, listCodes } from './explain-code.ts';
import { explainKey } from './explain-key.ts';
import { explainPointer, isPointer } from './explain-pointer.ts';

/**
 * `shopgen explain`: with a site its argument is a key or something in the site's build, without one a code or a field of an
 * API's description; without argument all codes are listed.
 */
export async function explain(root: string, subject: string | undefined, site: string | undefined): Promise<Outcome> {
  if (subject !== undefined && isPointer(subject)) {
    requireRoot(root);
    return explainPointer(root, subject);
  }
  if (site === undefined) return subject === undefined ? listCodes() : explainCode(subject);
  if (subject === undefined) {
    throw new UsageError(
      `Which key?\nshopgen config --site ${site} prints them all; then: shopgen explain KEY --site ${site}`,
    );
  }
  requireRoot(root);
  if (isBuiltName(subject)) return explainBuilt(root, subject, site);
  try {
    return await explainKey(root, subject, site);
  } catch (error) {
    const built = error instanceof InputError ? await tryExplainBuilt(root, subject, site) : undefined;
    if (built === undefined) throw error;
    return built;
  }
}
