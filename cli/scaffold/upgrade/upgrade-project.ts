import { currentRelease, isRelease } from '#cli/config/releases.ts';
import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { valueLine } from '#cli/plan/render-plan.ts';
import { loadProject, type Project } from '#cli/project/load-project.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import { placeAt, textAt } from '#cli/sources/located.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { finishEarlier } from '../change/carry-out.ts';
import { makeChange } from '../change/project-change.ts';
import { tryOut } from '../try-out.ts';
import { draftUpgrade, type UpgradeDraft } from './draft-upgrade.ts';
import { compareMeaning, compareReleases, type Difference, isAnnounced } from './meaning.ts';
import { readPackage } from './package-files.ts';
import { guessRelease, type Origin, readReleases } from './release-files.ts';
import { reportUpgrade } from './report-upgrade.ts';

/** Options of `shopgen upgrade`. */
export interface UpgradeOptions {
  /** Only says what would be changed. */
  readonly plan: boolean;
  /** The package that the project was begun with; undefined: one of the known releases. */
  readonly from: string | undefined;
}

/**
 * `shopgen upgrade`: brings a project to this release, and shows what that changes for its sites. `--json`: `from`, `to`, `applied`,
 * `renamed` with the keys that get another name, `rewritten` with the changes to code as `{ title, files }`,
 * `differences` as `{ site, key, before, after }`, `files` as lists of what is `added`,
 * `changed` and `removed`, and `diffs` by path.
 *
 * @throws InputError for a project with errors, and where something would mean something else that no release has announced
 */
export async function upgradeProject(
  { root, untilStopped }: Pick<CommandContext, 'root' | 'untilStopped'>,
  { plan, from }: UpgradeOptions,
): Promise<Outcome> {
  const finished = await finishEarlier(root, 'upgrade', { plan });
  if (finished !== undefined) return finished;
  const before = await loadProject(root, undefined, await loadRuntimeUsage());
  refuseBroken(before);
  const releases = await readReleases();
  const theirs = releases.get(currentRelease) ?? new Map();
  const origin = from === undefined ? await findOrigin(root, before, releases) : await readPackage(from);
  const draft = await draftUpgrade(root, origin, theirs);
  const differences = await proveMeaning(root, before, draft, () => compareReleases(origin.files, theirs));
  if (!plan) {
    // From here on a signal waits: what is begun is finished in an instant.
    untilStopped();
    await makeChange(root, draft.change);
  }
  return reportUpgrade(draft, before, { origin: origin.name, plan, differences });
}

function refuseBroken({ sites, diagnostics, sources }: Project): void {
  const broken = sites.flatMap((site) => site.diagnostics).filter(({ severity }) => severity === 'error');
  if (broken.length === 0) return;
  const message = 'The project has errors, so that it cannot be compared with what it would become';
  const lead = errorAt('upgrade.broken', undefined, message, 'Correct what is printed below. Nothing was changed.');
  throw new InputError([lead, ...diagnostics.filter(({ severity }) => severity === 'error')], sources);
}

async function findOrigin(
  root: string,
  { sites }: Project,
  releases: Awaited<ReturnType<typeof readReleases>>,
): Promise<Origin> {
  const version = sites.flatMap(({ loaded }) => textAt(loaded.tree, 'configVersion') ?? [])[0];
  const name = version !== undefined && isRelease(version) ? version : await guessRelease(root, releases);
  return { name, files: releases.get(name) ?? new Map() };
}

/**
 * Checks the project as it would be, and returns in what it would differ.
 *
 * @param announce - Returns the differences that releases announce.
 */
async function proveMeaning(
  root: string,
  before: Project,
  { change }: UpgradeDraft,
  announce: () => Promise<readonly Difference[]>,
): Promise<readonly Difference[]> {
  if (change.changed.length + change.removed.length === 0) return [];
  const after = await tryOut(root, change);
  const differences = compareMeaning(before, after);
  if (differences.length === 0) return [];
  const announced = await announce();
  const others = differences.filter((difference) => !isAnnounced(difference, announced));
  if (others.length === 0) return differences;
  throw new InputError(
    others.map((difference) => reportDifference(difference, after)),
    after.sources,
  );
}

/** Reports a difference where the value would stand. */
function reportDifference({ site, ...change }: Difference, after: Project): Diagnostic {
  const tree = after.sites.find(({ loaded }) => loaded.id === site)?.loaded.tree;
  const place = tree && placeAt(tree, change.key.split('.'));
  const message = `${site ?? 'Texts'}: no release announces ${valueLine(change)}`;
  return errorAt('upgrade.meaning', place, message, 'Nothing was changed. The file is shown as it would have been.');
}
