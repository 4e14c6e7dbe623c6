import { currentRelease, isRelease, type RenamedKey } from '#cli/config/releases.ts';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { diffFile } from '#cli/plan/file-diff.ts';
import { section, valueLine } from '#cli/plan/render-plan.ts';
import { loadProject, type Project } from '#cli/project/load-project.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import { textAt } from '#cli/sources/located.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { finishEarlier } from '../change/carry-out.ts';
import { makeChange } from '../change/project-change.ts';
import { tryOut } from '../try-out.ts';
import { draftUpgrade, type UpgradeDraft } from './draft-upgrade.ts';
import { compareMeaning, compareReleases, type Difference, isAnnounced } from './meaning.ts';
import { readPackage } from './package-files.ts';
import { guessRelease, type Origin, readReleases } from './release-files.ts';

/** Options of `shopgen upgrade`. */
export interface UpgradeOptions {
  /** Only says what would be changed. */
  readonly plan: boolean;
  /** The package that the project was begun with; undefined: one of the known releases. */
  readonly from: string | undefined;
}

/**
 * `shopgen upgrade`: brings a project to this release, and shows what that changes for its sites. `--json`: `from`, `to`, `applied`,
 * `renamed` with the keys that get another name, `differences` as `{ site, key, before, after }`, `files` as lists of what is `added`,
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
  const draft = await draftUpgrade(root, origin.files, theirs);
  const differences = await proveMeaning(root, before, draft, () => compareReleases(origin.files, theirs));
  if (!plan) {
    // From here on a signal waits: what is begun is finished in an instant.
    untilStopped();
    await makeChange(root, draft.change);
  }
  return report(draft, before, { origin: origin.name, plan, differences });
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
  const differences = compareMeaning(before, await tryOut(root, change));
  if (differences.length === 0) return [];
  const announced = await announce();
  const others = differences.filter((difference) => !isAnnounced(difference, announced));
  if (others.length === 0) return differences;
  throw new InputError(
    others.map((difference) => {
      const message = `${difference.site ?? 'Texts'}: the upgrade would change ${valueLine(difference).slice(2)}`;
      return errorAt('upgrade.meaning', undefined, message, 'Nothing was changed. shopgen upgrade --plan …');
    }),
  );
}

interface Made {
  readonly origin: string;
  readonly plan: boolean;
  readonly differences: readonly Difference[];
}

function report(draft: UpgradeDraft, before: Project, { origin, plan, differences }: Made): Outcome {
  const { changed, removed } = draft.change;
  const files = {
    added: changed.flatMap((file) => (file.before === null ? [file.path] : [])),
    changed: changed.flatMap((file) => (file.before === null ? [] : [file.path])),
    removed,
  };
  const isNothing = changed.length + removed.length === 0;
  const renamed = listRenamed(before);
  const diffs = Object.fromEntries(
    changed.map(({ path, before: was, after }) => [path, diffFile(path, was ?? undefined, after).diff ?? null]),
  );
  const diagnostics = plan ? draft.diagnostics : draft.diagnosticsAfter;
  const sources = new Map(
    changed.map(({ path, before: was, after }) => [path, plan && was !== null ? was : after] as const),
  );
  const sections = [
    section(
      'Keys that get another name',
      renamed.map(({ old, new: name, reason }) => `${old} → ${name}: ${reason}`),
    ),
    section(
      'What the release changes for the sites',
      differences.map((each) => `${valueLine(each)}${each.site === undefined ? '' : `  (${each.site})`}`),
    ),
    section('Files', [
      ...files.added.map((file) => `+ ${file}`),
      ...files.changed.map((file) => `~ ${file}`),
      ...files.removed.map((file) => `- ${file}`),
    ]),
    ...(plan ? Object.values(diffs) : []).flatMap((diff) => (diff === null ? [] : [diff.trimEnd().split('\n')])),
  ].filter((lines) => lines.length > 0);
  const same = differences.length === 0 ? 'All sites stay as they are' : 'Nothing else changes for the sites';
  const head = `From ${origin} to ${currentRelease}. ${same}: configuration, routes, texts and theme.`;
  return {
    diagnostics,
    sources,
    data: { from: origin, to: currentRelease, applied: !plan && !isNothing, renamed, differences, files, diffs },
    ...(!isNothing && { text: [head, ...sections.map((lines) => lines.join('\n'))].join('\n\n') }),
    next: isNothing
      ? `The project is one of ${currentRelease}: there is nothing to upgrade.`
      : plan
        ? 'Nothing was changed: without --plan it is.'
        : 'Done. Next: shopgen validate, and build the sites again.',
  };
}

/** Lists the keys that a project has by old names. */
function listRenamed({ sites }: Project): RenamedKey[] {
  const found = new Set(sites.flatMap(({ loaded }) => loaded.oldKeys.map(({ key }) => key)));
  return [...found];
}
