import { loadCheckedSites, pickSite } from '#cli/config/load-site.ts';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { type AddressChange, compareAddresses, listRedirects, type Redirect } from '#cli/plan/addresses.ts';
import { diffFile } from '#cli/plan/file-diff.ts';
import { addressLine, redirectLine, section } from '#cli/plan/render-plan.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { tryOut } from '../try-out.ts';
import { changeFile, findInterrupted, finishChange, makeChange, type ProjectChange } from './project-change.ts';

/** How a change is made. */
export interface ChangeOptions {
  /** Only says what would be changed. */
  readonly plan: boolean;
}

/** What a change is about. */
export interface ChangeSubject {
  /** Members of the `--json` document that name it. */
  readonly data: Readonly<Record<string, string>>;
  /** Returns the model that a site had before in the terms of the one that it has then. */
  readonly translate?: (model: SiteModel) => SiteModel;
  /** Returns the id that a site has then. Default: the same. */
  readonly rename?: (id: string) => string;
  /** What is left to do by hand. */
  readonly left: readonly string[];
}

/** The addresses of a site that a change touches. */
interface TouchedSite {
  readonly id: string;
  readonly addresses: readonly AddressChange[];
  readonly redirects: readonly Redirect[];
}

/**
 * Finishes a change that was interrupted. Returns the outcome where it was of the same command, which is done then.
 *
 * @throws InputError with `--plan`, which changes nothing
 */
export async function finishEarlier(
  root: string,
  command: string,
  { plan }: ChangeOptions,
): Promise<Outcome | undefined> {
  const interrupted = await findInterrupted(root);
  if (interrupted === undefined) return undefined;
  if (plan) {
    const message = `${interrupted} was interrupted, so that nothing can be planned`;
    const help = `Run it again: it goes on where it was. ${changeFile} says what it does.`;
    throw new InputError([errorAt('scaffold.interrupted', undefined, message, help)]);
  }
  await finishChange(root);
  return interrupted === command
    ? { data: { applied: true }, next: `Finished what was interrupted: ${command}` }
    : undefined;
}

/**
 * Checks a change in a copy of the project, says what it means for addresses, and makes it unless it is only planned.
 * `--json`: what it is about, `applied`, `files` with lists of what is `moved`, `changed` and `removed`, `diffs` by path, and
 * `sites` with `addresses` and `redirects` of those whose addresses change.
 *
 * @throws InputError when the project would not pass the checks; then nothing was changed
 */
export async function carryOut(
  root: string,
  change: ProjectChange,
  { data, translate = (model) => model, rename = (id) => id, left }: ChangeSubject,
  { plan }: ChangeOptions,
): Promise<Outcome> {
  const before = (await loadCheckedSites(root)).sites.flatMap(({ model }) => model ?? []);
  const after = await tryOut(root, change);
  const models = new Map(after.sites.flatMap(({ model }) => (model === undefined ? [] : [[model.id, model] as const])));
  const sites = before.flatMap((model) => compareSite(translate(model), models.get(rename(model.id))));
  if (!plan) await makeChange(root, change);
  const diffs = Object.fromEntries(
    change.changed.map(({ path: file, before: was, after: is }) => [
      file,
      diffFile(file, was ?? undefined, is).diff ?? null,
    ]),
  );
  const { moved, changed, removed } = change;
  const files = { moved, changed: changed.map(({ path: file }) => file), removed };
  const text = renderChange(files, sites, plan ? Object.values(diffs) : []);
  return {
    data: { ...data, applied: !plan, files, diffs, sites },
    ...(text !== '' && { text }),
    next: plan ? 'Nothing was changed: without --plan it is.' : ['Done.', ...left].join('\n'),
  };
}

/** Refuses to work on a site that has problems, which the change would carry along. */
export async function loadWholeSite(root: string, id: string) {
  const checked = await loadCheckedSites(root);
  return { checked, site: pickSite(checked, id) };
}

function compareSite(before: SiteModel, after: SiteModel | undefined): TouchedSite[] {
  const addresses = compareAddresses(before, after);
  if (addresses.length === 0) return [];
  const redirects = after === undefined ? [] : listRedirects(addresses, after);
  return [{ id: before.id, addresses, redirects }];
}

function renderChange(
  {
    moved,
    changed,
    removed,
  }: Readonly<Record<'changed' | 'removed', readonly string[]>> & Pick<ProjectChange, 'moved'>,
  sites: readonly TouchedSite[],
  diffs: readonly (string | null)[],
): string {
  const lines = [
    ...moved.map(({ from, to }) => `${from} → ${to}`),
    ...changed.map((file) => `~ ${file}`),
    ...removed.map((file) => `- ${file}`),
  ];
  const sections = [
    section('Files', lines),
    ...sites.flatMap(({ id, addresses, redirects }) => [
      section(`Addresses of ${id}`, addresses.map(addressLine)),
      section(`Redirects to write for ${id}`, redirects.map(redirectLine)),
    ]),
    ...diffs.flatMap((diff) => (diff === null ? [] : [diff.trimEnd().split('\n')])),
  ];
  return sections
    .filter((each) => each.length > 0)
    .map((each) => each.join('\n'))
    .join('\n\n');
}
