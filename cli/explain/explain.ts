import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { requireRoot } from '#cli/require-root.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { explainCode, listCodes } from './explain-code.ts';
import { explainKey } from './explain-key.ts';
import { explainPointer, isPointer } from './explain-pointer.ts';

/** `shopgen explain`: with a site its argument is a key, without one a code or a field of an API's description; without argument all codes are listed. */
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
  return explainKey(root, subject, site);
}
