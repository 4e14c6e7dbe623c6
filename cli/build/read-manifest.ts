import path from 'node:path';
import type { Rolldown } from 'vite';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import { readGeneratedPart } from './chunk-names.ts';
import { measureModules, measureParts } from './chunk-parts.ts';
import type { StylesheetFiles } from './plugins/stylesheet.ts';

const address = (file: string): string => `/${file}`;

/** A JavaScript file of a client build: of the site's own code, or of the libraries. */
export interface ClientChunk {
  /** Path inside the client's folder. */
  readonly file: string;
  readonly isEntry: boolean;
  /** The module that it was made for, where there is one. */
  readonly module: string | null;
  /** Files that it loads at once. */
  readonly imports: readonly string[];
  /** Bytes before minification per part. */
  readonly parts: Readonly<Record<string, number>>;
  /** Bytes before minification per module; absent for libraries. */
  readonly modules?: Readonly<Record<string, number>>;
}

/** The chunks of a client build by file. */
export type Chunks = ReadonlyMap<string, ClientChunk>;

/** Converts a chunk of the bundler. Files that it left out are named by a path, others are not. */
export function toClientChunk(chunk: Rolldown.OutputChunk): ClientChunk {
  const folder = path.posix.dirname(chunk.fileName);
  return {
    file: chunk.fileName,
    isEntry: chunk.isEntry,
    module: chunk.facadeModuleId,
    imports: chunk.imports.map((file) => (file.startsWith('./') ? path.posix.join(folder, file) : file)),
    parts: measureParts(chunk.modules),
    modules: measureModules(chunk.modules),
  };
}

/** Returns a chunk's file and everything it imports statically, each once, itself first. */
export function withImports(chunks: Chunks, file: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of chunks.get(file)?.imports ?? []) withImports(chunks, imported, found);
  return found;
}

/**
 * Reads from a client build the files that a page refers to.
 *
 * @param chunks - The client build.
 * @param generatedDir - Absolute path of the site's generated folder, symbolic links resolved.
 * @param locales - The site's locales.
 * @param files - Where the stylesheet and its fonts are.
 * @param loader - The loader's file.
 */
export function readManifest(
  chunks: Chunks,
  generatedDir: string,
  locales: readonly string[],
  files: StylesheetFiles,
  loader: string,
): ClientManifest {
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The client build has no entry.');
  const first = withImports(chunks, entry.file);
  const routes: Record<string, readonly string[]> = {};
  const packs: Record<string, readonly string[]> = {};
  const thirdParties: Record<string, string> = {};
  for (const chunk of chunks.values()) {
    const part = chunk.module === null ? undefined : readGeneratedPart(generatedDir, chunk.module);
    if (!part) continue;
    const own = [...withImports(chunks, chunk.file)].filter((file) => !first.has(file)).map(address);
    if (part.kind === 'route') routes[part.key] = own;
    else {
      const locale = locales.find((each) => each.toLowerCase() === part.locale.toLowerCase());
      if (locale === undefined) continue;
      if (part.kind === 'locale') packs[locale] = own;
      else thirdParties[locale] = address(chunk.file);
    }
  }
  return {
    loader: address(loader),
    entry: address(entry.file),
    imports: [...first].slice(1).map(address),
    stylesheet: address(files.stylesheet),
    routeStyles: Object.fromEntries([...files.routeStyles].map(([key, file]) => [key, address(file)])),
    ...(files.furtherStyles !== undefined && { furtherStyles: address(files.furtherStyles) }),
    fonts: files.firstFonts.map(address),
    routes,
    locales: packs,
    thirdParties,
  };
}
