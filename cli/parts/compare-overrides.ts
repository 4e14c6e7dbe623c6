import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { loadSite } from '#cli/config/load-site.ts';
import type { PartOverrides } from '#cli/config/overrides.ts';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { packageRoot } from '#cli/package-root.ts';
import { loadRuntimeUsage } from '#cli/runtime-usage/load-runtime-usage.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { comparePart, describePart, keepMemories, memoryFile, type PartMemory, readMemories } from './part-memory.ts';

/** An override with its part then and now. */
interface Compared {
  readonly changed: PartOverrides;
  /** Absent: nobody has noted it. */
  readonly before: PartMemory | undefined;
  readonly now: PartMemory;
}

/** @throws InputError where the site changes no such part. */
async function compare(root: string, id: string, name: string | undefined): Promise<Compared[]> {
  const { overrides } = await loadSite(root, id);
  const wanted = overrides.filter(({ part }) => name === undefined || part === name);
  if (name !== undefined && wanted.length === 0) {
    const help = suggest(
      name,
      overrides.map(({ part }) => part),
    );
    throw new InputError([errorAt('override.unknown-part', undefined, `${id} does not change ${name}`, help)]);
  }
  const { parts: uses = {} } = await loadRuntimeUsage();
  const memories = readMemories(root, id) ?? {};
  return wanted.map((changed) => ({
    changed,
    before: memories[changed.part],
    now: describePart(packageRoot, changed.part, uses[changed.part]),
  }));
}

/**
 * `shopgen override diff`: of each part that has changed since it was overridden what it was, what it is, and what the site has
 * made of it.
 */
export async function diffOverrides(root: string, id: string, name?: string): Promise<Outcome> {
  const compared = await compare(root, id, name);
  const parts = await Promise.all(
    compared.map(async ({ changed: { part, overrides }, before, now }) => {
      const changes = before === undefined ? undefined : comparePart(before, now);
      const yours = await Promise.all(
        overrides.map(async ({ file }) => [file, await readFile(path.join(root, file), 'utf8')] as const),
      );
      return {
        name: part,
        noted: before !== undefined,
        changed: changes !== undefined,
        props: changes?.props ?? [],
        before: before?.files ?? {},
        now: now.files,
        yours: Object.fromEntries(yours),
        diff: (changes?.files ?? []).map((file) => diffFile(file, before?.files[file], now.files[file])).join('\n'),
      };
    }),
  );
  const shown = parts.filter(({ changed, noted }) => changed || (name !== undefined && !noted));
  const text = shown.flatMap((part) => [
    part.noted ? `${part.name} then and now:` : `What ${part.name} was made from is not noted. Now it is:`,
    ...(part.props.length === 0 ? [] : [`properties that differ: ${part.props.join(', ')}`]),
    ...(part.noted ? [part.diff] : Object.entries(part.now).map(([file, source]) => `--- ${file}\n${source}`)),
    ...Object.entries(part.yours).map(([file, source]) => `yours: ${file}\n${source}`),
  ]);
  const next = shown.length === 0 ? `No part that ${id} changes has changed since.` : undefined;
  return { data: { parts }, ...(text.length > 0 && { text: text.join('\n') }), ...(next !== undefined && { next }) };
}

function diffFile(file: string, before: string | undefined, now: string | undefined): string {
  const nowhere = '/dev/null';
  const [from, to] = [before === undefined ? nowhere : `then/${file}`, now === undefined ? nowhere : `now/${file}`];
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY };
  return createTwoFilesPatch(from, to, before ?? '', now ?? '', undefined, undefined, options);
}

/** `shopgen override accept`: notes that overrides were held against their parts as they are now. */
export async function acceptOverrides(root: string, id: string, name?: string): Promise<Outcome> {
  const compared = await compare(root, id, name);
  const { overrides } = await loadSite(root, id);
  const known = Object.entries(readMemories(root, id) ?? {}).filter(([part]) =>
    overrides.some((each) => each.part === part),
  );
  const accepted = compared.filter(({ before, now }) => before === undefined || comparePart(before, now) !== undefined);
  const added = compared.map(({ changed: { part }, now }) => [part, now] as const);
  await keepMemories(root, id, Object.fromEntries([...known, ...added]));
  const names = accepted.map(({ changed: { part } }) => part);
  const next = names.length === 0 ? 'There was nothing to accept.' : `Noted in ${memoryFile(id)}: ${names.join(', ')}.`;
  return { data: { accepted: names }, next };
}
