import { currentRelease, type RenamedKey } from '#cli/config/releases.ts';
import { diffFile } from '#cli/plan/file-diff.ts';
import { section, valueLine } from '#cli/plan/render-plan.ts';
import type { Project } from '#cli/project/load-project.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import type { UpgradeDraft } from './draft-upgrade.ts';
import type { Difference } from './meaning.ts';

/** How an upgrade was made. */
interface Made {
  /** What the project was one of. */
  readonly origin: string;
  readonly plan: boolean;
  readonly differences: readonly Difference[];
}

/** Returns the outcome of an upgrade, or of a plan of one. */
export function reportUpgrade(draft: UpgradeDraft, before: Project, { origin, plan, differences }: Made): Outcome {
  const { rewritten, change } = draft;
  const { changed, removed } = change;
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
      'Code that is rewritten',
      rewritten.map(({ title, files: concerned }) => `${title}: ${concerned.join(', ')}`),
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
    data: {
      from: origin,
      to: currentRelease,
      applied: !plan && !isNothing,
      renamed,
      rewritten,
      differences,
      files,
      diffs,
    },
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
