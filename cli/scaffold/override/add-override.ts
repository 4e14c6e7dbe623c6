import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSite } from '#cli/config/load-site.ts';
import type { OverrideKind } from '#cli/config/override-kinds.ts';
import { findScreens } from '#cli/config/screens.ts';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { findParts } from '#cli/generators/overrides/site-parts.ts';
import { packageRoot } from '#cli/package-root.ts';
import { reportAbsent } from '#cli/parts/check-overrides.ts';
import { describePart, memoryFile, readMemories, writeMemories } from '#cli/parts/part-memory.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import { getStart } from '#cli/sources/read-text.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { isPartName, type PartName, partFileName, partNames } from '#runtime/contracts/parts.ts';
import { insertEntries, type NewEntry } from '../insert-entries.ts';
import { tryOut } from '../try-out.ts';
import { writeFiles } from '../write-files.ts';
import { draftOverride } from './draft-override.ts';

/**
 * `shopgen override PART`: writes a component that changes a part of a site, and names it in the site's configuration.
 *
 * @throws InputError for an unknown site or part, and where either file says otherwise already; then nothing was written.
 */
export async function addOverride(root: string, name: string, id: string, kind: OverrideKind): Promise<Outcome> {
  const site = await loadSite(root, id);
  const config = `site-configs/${id}.yaml`;
  if (!isPartName(name)) {
    const help = suggest(name, partNames);
    throw new InputError([errorAt('override.unknown-part', undefined, `There is no part "${name}"`, help)]);
  }
  if (!findParts(findScreens(), site.model).has(name)) throw new InputError([reportAbsent(name, undefined, id)]);
  const { parts = {} } = await loadRuntimeUsage();
  const file = `${id}/${partFileName(name)}.tsx`;
  const text = await readFile(path.join(root, config), 'utf8');
  const code = { path: `site-configs/${file}`, text: draftOverride(name, kind, parts[name]?.props ?? []) };
  const changed = { path: config, text: nameFile(config, text, name, kind, `./${file}`), replaces: true } as const;
  await tryOut(root, [code, changed]);
  const known = readMemories(root, id) ?? {};
  const memories = { [name]: describePart(packageRoot, name, parts[name]), ...known };
  const memory = { path: memoryFile(id), text: writeMemories(memories), replaces: true } as const;
  await writeFiles(root, [code, changed, memory]);
  return {
    data: { files: { added: [code.path], changed: [config, memory.path] } },
    next: [`Written: ${code.path}, ${config}, ${memory.path}`, `Next: shopgen dev --site ${id}`].join('\n'),
  };
}

/** Adds the override to the configuration: to what it says of the part, to its overrides, or at its end. */
function nameFile(config: string, text: string, part: PartName, kind: OverrideKind, file: string): string {
  const insert = (entry: NewEntry): string | undefined => {
    const { text: changed, left } = insertEntries(text, [entry]);
    return left.length === 0 ? changed : undefined;
  };
  const own = /^overrides:/m.test(text);
  if (!own) return `${text.replace(/\n*$/, '\n')}\noverrides:\n  ${part}: { ${kind}: ${file} }\n`;
  const isNamed = insert({ path: ['overrides', part], key: kind, value: file });
  const added = isNamed ?? insert({ path: ['overrides'], key: part, value: `{ ${kind}: ${file} }` });
  if (added !== undefined) return added;
  const message = `${config} has overrides in a form that nothing can be added to`;
  const help = `Write there yourself: ${part}: { ${kind}: ${file} }`;
  throw new InputError([errorAt('scaffold.refused', getStart(config), message, help)]);
}
