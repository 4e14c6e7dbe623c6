import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import type { GeneratedTree } from '#cli/generators/generated-file.ts';
import { getStart } from '#cli/sources/read-text.ts';
import { type Changes, compareTree, isUpToDate, joinChanges, wantedManifest } from './compare.ts';
import { withLock } from './lock.ts';
import { type ExistingTree, editedFiles, ignoreMissing, readTree } from './read-tree.ts';
import { type StoreLayout, storeLayout } from './store-layout.ts';
import { clearStages, hasStages, writeTrees } from './write-trees.ts';

interface Comparison {
  readonly tree: GeneratedTree;
  readonly existing: ExistingTree | undefined;
  readonly changes: Changes;
  readonly edited: readonly string[];
}

/** The comparison of trees with what is on the disk. */
export interface CheckedTrees {
  readonly changes: Changes;
  /** Files that were changed by hand. */
  readonly edited: readonly string[];
  /** Whether {@link emitTrees} would touch nothing. */
  readonly isInForce: boolean;
}

/** Returns what writing the trees would change, without writing them. */
export async function checkTrees(root: string, trees: readonly GeneratedTree[]): Promise<CheckedTrees> {
  const layout = storeLayout(root);
  const compared = await compareAll(layout, trees);
  return {
    changes: joinChanges(compared.map(({ changes }) => changes)),
    edited: compared.flatMap(({ edited }) => edited),
    isInForce: isInForce(compared) && !(await hasStages(layout)),
  };
}

export interface EmitOptions {
  /** Whether to overwrite files that were edited by hand. */
  readonly force: boolean;
  /** Called when another process is writing, with its id. */
  readonly onWait?: (owner: string) => void;
}

/**
 * Writes these trees to `generated/`, all of them at once or none. Touches nothing when they are up to date.
 * @throws InputError when files were changed by hand and `force` is off
 */
export async function emitTrees(
  root: string,
  trees: readonly GeneratedTree[],
  { force, onWait }: EmitOptions,
): Promise<Changes> {
  const layout = storeLayout(root);
  // Without the lock, another process may delete a tree while it is read; then it is read again with the lock.
  const before = await compareAll(layout, trees).catch(ignoreMissing);
  if (before !== undefined && isInForce(before) && !(await hasStages(layout))) {
    return joinChanges(before.map(({ changes }) => changes));
  }
  const write = async (): Promise<Changes> => {
    const compared = await compareAll(layout, trees);
    const edited = compared.flatMap((comparison) => comparison.edited);
    if (edited.length > 0 && !force) throw new InputError(edited.map(editedByHand));
    if (isInForce(compared)) await clearStages(layout);
    else await writeTrees(layout, compared);
    return joinChanges(compared.map(({ changes }) => changes));
  };
  return withLock(layout.lock, write, onWait);
}

/**
 * Returns whether the tree is already in place. A folder that is not a link yet becomes one even when every byte is
 * right.
 */
function isInForce(compared: readonly Comparison[]): boolean {
  return compared.every(({ changes, existing }) => isUpToDate(changes) && existing?.isStored === true);
}

async function compareAll(layout: StoreLayout, trees: readonly GeneratedTree[]): Promise<Comparison[]> {
  return Promise.all(
    trees.map(async (tree) => {
      const existing = await readTree(layout, tree.name);
      const wanted = wantedManifest(tree);
      const edited = existing === undefined ? [] : editedFiles(existing, wanted);
      return {
        tree,
        existing,
        changes: compareTree(tree.name, wanted, existing),
        edited: edited.map((file) => `generated/${tree.name}/${file}`),
      };
    }),
  );
}

function editedByHand(file: string): Diagnostic {
  const help = 'Move the change into the sources, or overwrite it with --force.';
  return errorAt('generated.edited', getStart(file), `${file} was changed by hand`, help);
}
