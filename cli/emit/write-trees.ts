import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GeneratedTree } from '#cli/generators/generated-file.ts';
import { wantedManifest } from './compare.ts';
import { type ExistingTree, ignoreMissing } from './read-tree.ts';
import type { StoreLayout } from './store-layout.ts';
import { hashText, treeHash } from './tree-hash.ts';

export interface TreeToWrite {
  readonly tree: GeneratedTree;
  readonly existing: ExistingTree | undefined;
}

/** Stages every tree beside the old ones, then switches to all of them by renaming one link. Call under the lock. */
export async function writeTrees(layout: StoreLayout, trees: readonly TreeToWrite[]): Promise<void> {
  await Promise.all([layout.states, layout.trees, layout.stages].map((folder) => mkdir(folder, { recursive: true })));
  await clearStages(layout);
  const inForce = await readCurrent(layout);
  try {
    await declareModules(layout);
    const targets = new Map(inForce.targets);
    for (const { tree, existing } of trees) targets.set(tree.name, await storeTree(layout, tree, existing));
    const state = await storeState(layout, targets);
    for (const { tree } of trees) await linkName(layout, tree.name);
    await replaceLink(layout, path.join('states', state), layout.current);
    await clearUnused(layout, state, new Set(targets.values()));
  } catch (error) {
    // If the disk is full, the staged files are what fills it.
    await clearUnused(layout, inForce.state, new Set(inForce.targets.map(([, tree]) => tree)));
    throw error;
  }
}

/**
 * Trees are ES modules whatever the package.json around the root says (`npm init` writes `commonjs`): bundlers would
 * treat them as the older kind, and wrap what could be plain.
 */
async function declareModules({ store, stages }: StoreLayout): Promise<void> {
  const stage = path.join(stages, randomUUID());
  await writeNamed(stage, `${JSON.stringify({ type: 'module', private: true })}\n`);
  await rename(stage, path.join(store, 'package.json'));
}

/** Returns whether there are temporary trees: while another run is writing, and after one was killed. */
export async function hasStages(layout: StoreLayout): Promise<boolean> {
  return (await listStages(layout)).length > 0;
}

/** Deletes what a killed run left behind. Call under the lock. */
export async function clearStages(layout: StoreLayout): Promise<void> {
  for (const name of await listStages(layout)) {
    await rm(path.join(layout.stages, name), { recursive: true, force: true });
  }
}

async function listStages({ stages }: StoreLayout): Promise<string[]> {
  return (await readdir(stages).catch(ignoreMissing)) ?? [];
}

interface InForce {
  /** Name of the folder in `states/`; undefined before the first generate. */
  readonly state: string | undefined;
  /** Name → folder in `trees/`. */
  readonly targets: readonly (readonly [name: string, tree: string])[];
}

async function readCurrent({ store, current, trees }: StoreLayout): Promise<InForce> {
  const state = await readlink(current).catch(ignoreMissing);
  if (state === undefined) return { state, targets: [] };
  const folder = path.join(store, state);
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  const entries = await Promise.all(
    names.map(
      async (name): Promise<[string, string]> => [name, path.basename(await readlink(path.join(folder, name)))],
    ),
  );
  const there = new Set(await readdir(trees));
  return { state: path.basename(state), targets: entries.filter(([, tree]) => there.has(tree)) };
}

async function storeTree(
  layout: StoreLayout,
  tree: GeneratedTree,
  existing: ExistingTree | undefined,
): Promise<string> {
  const manifest = wantedManifest(tree);
  const hash = treeHash(manifest);
  const isIntact = existing?.storedAs !== undefined && treeHash(sorted(existing.files)) === hash;
  if (isIntact) return existing.storedAs;
  const stage = path.join(layout.stages, randomUUID());
  const folders = new Set(tree.files.map(({ path: file }) => path.dirname(path.join(stage, file))));
  for (const folder of [stage, ...folders]) await mkdir(folder, { recursive: true });
  await settleAll(tree.files.map(({ path: file, text }) => writeNamed(path.join(stage, file), text)));
  const name = await freeName(layout, hash);
  // The record comes first: a tree without one could not be told from files that a person wrote.
  await writeNamed(path.join(layout.trees, `${name}.json`), `${JSON.stringify(manifest, null, 1)}\n`);
  await rename(stage, path.join(layout.trees, name));
  return name;
}

/** Waits for every write, so that none arrives after the cleanup of the first failure. */
async function settleAll(writes: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(writes)).find((write) => write.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** Writes a file and names it in errors, as the system does not for a full disk. */
async function writeNamed(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    if (error instanceof Error && !('path' in error)) Object.assign(error, { path: file });
    throw error;
  }
}

/**
 * Returns a free name for a tree. It is named by its content; if a tree of that name was changed by hand or is left
 * over, a number is added.
 */
async function freeName({ trees }: StoreLayout, hash: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? hash : `${hash}-${number}`;
    if ((await lstat(path.join(trees, name)).catch(ignoreMissing)) === undefined) return name;
  }
}

async function storeState({ states, stages }: StoreLayout, targets: ReadonlyMap<string, string>): Promise<string> {
  const links = [...targets].sort(([a], [b]) => (a < b ? -1 : 1));
  const state = hashText(JSON.stringify(links)).slice(0, 24);
  const folder = path.join(states, state);
  if ((await lstat(folder).catch(ignoreMissing)) !== undefined) return state;
  const stage = path.join(stages, randomUUID());
  await mkdir(stage);
  for (const [name, tree] of links) await symlink(path.join('..', '..', 'trees', tree), path.join(stage, name));
  await rename(stage, folder);
  return state;
}

/** Links `generated/<name>` to the current tree. Replaces a plain folder of that name. */
async function linkName(layout: StoreLayout, name: string): Promise<void> {
  const link = path.join(layout.generated, name);
  const target = path.join('.shopgen', 'current', name);
  const info = await lstat(link).catch(ignoreMissing);
  if (info?.isSymbolicLink() && (await readlink(link)) === target) return;
  // The link is created before the folder is moved away: the disk may be full.
  const stage = await stageLink(layout, target);
  if (info !== undefined && !info.isSymbolicLink()) await rename(link, path.join(layout.stages, randomUUID()));
  await rename(stage, link);
}

async function replaceLink(layout: StoreLayout, target: string, link: string): Promise<void> {
  await rename(await stageLink(layout, target), link);
}

async function stageLink({ stages }: StoreLayout, target: string): Promise<string> {
  const stage = path.join(stages, randomUUID());
  await symlink(target, stage);
  return stage;
}

async function clearUnused(layout: StoreLayout, state: string | undefined, used: ReadonlySet<string>): Promise<void> {
  await clearStages(layout);
  for (const name of await readdir(layout.states)) {
    if (name !== state) await rm(path.join(layout.states, name), { recursive: true, force: true });
  }
  for (const name of await readdir(layout.trees)) {
    if (!used.has(name.replace(/\.json$/, '')))
      await rm(path.join(layout.trees, name), { recursive: true, force: true });
  }
}

function sorted(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
}
