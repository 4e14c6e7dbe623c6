import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { hashForKey, type ResultCache } from '#cli/results/result-cache.ts';
import { listFolder } from '#cli/sources/list-folder.ts';
import type { Located, LocatedMap } from '#cli/sources/located.ts';
import { fromJson, toJson } from '#cli/sources/located-json.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';
import { fileLimits, getStart, isSourceFile, readText, type SourceFile } from '#cli/sources/read-text.ts';
import { tokenLimits } from '#cli/sources/source-limits.ts';
import { migrateLayer, type OldKey } from './migrate-layer.ts';

export const configFolder = 'site-configs';

/** More files than any project has; a folder with more is the wrong one. */
const maxFiles = 2000;

/** One configuration file. */
export interface Layer {
  /** File name without its extension; with it when the extension is wrong, so that it shadows no other layer. */
  readonly name: string;
  /** Relative to the root. */
  readonly file: string;
  /** Undefined when it could not be read or parsed. */
  readonly tree: LocatedMap | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** The keys that the file has by older names than `tree`. */
  readonly oldKeys?: readonly OldKey[];
}

/** Reads every configuration file, and reports files of the folder that look like one but are not. */
export async function readLayers(root: string, sources: Map<string, string>, results: ResultCache): Promise<Layer[]> {
  const { files, folders, diagnostics } = listFolder(root, configFolder);
  const names = files.filter((name) => /\.(ya?ml|jsonc?|json5)$/i.test(name) && !/\.(schema|parts)\.json$/.test(name));
  if (names.length > maxFiles) {
    const message = `${configFolder} holds ${names.length} configuration files, and at most ${maxFiles} are read`;
    return [unread(configFolder, errorAt('config.too-many-files', undefined, message))];
  }
  const layers: Layer[] = [];
  for (const name of names) layers.push(await readLayer(root, name, sources, results));
  for (const name of folders.filter((folder) => /\.ya?ml$/i.test(folder))) {
    const file = `${configFolder}/${name}`;
    layers.push(unread(name, errorAt('file.unreadable', getStart(file), `${file} is a folder, but a file is needed`)));
  }
  const links = diagnostics.filter(
    ({ place }) => place !== undefined && (place.file === configFolder || /\.ya?ml$/i.test(place.file)),
  );
  for (const link of links) {
    const name = link.place?.file.slice(configFolder.length + 1) ?? '';
    layers.push(unread(name.replace(/\.yaml$/, ''), link));
  }
  return layers;
}

function unread(name: string, ...diagnostics: readonly Diagnostic[]): Layer {
  return { name, file: diagnostics[0]?.place?.file ?? configFolder, tree: undefined, diagnostics };
}

async function readLayer(
  root: string,
  fileName: string,
  sources: Map<string, string>,
  results: ResultCache,
): Promise<Layer> {
  const file = `${configFolder}/${fileName}`;
  const misnamed = checkName(file, fileName);
  if (misnamed !== undefined) return unread(fileName, misnamed);
  const name = fileName.slice(0, -'.yaml'.length);
  const source = await readText(root, file, fileLimits.config);
  if (!isSourceFile(source)) return unread(name, source);
  sources.set(file, source.text);
  const { value, diagnostics } = parseLayer(source, results);
  if (diagnostics.length > 0) return { ...unread(name, ...diagnostics), file };
  if (value === undefined) {
    const what = source.text.trim() === '' ? 'is empty' : 'holds nothing but comments';
    const help = 'The smallest site says extends: base and id, and what it has of its own.';
    return unread(name, errorAt('config.empty', getStart(file), `${file} ${what}`, help));
  }
  if (value.kind !== 'map') {
    return unread(name, errorAt('config.not-a-map', value.place, 'A site configuration is a map of keys to values'));
  }
  const { layer, oldKeys } = migrateLayer(value);
  return { name, file, tree: layer, diagnostics: [], oldKeys };
}

/** Parses a file, or takes what an earlier run has parsed of the same text. Text with mistakes is parsed each time. */
function parseLayer(
  source: SourceFile,
  results: ResultCache,
): { value: Located | undefined; diagnostics: readonly Diagnostic[] } {
  const key = ['layer', hashForKey(source.text)];
  const known = fromJson(results.read(key, Array.isArray), source.file);
  if (known !== undefined) return { value: known, diagnostics: [] };
  const parsed = parseYaml(source, tokenLimits.config);
  const json = parsed.value !== undefined && parsed.diagnostics.length === 0 ? toJson(parsed.value) : undefined;
  if (json !== undefined) results.write(key, json);
  return parsed;
}

/** Checks the name of a file, which must be unique regardless of case. */
function checkName(file: string, fileName: string): Diagnostic | undefined {
  const stem = fileName.replace(/\.[^.]*$/, '');
  const meant = `${kebab(stem)}.yaml`;
  if (!fileName.endsWith('.yaml')) {
    const message = `A configuration file ends in .yaml, not as ${fileName} does`;
    return errorAt('config.file-name', getStart(file), message, `Call it ${meant}.`);
  }
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(stem)) return undefined;
  const message = `${fileName} is not named in lower-case letters and digits, words joined with hyphens`;
  return errorAt('config.file-name', getStart(file), message, `Call it ${meant}.`);
}

function kebab(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.join('-').replace(/^[0-9-]+/, '') || 'site';
}
