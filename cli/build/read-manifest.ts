import type { Rolldown } from 'vite';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import { readGeneratedPart } from './chunk-names.ts';
import type { StylesheetFiles } from './plugins/stylesheet.ts';

const address = (file: string): string => `/${file}`;

/** The chunks of a client build by file name. */
export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The chunks of a build, without its assets. */
export function listChunks(output: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): Chunks {
  return new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])));
}

/** A chunk's file and everything it imports statically, each once, itself first. */
function withImports(chunks: Chunks, file: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of chunks.get(file)?.imports ?? []) withImports(chunks, imported, found);
  return found;
}

/**
 * Reads from a client build what a page has to refer to.
 *
 * @param chunks - The client build.
 * @param generatedDir - Absolute path of the site's generated folder, symbolic links resolved.
 * @param locales - The site's locales.
 * @param files - Where the stylesheet and its fonts are.
 */
export function readManifest(
  chunks: Chunks,
  generatedDir: string,
  locales: readonly string[],
  files: StylesheetFiles,
): ClientManifest {
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The client build has no entry.');
  const first = withImports(chunks, entry.fileName);
  const routes: Record<string, readonly string[]> = {};
  const packs: Record<string, readonly string[]> = {};
  for (const chunk of chunks.values()) {
    const part = chunk.facadeModuleId === null ? undefined : readGeneratedPart(generatedDir, chunk.facadeModuleId);
    if (!part) continue;
    const own = [...withImports(chunks, chunk.fileName)].filter((file) => !first.has(file)).map(address);
    if (part.kind === 'route') routes[part.key] = own;
    else {
      const locale = locales.find((each) => each.toLowerCase() === part.locale.toLowerCase());
      if (locale !== undefined) packs[locale] = own;
    }
  }
  return {
    entry: address(entry.fileName),
    imports: [...first].slice(1).map(address),
    stylesheet: address(files.stylesheet),
    fonts: files.preloadFonts.map(address),
    routes,
    locales: packs,
  };
}
