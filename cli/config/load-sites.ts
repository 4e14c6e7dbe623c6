import { type Diagnostic, errorAt, type SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { noResults, type ResultCache } from '#cli/results/result-cache.ts';
import { type LocatedMap, nodeAt, textAt } from '#cli/sources/located.ts';
import { mergeLayers, withoutNulls } from './merge-layers.ts';
import type { OldKey } from './migrate-layer.ts';
import { configFolder, type Layer, readLayers } from './read-layer.ts';

/** The maximum number of layers; real sites have two or three. */
const maxLayers = 20;

/** A site's file merged with its lower layers, before its values are validated. */
export interface LoadedSite {
  /** File name without its extension: the site's name on the command line. */
  readonly id: string;
  /** Relative to the root. */
  readonly file: string;
  /** Files from the lowest layer to the site's own file. */
  readonly layers: readonly string[];
  /** Undefined when a layer could not be read or parsed. */
  readonly tree: LocatedMap | undefined;
  /** Problems found while reading the layers. */
  readonly diagnostics: readonly Diagnostic[];
  /** The keys that its layers have by older names than `tree`. */
  readonly oldKeys: readonly OldKey[];
}

export interface LoadedSites {
  /** Sorted by id. */
  readonly sites: readonly LoadedSite[];
  readonly sources: SourceTexts;
}

/** Reads every file in `site-configs` and merges each site over the layers it extends. */
export async function loadSites(root: string, results: ResultCache = noResults): Promise<LoadedSites> {
  const sources = new Map<string, string>();
  const layers = new Map((await readLayers(root, sources, results)).map((layer) => [layer.name, layer]));
  const bases = new Set([...layers.values()].map(({ tree }) => textAt(tree, 'extends')));
  const sites = [...layers.values()].filter((layer) => isSite(layer, bases)).map((layer) => stack(layer, layers));
  // Circular layers that no site extends would not be reported otherwise.
  const used = new Set(sites.flatMap((site) => site.layers));
  const unused = [...layers.values()].filter(({ name, file }) => name !== 'base' && !used.has(file));
  const circles = unused
    .map((layer) => stack(layer, layers))
    .filter(({ diagnostics }) => diagnostics.some(({ code }) => code === 'config.extends-cycle'));
  const all = [...sites, ...circles];
  return { sites: all.sort((a, b) => (a.id < b.id ? -1 : 1)), sources };
}

/** `base` and whatever else is only extended are layers; a file with an id, or that nothing builds on, is a site. */
function isSite({ name, tree }: Layer, bases: ReadonlySet<string | undefined>): boolean {
  if (name === 'base') return false;
  return !bases.has(name) || nodeAt(tree, ['id']) !== undefined;
}

function stack(top: Layer, layers: ReadonlyMap<string, Layer>): LoadedSite {
  const chain: Layer[] = [top];
  const diagnostics: Diagnostic[] = [];
  for (let layer = top; ; ) {
    diagnostics.push(...layer.diagnostics);
    const next = layerBelow(layer, chain, layers);
    if (next === undefined) break;
    if ('code' in next) {
      diagnostics.push(next);
      break;
    }
    chain.push(next);
    layer = next;
  }
  const layersUp = chain.toReversed();
  const oldKeys = layersUp.flatMap((each) => each.oldKeys ?? []);
  const site = { id: top.name, file: top.file, layers: layersUp.map(({ file }) => file), diagnostics, oldKeys };
  return { ...site, tree: diagnostics.length > 0 ? undefined : mergeAll(layersUp.map(({ tree }) => tree)) };
}

/** Returns the layer that a layer extends; undefined when there is none. */
function layerBelow(
  layer: Layer,
  chain: readonly Layer[],
  layers: ReadonlyMap<string, Layer>,
): Layer | Diagnostic | undefined {
  const below = nodeAt(layer.tree, ['extends']);
  if (below === undefined) return undefined;
  const names = [...layers.values()].filter(({ name, file }) => name !== layer.name && file.endsWith(`/${name}.yaml`));
  const known = names.map(({ name }) => name);
  if (below.kind !== 'scalar' || typeof below.value !== 'string') {
    const message = 'extends names one other file, without its ending';
    return errorAt('config.wrong-type', below.place, message, 'Most sites say extends: base.');
  }
  const next = layers.get(below.value);
  if (next === undefined) {
    const name = below.value.replace(/^.*[/\\]/s, '').replace(/\.(ya?ml|json)$/i, '');
    const message =
      name === below.value
        ? `There is no ${configFolder}/${name.slice(0, 60)}.yaml to extend`
        : 'extends names one other file, without folder and ending';
    return errorAt('config.extends-unknown', below.place, message, suggest(name, known));
  }
  if (chain.includes(next)) {
    const circle = [...chain.slice(chain.indexOf(next)), next].map(({ name }) => name).join(' → ');
    const help =
      next === layer ? 'A file cannot extend itself.' : `One of these has to extend another file, or none: ${circle}.`;
    return errorAt('config.extends-cycle', below.place, `extends leads back to itself: ${circle}`, help);
  }
  if (chain.length >= maxLayers) {
    const message = `More than ${maxLayers} files extend one another, from ${chain[0]?.name} down to here`;
    return errorAt('config.extends-too-long', below.place, message, 'Put what they share into one layer.');
  }
  return next;
}

function mergeAll(trees: readonly (LocatedMap | undefined)[]): LocatedMap | undefined {
  let merged: LocatedMap | undefined;
  for (const tree of trees) {
    if (tree === undefined) return undefined;
    merged = merged === undefined ? withoutNulls(tree) : mergeLayers(merged, tree);
  }
  return merged;
}
