import path from 'node:path';

/**
 * The folders of generated trees. `generated/<name>`, which people and bundlers use, is a link that never changes:
 *
 *     generated/acoustic           → .shopgen/current/acoustic
 *     generated/.shopgen/current   → states/<hash>            renamed into place: the one step that changes anything
 *     generated/.shopgen/states/<hash>/acoustic → ../../trees/<hash>
 *     generated/.shopgen/trees/<hash>/          a tree, named by its content
 *     generated/.shopgen/trees/<hash>.json      what each of its files held when it was written
 *
 * A generate that is killed at any moment has either renamed `current` or not: every tree of the run is old, or every one
 * is new.
 */
export interface StoreLayout {
  /** `<root>/generated` */
  readonly generated: string;
  readonly store: string;
  readonly current: string;
  readonly states: string;
  readonly trees: string;
  readonly stages: string;
  readonly lock: string;
}

export function storeLayout(root: string): StoreLayout {
  const generated = path.join(root, 'generated');
  const store = path.join(generated, '.shopgen');
  return {
    generated,
    store,
    current: path.join(store, 'current'),
    states: path.join(store, 'states'),
    trees: path.join(store, 'trees'),
    stages: path.join(store, 'stages'),
    lock: path.join(store, 'lock'),
  };
}
