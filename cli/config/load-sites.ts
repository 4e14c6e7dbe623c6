import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, errorAt, type SourceTexts } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { type LocatedMap, nodeAt, textAt } from '#cli/sources/located.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';
import { isSourceFile, readText, startOf } from '#cli/sources/read-text.ts';
import { mergeLayers, withoutNulls } from './merge-layers.ts';

const configFolder = 'site-configs';

/** A site's file with the layers under it merged in, its values not yet checked. */
export interface LoadedSite {
  /** Name of the file without its ending: what the command line calls the site. */
  readonly id: string;
  /** Relative to the root. */
  readonly file: string;
  /** Files from the lowest layer to the site's own. */
  readonly layers: readonly string[];
  /** Undefined when a layer could not be read or understood. */
  readonly tree: LocatedMap | undefined;
  /** What stands in the way of reading the layers. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface LoadedSites {
  /** In the order of their ids. */
  readonly sites: readonly LoadedSite[];
  readonly sources: SourceTexts;
}

interface Layer {
  readonly name: string;
  readonly file: string;
  readonly tree: LocatedMap | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads every file in `site-configs` and lays each site over the layers it extends. */
export async function loadSites(root: string): Promise<LoadedSites> {
  const sources = new Map<string, string>();
  const files = (await readdir(path.join(root, configFolder), { withFileTypes: true }))
    .filter((entry) => !entry.isDirectory() && /\.ya?ml$/.test(entry.name) && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    // A `.yml` beside a `.yaml` of the same name must not hide it.
    .sort((a, b) => Number(a.endsWith('.yaml')) - Number(b.endsWith('.yaml')) || (a < b ? -1 : 1));
  const layers = new Map<string, Layer>();
  for (const file of await Promise.all(files.map((name) => readLayer(root, name, sources))))
    layers.set(file.name, file);
  const bases = new Set([...layers.values()].map(({ tree }) => textAt(tree, 'extends')));
  const sites = [...layers.values()]
    .filter((layer) => isSite(layer, bases))
    .map((layer) => stack(layer, layers))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return { sites, sources };
}

/** `base` and whatever else is only extended are layers; a file with an id, or that nothing builds on, is a site. */
function isSite({ name, tree }: Layer, bases: ReadonlySet<string | undefined>): boolean {
  if (name === 'base') return false;
  return !bases.has(name) || nodeAt(tree, ['id']) !== undefined;
}

async function readLayer(root: string, name: string, sources: Map<string, string>): Promise<Layer> {
  const file = `${configFolder}/${name}`;
  const layer = { name: name.replace(/\.ya?ml$/, ''), file };
  if (!name.endsWith('.yaml')) {
    const help = `Call it ${layer.name}.yaml.`;
    const problem = errorAt(
      'config.file-name',
      startOf(file),
      `A configuration file ends in .yaml, not as ${name} does`,
      help,
    );
    return { ...layer, tree: undefined, diagnostics: [problem] };
  }
  const source = await readText(root, file);
  if (!isSourceFile(source)) return { ...layer, tree: undefined, diagnostics: [source] };
  sources.set(file, source.text);
  const { value, diagnostics } = parseYaml(source);
  if (diagnostics.length > 0) return { ...layer, tree: undefined, diagnostics };
  if (value === undefined) {
    return { ...layer, tree: undefined, diagnostics: [errorAt('config.empty', startOf(file), `${file} is empty`)] };
  }
  if (value.kind !== 'map') {
    const problem = errorAt('config.not-a-map', value.place, 'A site configuration is a map of keys to values');
    return { ...layer, tree: undefined, diagnostics: [problem] };
  }
  return { ...layer, tree: value, diagnostics: [] };
}

function stack(top: Layer, layers: ReadonlyMap<string, Layer>): LoadedSite {
  const chain: Layer[] = [top];
  const diagnostics: Diagnostic[] = [];
  for (let layer = top; ; ) {
    diagnostics.push(...layer.diagnostics);
    const below = nodeAt(layer.tree, ['extends']);
    if (below === undefined) break;
    if (below.kind !== 'scalar' || typeof below.value !== 'string') {
      diagnostics.push(errorAt('config.wrong-type', below.place, 'extends names one other file, without its ending'));
      break;
    }
    const next = layers.get(below.value);
    if (next === undefined) {
      const names = [...layers.keys()].filter((name) => name !== layer.name);
      const name = below.value.replace(/^.*\//, '').replace(/\.ya?ml$/, '');
      const message = `There is no ${configFolder}/${name}.yaml to extend`;
      const isDecorated = layers.has(name);
      diagnostics.push(
        errorAt(
          'config.extends-unknown',
          below.place,
          isDecorated ? 'extends names one other file, without folder and ending' : message,
          suggest(name, names),
        ),
      );
      break;
    }
    if (chain.includes(next)) {
      const names = [...chain.slice(chain.indexOf(next)), next].map(({ name }) => name).join(' → ');
      diagnostics.push(errorAt('config.extends-cycle', below.place, `extends leads back to itself: ${names}`));
      break;
    }
    chain.push(next);
    layer = next;
  }
  const site = { id: top.name, file: top.file, layers: chain.map(({ file }) => file).reverse(), diagnostics };
  return { ...site, tree: diagnostics.length > 0 ? undefined : mergeAll(chain.map(({ tree }) => tree).reverse()) };
}

function mergeAll(trees: readonly (LocatedMap | undefined)[]): LocatedMap | undefined {
  let merged: LocatedMap | undefined;
  for (const tree of trees) {
    if (tree === undefined) return undefined;
    merged = merged === undefined ? withoutNulls(tree) : mergeLayers(merged, tree);
  }
  return merged;
}
