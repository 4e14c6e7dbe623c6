import path from 'node:path';
import type { Rolldown } from 'vite';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import { readRouteKey } from './chunk-names.ts';
import { measureModules, measureParts } from './chunk-parts.ts';

const address = (file: string): string => `/${file}`;

/** A JavaScript file of the browser: of the runtime's code, of the libraries, or of a site's data. */
export interface ClientChunk {
  /** Path inside the client's folder. */
  readonly file: string;
  /** Key of the route that it was made for, where there is one. */
  readonly route: string | null;
  /** Files that it loads at once. */
  readonly imports: readonly string[];
  /** Bytes before minification per part. */
  readonly parts: Readonly<Record<string, number>>;
  /** Bytes before minification per module; absent for libraries. */
  readonly modules?: Readonly<Record<string, number>>;
}

/** The chunks of a client build by file. */
export type Chunks = ReadonlyMap<string, ClientChunk>;

/**
 * Converts a chunk of the bundler. Files that it left out are named by a path, others are not.
 *
 * @param generatedDir - Folder of the generated modules, as the bundler knows them.
 */
export function toClientChunk(chunk: Rolldown.OutputChunk, generatedDir: string): ClientChunk {
  const folder = path.posix.dirname(chunk.fileName);
  return {
    file: chunk.fileName,
    route: chunk.facadeModuleId === null ? null : (readRouteKey(generatedDir, chunk.facadeModuleId) ?? null),
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

/** Returns the chunks that each route loads besides those of every page. */
function listRoutes(chunks: Chunks, first: ReadonlySet<string>): ClientManifest['routes'] {
  const routes: Record<string, readonly string[]> = {};
  for (const { route, file } of chunks.values()) {
    if (route === null) continue;
    routes[route] = [...withImports(chunks, file)].filter((each) => !first.has(each)).map(address);
  }
  return routes;
}

/** The files of a profile, and the site's own chunks. */
export interface SharedFiles {
  readonly chunks: Chunks;
  readonly entry: string;
  readonly loader: string;
  readonly sheets: {
    readonly routes: Readonly<Record<string, { readonly file: string }>>;
    readonly further?: string | undefined;
  };
}

/** The files of a site beside its profile's, as paths inside the client's folder. */
export interface SiteFiles {
  /** Locale → module with its data. */
  readonly siteData: Readonly<Record<string, string>>;
  /** Locale → module with its third parties. */
  readonly thirdParties: Readonly<Record<string, string>>;
  readonly stylesheet: string;
  /** WOFF2 files that every page fetches. */
  readonly firstFonts: readonly string[];
}

const addresses = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([key, file]) => [key, address(file)]));

/**
 * Names the files that the pages of a site refer to.
 *
 * @param profile - The code that it shares.
 */
export function createManifest({ chunks, entry, loader, sheets }: SharedFiles, files: SiteFiles): ClientManifest {
  const first = withImports(chunks, entry);
  return {
    loader: address(loader),
    entry: address(entry),
    imports: [...first].slice(1).map(address),
    stylesheet: address(files.stylesheet),
    routeStyles: Object.fromEntries(Object.entries(sheets.routes).map(([key, { file }]) => [key, address(file)])),
    ...(sheets.further !== undefined && { furtherStyles: address(sheets.further) }),
    fonts: files.firstFonts.map(address),
    routes: listRoutes(chunks, first),
    siteData: addresses(files.siteData),
    thirdParties: addresses(files.thirdParties),
  };
}
