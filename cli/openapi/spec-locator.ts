import type { Place } from '#cli/diagnostics/diagnostic.ts';
import { keyPlaceAt, type Located, nodeAt, placeAt } from '#cli/sources/located.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';
import { getStart, type SourceFile } from '#cli/sources/read-text.ts';
import type { DocumentPath } from './document-path.ts';

/** Finds places in the text of a description. */
export interface SpecLocator {
  /** Returns the place of the value at a path; for a map, the place of its key. */
  value(path: DocumentPath): Place;
  /** Returns the place of the key at the end of a path. */
  key(path: DocumentPath): Place;
}

/**
 * Creates a locator that computes positions on its first call: they cost more than everything else together.
 * @param locate gives the values with their places where a parser has them at hand
 */
export function createSpecLocator(
  source: SourceFile,
  locate: () => Located | undefined = () => parseYaml(source).value,
): SpecLocator {
  let tree: Located | undefined;
  const located = (path: DocumentPath, find: typeof placeAt): Place => {
    tree ??= locate();
    if (tree === undefined) return getStart(source.file);
    let node: Located | undefined = tree;
    const steps = path.map((step) => {
      const key = node?.kind === 'list' ? Number(step) : step;
      node = nodeAt(node, [key]);
      return key;
    });
    return find(tree, steps);
  };
  return { value: (path) => located(path, placeAt), key: (path) => located(path, keyPlaceAt) };
}
