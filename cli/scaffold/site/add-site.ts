import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { getStart } from '#cli/sources/read-text.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { askOnTerminal, wasInterrupted } from '../ask-on-terminal.ts';
import { tryOut } from '../try-out.ts';
import { type ScaffoldFile, writeFiles } from '../write-files.ts';
import { askSite } from './ask-site.ts';
import { checkId, draftSite, siteBelow } from './draft-site.ts';
import { type KnownProject, knownShops, loadKnownProject } from './known-project.ts';
import { siteFile, siteFiles } from './site-files.ts';
import { missingOptions, type SiteWishes } from './site-wishes.ts';

interface AddSiteOptions {
  /** Whether to replace an existing file of the site. */
  readonly force: boolean;
}

/**
 * `shopgen site add`: writes a site that validates, builds and shows at once. `--json`: `site`, and `files` as lists of
 * paths that were `added` and `changed`.
 *
 * @throws UsageError naming the options that are missing where nobody can be asked
 * @throws InputError when there is such a site, or the new one would not pass the checks; then nothing was written
 */
export async function addSite(
  context: CommandContext,
  id: string,
  wishes: SiteWishes,
  { force }: AddSiteOptions,
): Promise<Outcome> {
  checkId(id);
  const isThere = refuseExisting(context.root, id, force);
  const known = await loadKnownProject(context.root);
  let answered: SiteWishes;
  try {
    answered = await complete(context, id, wishes, known);
  } catch (error) {
    if (wasInterrupted(error)) return { next: 'Nothing was written.', exitCode: 130 };
    throw error;
  }
  const draft = draftSite(id, answered, known);
  const [own, ...others] = await siteFiles(context.root, draft);
  if (own === undefined) throw new Error('A site has no file');
  const files: ScaffoldFile[] = [isThere ? { ...own, replaces: true } : own, ...others];
  await tryOut(context.root, files);
  await writeFiles(context.root, files);
  const paths = files.map((file) => file.path);
  return {
    diagnostics: unknownShop(own.path, draft.shopId ?? id, known),
    data: { site: id, files: { added: isThere ? paths.slice(1) : paths, changed: isThere ? paths.slice(0, 1) : [] } },
    next: [`Written: ${paths.join(', ')}`, `Next: shopgen build --site ${id} && shopgen start --site ${id}`].join('\n'),
  };
}

/** Warns about a shop that no other site shows. */
function unknownShop(file: string, shopId: string, known: KnownProject): Diagnostic[] {
  if (knownShops(known).includes(shopId)) return [];
  const message = `No other site shows the shop ${shopId}: the ids under pages are guesses`;
  const help = 'The embedded backend knows its demo shops only; for another API set PRODUCT_API_URL.';
  return [warningAt('scaffold.unknown-shop', getStart(file), message, help)];
}

/**
 * Returns whether there is a file to replace.
 * @throws InputError where there is one and replacing it was not asked for.
 */
function refuseExisting(root: string, id: string, force: boolean): boolean {
  const there = [siteFile(id), `site-configs/${id}.yml`].find((file) => existsSync(path.join(root, file)));
  if (there === undefined) return false;
  if (force && there === siteFile(id)) return true;
  const help = 'Choose another id, or replace the file with --force.';
  throw new InputError([errorAt('scaffold.exists', getStart(there), `There is a site ${id} already`, help)]);
}

async function complete(
  { input, json }: CommandContext,
  id: string,
  wishes: SiteWishes,
  known: KnownProject,
): Promise<SiteWishes> {
  const missing = missingOptions(wishes, siteBelow(wishes, known) !== undefined);
  if (missing.length === 0) return wishes;
  if (input && !json) return askSite(id, wishes, known, await askOnTerminal());
  throw new UsageError(
    `Missing: ${missing.join(', ')}\nOn a terminal they are asked for. shopgen site add --help has an example.`,
  );
}
