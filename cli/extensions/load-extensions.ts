import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt, hasErrors, type Place } from '#cli/diagnostics/diagnostic.ts';
import { hashForKey, type ResultCache } from '#cli/results/result-cache.ts';
import { type LocatedMap, nodeAt } from '#cli/sources/located.ts';
import { bundleExtension } from './bundle-extension.ts';
import { type ExtensionSources, readExtensionSources } from './extension-sources.ts';
import { findPackage } from './find-package.ts';
import { type ParsedExtension, parseExtension } from './parse-extension.ts';
import { runExtension } from './run-extension.ts';

/** Folder that holds extensions of a project, beside its configurations. */
const ownFolder = 'site-configs';

/** How configurations name extensions: by a path to a module, or the name of a package. */
export const extensionPattern = /^(?:\.\.?\/.+\.(?:ts|js|mjs)|(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*)$/;

/** An extension that a configuration names, loaded. */
export interface LoadedExtension extends ParsedExtension {
  /** Its module, as diagnostics name it. */
  readonly file: string;
  /** Where the configuration names it. */
  readonly place: Place;
  /** Texts of the declared inputs, by path as the extension writes it. */
  readonly inputTexts: ReadonlyMap<string, string>;
  /** Hash of its modules and inputs. */
  readonly hash: string;
  /** These files, absolute; of a package its manifest too, which names the main module. */
  readonly files: readonly string[];
}

/** The extensions of a site. */
export interface SiteExtensions {
  /** Those that could be loaded, in the order of the configuration. */
  readonly extensions: readonly LoadedExtension[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Extensions of a project, each loaded once. */
export interface ExtensionLoader {
  /** Loads what a site's configuration names. */
  load(tree: LocatedMap, ownKeys: readonly string[]): Promise<SiteExtensions>;
  /** The texts of all modules so far, by path. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Opens the extensions of a project. */
export function openExtensions(root: string, results: ResultCache): ExtensionLoader {
  const texts = new Map<string, string>();
  const loaded = new Map<string, Promise<LoadedExtension | readonly Diagnostic[]>>();

  async function loadOne(written: string, place: Place): Promise<LoadedExtension | readonly Diagnostic[]> {
    const found = locate(root, written, place);
    if ('code' in found) return [found];
    const sources = await readExtensionSources(found, place, results);
    for (const [file, text] of sources.texts) texts.set(`${sources.shownFolder}/${file}`, text);
    if (hasErrors(sources.diagnostics)) return sources.diagnostics;
    const file = `${sources.shownFolder}/${sources.entry}`;
    const extension = await evaluate(file, sources, place, results);
    if ('code' in extension) return [extension];
    const inputs = readInputs(extension, sources, place);
    if (hasErrors(inputs.diagnostics)) return inputs.diagnostics;
    const hash = hashForKey(JSON.stringify([sources.hash, [...inputs.texts]]));
    const names = [
      ...sources.texts.keys(),
      ...inputs.files,
      ...(sources.shownFolder === ownFolder ? [] : ['package.json']),
    ];
    const files = names.map((name) => path.join(sources.folder, name));
    return { ...extension, file, place, inputTexts: inputs.texts, hash, files };
  }

  return {
    texts,
    async load(tree, ownKeys) {
      const list = nodeAt(tree, ['extensions']);
      const extensions: LoadedExtension[] = [];
      const diagnostics: Diagnostic[] = [];
      for (const item of list?.kind === 'list' ? list.items : []) {
        // Anything else is reported by the schema.
        if (item.kind !== 'scalar' || typeof item.value !== 'string' || !extensionPattern.test(item.value)) continue;
        const { value, place } = item;
        const key = JSON.stringify([value, place]);
        const loading = loaded.get(key) ?? loadOne(value, place);
        loaded.set(key, loading);
        const extension = await loading;
        if (!('name' in extension)) diagnostics.push(...extension);
        else {
          const clashes = findClashes(extension, extensions, ownKeys);
          diagnostics.push(...clashes);
          if (clashes.length === 0) extensions.push(extension);
        }
      }
      return { extensions, diagnostics };
    },
  };
}

/** Returns where an extension is: a module beside the configuration, or a package. */
function locate(
  root: string,
  written: string,
  place: Place,
): Pick<ExtensionSources, 'folder' | 'entry' | 'shownFolder'> | Diagnostic {
  if (/^\.\.?\//.test(written)) {
    const file = path.posix.join(path.posix.dirname(place.file), written);
    if (!file.startsWith(`${ownFolder}/`)) {
      const help = `Move it into a folder of ${ownFolder}: what decides a site is kept in there.`;
      return errorAt('extension.outside', place, `${file} is not below ${ownFolder}`, help);
    }
    return { folder: path.join(root, ownFolder), entry: file.slice(ownFolder.length + 1), shownFolder: ownFolder };
  }
  const found = findPackage(root, written);
  if (found === undefined) {
    const help = `Run npm install ${written}; a module of the project is written ./extensions/${written}.ts.`;
    return errorAt('extension.missing', place, `The package ${written} is not installed`, help);
  }
  if (!found.isExtension) {
    const help = 'It has to be a dependency of this project, and to name shopgen among its own peerDependencies.';
    return errorAt('extension.package', place, `The package ${written} is no extension of shopgen`, help);
  }
  if (found.entry === undefined) {
    return errorAt(
      'extension.package',
      place,
      `The package ${written} has no main module`,
      'It needs exports or main.',
    );
  }
  return { folder: found.folder, entry: found.entry, shownFolder: `node_modules/${written}` };
}

async function evaluate(
  file: string,
  sources: ExtensionSources,
  place: Place,
  results: ResultCache,
): Promise<ParsedExtension | Diagnostic> {
  const help = 'It has one: export default defineExtension({ name, phases }).';
  try {
    const parsed = parseExtension(runExtension(await bundleExtension(sources, results)));
    return typeof parsed === 'string' ? errorAt('extension.export', place, `${file} ${parsed}`, help) : parsed;
  } catch (error) {
    return reportThrown(`${file} fails while it is loaded`, error, place);
  }
}

/** Returns the diagnostic for an error that the code of an extension has thrown. */
export function reportThrown(what: string, error: unknown, place: Place): Diagnostic {
  const message = readMessage(error);
  const help = /is not defined$|gives another/.test(message)
    ? 'Extensions read their arguments and declared inputs, and nothing else.'
    : undefined;
  return errorAt('extension.throws', place, `${what}: ${message}`, help);
}

/** Errors of an extension are not of our realm. */
function readMessage(error: unknown): string {
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return String(isError ? error.message : error).split('\n')[0] ?? '';
}

function readInputs(
  { name, inputs }: ParsedExtension,
  { folder, entry, shownFolder }: ExtensionSources,
  place: Place,
): { texts: Map<string, string>; files: string[]; diagnostics: Diagnostic[] } {
  const texts = new Map<string, string>();
  const files: string[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const input of inputs) {
    const file = path.posix.join(path.posix.dirname(entry), input);
    files.push(file);
    const absolute = path.join(folder, file);
    const shown = path.posix.join(shownFolder, file);
    if (file.startsWith('../')) {
      diagnostics.push(
        errorAt('extension.input', place, `${name} declares ${shown}, which is not below ${shownFolder}`),
      );
    } else if (!existsSync(absolute) || !statSync(absolute).isFile()) {
      diagnostics.push(errorAt('extension.input', place, `${name} declares ${shown}, which is not there`));
    } else texts.set(input, readFileSync(absolute, 'utf8'));
  }
  return { texts, files, diagnostics };
}

/** Returns what of an extension is taken: its name by one before it, a key by one of these or by us. */
export function findClashes(
  { name, place, phases }: LoadedExtension,
  before: readonly LoadedExtension[],
  ownKeys: readonly string[],
): Diagnostic[] {
  const twin = before.find((each) => each.name === name);
  if (twin !== undefined) {
    const message = `${twin.file} is named ${name} too`;
    return [errorAt('extension.name-taken', place, message, 'Rename one of the two, or remove it.')];
  }
  return Object.keys(phases.config).flatMap((key) => {
    const owner = ownKeys.includes(key) ? 'shopgen' : before.find(({ phases: other }) => key in other.config)?.name;
    if (owner === undefined) return [];
    const message = `${name} adds the key ${key}, which ${owner} has already`;
    return [
      errorAt('extension.key-taken', place, message, 'Give the key another name, such as that of the extension.'),
    ];
  });
}
