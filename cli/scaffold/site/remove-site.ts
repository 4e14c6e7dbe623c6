import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadCheckedSites, pickChecked } from '#cli/config/load-site.ts';
import { memoryFile } from '#cli/parts/part-memory.ts';
import { textAt } from '#cli/sources/located.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { type ChangeOptions, carryOut, finishEarlier } from '../change/carry-out.ts';
import { siteFile } from './site-files.ts';

/**
 * `shopgen site remove`: deletes a site's file, its code, what its overrides were made from, and the bundle that no other site has.
 * The data of its shop stay.
 *
 * @throws InputError for an unknown site, and where other sites need what is its
 */
export async function removeSite(root: string, id: string, options: ChangeOptions): Promise<Outcome> {
  const command = `site remove ${id}`;
  const finished = await finishEarlier(root, command, options);
  if (finished !== undefined) return finished;
  const { sites } = await loadCheckedSites(root);
  const { loaded } = pickChecked(sites, id);
  const bundle = textAt(loaded.tree, 'bundle');
  const isShared = sites.some((each) => each.loaded.id !== id && textAt(each.loaded.tree, 'bundle') === bundle);
  const removed = [
    ...(bundle === undefined || isShared ? [] : [`locales/${bundle}`]),
    `site-configs/${id}`,
    memoryFile(id),
    siteFile(id),
  ].filter((file) => existsSync(path.join(root, file)));
  return carryOut(
    root,
    { command, moved: [], changed: [], removed },
    {
      data: { site: id },
      left: [
        `generated/${id} and dist/${id} are no site's any more: delete them. The data of its shop are where they were.`,
        'No page of the project answers at its addresses: let the proxy lead them elsewhere, or answer 410.',
      ],
    },
    options,
  );
}
