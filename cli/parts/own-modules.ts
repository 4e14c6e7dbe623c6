import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { suggest } from '#cli/diagnostics/nearest.ts';
import { type ModuleFacts, readModule } from '#cli/modules/read-module.ts';
import type { ResultCache } from '#cli/results/result-cache.ts';
import { isPublicModule, publicPackages } from '#runtime/contracts/public-modules.ts';

/** Folder that holds the code of sites, beside their configurations. */
const ownFolder = 'site-configs/';

/** The code of sites: modules below `site-configs`, read and checked as they are asked for, each once. */
export interface OwnModules {
  /**
   * Returns what a module exports; undefined where it is not there or cannot be read, which is reported.
   *
   * @param file - Relative to the root, with forward slashes.
   * @param place - Where it is named.
   */
  open(file: string, place: Place): Promise<ModuleFacts | undefined>;
  /** Problems of all modules so far, and of those that they import. */
  readonly diagnostics: readonly Diagnostic[];
  /** The texts of all modules so far, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Paths of everything that was asked for and is there, such as pictures that modules import. */
  readonly files: Iterable<string>;
}

/** Opens the code of sites below a root. */
export function openOwnModules(root: string, results: ResultCache): OwnModules {
  const diagnostics: Diagnostic[] = [];
  const texts = new Map<string, string>();
  const opened = new Map<string, Promise<ModuleFacts | undefined>>();

  async function read(file: string): Promise<ModuleFacts | undefined> {
    const text = readFileSync(path.join(root, file), 'utf8');
    texts.set(file, text);
    const facts = await readModule(file, text, results);
    if (facts.fault !== undefined) {
      diagnostics.push(errorAt('override.syntax', placeIn(file, text, facts.fault), facts.fault.message));
      return undefined;
    }
    for (const { specifier, ...range } of facts.imports) await follow(file, specifier, placeIn(file, text, range));
    return facts;
  }

  async function follow(from: string, specifier: string, place: Place): Promise<void> {
    if (/^\.\.?\//.test(specifier)) {
      const file = path.posix.join(path.posix.dirname(from), specifier);
      // Modules may import each other; one that is being read is not waited for.
      if (!opened.has(file)) await open(file, place);
      return;
    }
    const [, module] = /^shopgen\/runtime\/(.*)$/.exec(specifier) ?? [];
    if (module !== undefined && isPublicModule(module)) return;
    if (publicPackages.includes(specifier)) return;
    const help = 'docs/overrides.md lists what overrides may import.';
    const what =
      module === undefined ? `${specifier} is not among` : `runtime/${module} is not public: it is not among`;
    diagnostics.push(errorAt('override.import', place, `${what} what an override may import`, help));
  }

  function open(file: string, place: Place): Promise<ModuleFacts | undefined> {
    if (!file.startsWith(ownFolder)) {
      diagnostics.push(errorAt('override.outside', place, `${file} is not below ${ownFolder.slice(0, -1)}`));
      return Promise.resolve(undefined);
    }
    if (!isFile(path.join(root, file))) {
      diagnostics.push(errorAt('override.file-missing', place, `There is no file ${file}`, suggestFile(root, file)));
      return Promise.resolve(undefined);
    }
    const before = opened.get(file);
    if (before !== undefined) return before;
    const reading = /\.tsx?$/.test(file) ? read(file) : Promise.resolve(undefined);
    opened.set(file, reading);
    return reading;
  }

  return {
    ...{ open, diagnostics, texts },
    get files() {
      return opened.keys();
    },
  };
}

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

function suggestFile(root: string, file: string): string | undefined {
  const folder = path.posix.dirname(file);
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return undefined;
  const names = readdirSync(absolute).filter((name) => /\.tsx?$/.test(name));
  return names.length === 0 ? undefined : suggest(path.posix.basename(file), names);
}

function placeIn(file: string, text: string, { start, length }: { start: number; length: number }): Place {
  const lines = text.slice(0, start).split('\n');
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, length };
}
