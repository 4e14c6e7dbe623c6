import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { readModule } from '#cli/modules/read-module.ts';
import { hashForKey, type ResultCache } from '#cli/results/result-cache.ts';

/** Modules that extensions may import besides files of their own; the command line hands them in. */
export const extensionImports: readonly string[] = ['shopgen/extensions', 'zod'];

/** The modules of an extension. */
export interface ExtensionSources {
  /** The folder that all files are in: `site-configs`, or that of a package. Absolute. */
  readonly folder: string;
  /** Relative to the folder, with forward slashes. */
  readonly entry: string;
  /** The folder as diagnostics name it. */
  readonly shownFolder: string;
  /** Text by path relative to the folder. */
  readonly texts: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  /** Hash of all of it. */
  readonly hash: string;
}

/**
 * Reads the modules of an extension: its entry, and what that imports.
 *
 * @param place - Where the configuration names it.
 */
export async function readExtensionSources(
  { folder, entry, shownFolder }: Pick<ExtensionSources, 'folder' | 'entry' | 'shownFolder'>,
  place: Place,
  results: ResultCache,
): Promise<ExtensionSources> {
  const texts = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];

  async function read(file: string, from: Place): Promise<void> {
    if (texts.has(file)) return;
    const shown = `${shownFolder}/${file}`;
    const absolute = path.join(folder, file);
    if (file.startsWith('../')) {
      diagnostics.push(
        errorAt('extension.outside', from, `${path.posix.normalize(shown)} is not below ${shownFolder}`),
      );
      return;
    }
    if (!existsSync(absolute) || !statSync(absolute).isFile()) {
      diagnostics.push(errorAt('extension.missing', from, `There is no file ${shown}`));
      return;
    }
    const text = readFileSync(absolute, 'utf8');
    texts.set(file, text);
    if (file.endsWith('.json')) return;
    const { fault, imports } = await readModule(file, text, results);
    if (fault !== undefined) {
      diagnostics.push(errorAt('extension.syntax', placeIn(shown, text, fault), fault.message));
      return;
    }
    for (const { specifier, ...range } of imports) {
      const at = placeIn(shown, text, range);
      if (/^\.\.?\//.test(specifier)) await read(path.posix.join(path.posix.dirname(file), specifier), at);
      else if (!extensionImports.includes(specifier)) diagnostics.push(refuseImport(specifier, at));
    }
  }

  await read(entry, place);
  const contents = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
  return { folder, entry, shownFolder, texts, diagnostics, hash: hashForKey(JSON.stringify([entry, contents])) };
}

function refuseImport(specifier: string, place: Place): Diagnostic {
  const message = `An extension may not import ${specifier}`;
  const help = `It may import files beside it, ${extensionImports.join(' and ')}; files that it reads are declared as inputs.`;
  return errorAt('extension.import', place, message, help);
}

function placeIn(file: string, text: string, { start, length }: { start: number; length: number }): Place {
  const lines = text.slice(0, start).split('\n');
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, length };
}
