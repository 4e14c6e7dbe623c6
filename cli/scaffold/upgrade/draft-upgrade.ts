import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listExtensions } from '#cli/config/load-site-extensions.ts';
import { configFolder } from '#cli/config/read-layer.ts';
import { currentRelease } from '#cli/config/releases.ts';
import { siteConfigJsonSchema } from '#cli/config/schema/json-schema.ts';
import { schemaFile, schemaText } from '#cli/config/schema/show-schema.ts';
import { type Diagnostic, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { listFolder } from '#cli/sources/list-folder.ts';
import { getStart } from '#cli/sources/read-text.ts';
import type { ProjectChange } from '../change/project-change.ts';
import { type CodeDraft, draftCode } from './draft-code.ts';
import { mergeJson } from './merge-json.ts';
import { type Conflict, followLine, mergeLines } from './merge-lines.ts';
import { migrateText } from './migrate-text.ts';
import type { Origin, ReleaseFiles } from './release-files.ts';
import { sameText, writtenLike } from './same-text.ts';

/** What becomes of one file; `text` is undefined for one that is deleted. */
interface FileDraft {
  readonly text: string | undefined;
  readonly conflicts?: readonly Conflict[];
  /** Why the release's file was not taken. */
  readonly kept?: string;
}

/** What an upgrade would do. */
export interface UpgradeDraft {
  readonly change: ProjectChange;
  readonly rewritten: CodeDraft['rewritten'];
  /** What is left to people, in lines of the files as they are. */
  readonly diagnostics: readonly Diagnostic[];
  /** The same in lines of the files as they would be. */
  readonly diagnosticsAfter: readonly Diagnostic[];
}

/** The three versions of a file. */
interface Versions {
  readonly base: string | undefined;
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
}

/**
 * Works out how a project becomes one of this release. Files that `init` wrote and nobody has touched become what it writes today;
 * in those that somebody has edited, the release's changes are made beside the edits. Deleted files stay deleted.
 *
 * Code of sites is rewritten where a release has changed what it uses.
 *
 * @param origin - The release that the project is one of, and what `init` wrote when it was begun.
 * @param theirs - What it writes today.
 */
export async function draftUpgrade(root: string, origin: Origin, theirs: ReleaseFiles): Promise<UpgradeDraft> {
  const { files: base } = origin;
  const code = draftCode(root, origin.name);
  const layers = listFolder(root, configFolder).files.filter((name) => name.endsWith('.yaml'));
  const names = new Set([...layers.map((name) => `${configFolder}/${name}`), ...base.keys(), ...theirs.keys()]);
  const changed = [...code.changed];
  const removed: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const diagnosticsAfter: Diagnostic[] = [];
  const schema = schemaText(siteConfigJsonSchema(await listExtensions(root)));
  for (const file of [...names].sort()) {
    const bytes = existsSync(path.join(root, file)) ? await readFile(path.join(root, file)) : undefined;
    // What is no text in UTF-8 cannot be merged.
    if (bytes !== undefined && !isUtf8(bytes)) continue;
    const before = bytes?.toString();
    const versions = { base: base.get(file), ours: before, theirs: file === schemaFile ? schema : theirs.get(file) };
    const draft = file.endsWith('.schema.json') ? takeOver(versions) : draftFile(root, file, versions, base);
    if (draft.text === undefined && before !== undefined) removed.push(file);
    else if (draft.text !== undefined && draft.text !== before) {
      changed.push({ path: file, before: before ?? null, after: draft.text });
    }
    const told = reportFile(file, draft);
    diagnostics.push(...told.before);
    diagnosticsAfter.push(...told.after);
  }
  const change: ProjectChange = { command: 'upgrade', moved: [], changed, removed };
  return { change, rewritten: code.rewritten, diagnostics, diagnosticsAfter };
}

/** Files that nobody edits are those of the release, where a project has them. */
function takeOver({ ours, theirs }: Versions): FileDraft {
  return { text: ours === undefined || theirs === undefined ? ours : writtenLike(theirs, ours) };
}

function draftFile(root: string, file: string, versions: Versions, base: ReleaseFiles): FileDraft {
  const isLayer = path.posix.dirname(file) === configFolder && file.endsWith('.yaml');
  const migrate = (text: string | undefined) => (isLayer && text !== undefined ? migrateLayerText(text) : text);
  const { theirs } = versions;
  const [before, ours] = [migrate(versions.base), migrate(versions.ours)];
  if (ours === undefined) return { text: before === undefined && isWanted(root, file, base) ? theirs : undefined };
  if (theirs === undefined) {
    if (before === undefined) return { text: ours };
    return sameText(before, ours)
      ? { text: undefined }
      : { text: ours, kept: `shopgen ${currentRelease} has no such file any more, and the project has changed it` };
  }
  if (sameText(ours, theirs)) return { text: ours };
  if (before === undefined) {
    return {
      text: ours,
      kept: `shopgen ${currentRelease} begins a project with a file of this name, and the project has its own`,
    };
  }
  if (sameText(before, theirs)) return { text: ours };
  if (sameText(before, ours)) return { text: writtenLike(theirs, ours) };
  const mark = ours.startsWith('\uFEFF') ? '\uFEFF' : '';
  const own = ours.slice(mark.length);
  const merged =
    (file.endsWith('.json') ? mergeJson(before, own, theirs) : undefined) ?? mergeLines(before, own, theirs);
  // What was added to the file before it was merged is not there yet.
  const written = versions.ours ?? ours;
  const conflicts = merged.conflicts.map((each) => ({ ...each, line: followLine(ours, written, each.line) }));
  return { text: mark + merged.text, conflicts };
}

function migrateLayerText(text: string): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + migrateText(text.slice(mark.length));
}

/** Returns whether a project wants a new file: not one for a folder that it has deleted. */
function isWanted(root: string, file: string, base: ReleaseFiles): boolean {
  const folder = path.posix.dirname(file);
  return existsSync(path.join(root, folder)) || ![...base.keys()].some((each) => each.startsWith(`${folder}/`));
}

function reportFile(file: string, { conflicts = [], kept }: FileDraft): Record<'before' | 'after', Diagnostic[]> {
  const others = kept === undefined ? [] : [warningAt('upgrade.kept', getStart(file), kept, 'It stays as it is.')];
  const report = (conflict: Conflict, line: number): Diagnostic => {
    const message = `Both this project and shopgen ${currentRelease} have changed this: the project's version is kept`;
    const place = { file, line, column: conflict.column, length: 1 };
    return warningAt('upgrade.conflict', place, message, describe(conflict));
  };
  return {
    before: [...others, ...conflicts.map((each) => report(each, each.line))],
    after: [...others, ...conflicts.map((each) => report(each, each.mergedLine))],
  };
}

/** The maximum number of lines of a release that a message shows. */
const maxLines = 5;

function describe({ theirs }: Conflict): string {
  if (theirs === '') return `shopgen ${currentRelease} has nothing there any more.`;
  const lines = theirs.split('\n');
  const more = lines.length > maxLines ? ` … and ${lines.length - maxLines} more lines` : '';
  return `shopgen ${currentRelease} has: ${lines
    .slice(0, maxLines)
    .map((line) => line.trim())
    .join(' ⏎ ')}${more}`;
}
