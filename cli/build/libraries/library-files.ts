import path from 'node:path';
import { z } from 'zod';
import type { BuiltFile, KeepFile } from '../built-file.ts';
import { hashContent } from '../cache/file-store.ts';
import { bestQuality, precompress } from '../precompress.ts';
import type { BundledLibraries, BundledSide } from './bundle-libraries.ts';
import type { LibraryNeeds } from './library-needs.ts';

const sizes = z.object({ raw: z.number(), gzip: z.number(), brotli: z.number() });
const exportsSchema = z.record(z.string(), z.record(z.string(), z.object({ file: z.string(), name: z.string() })));

/** The record of built libraries, besides their files. */
export const librariesSchema = z.object({
  client: exportsSchema,
  server: exportsSchema,
  /** The browser's files, for the manifest and the report. */
  chunks: z.array(
    z.object({
      file: z.string(),
      imports: z.array(z.string()),
      parts: z.record(z.string(), z.number()),
      sizes,
    }),
  ),
  /** Folder of each package in them, relative to our own package → its version. */
  packages: z.record(z.string(), z.string()),
});

/** The libraries that were built for a site. */
export type LibraryFacts = z.infer<typeof librariesSchema>;

/** Built libraries, compressed, as they go into `dist/<site>/`. */
export interface Libraries extends LibraryFacts {
  /** Their key, a hash of the imported exports. */
  readonly key: string;
  /** Path inside `dist/<site>/` → content. */
  readonly files: ReadonlyMap<string, BuiltFile>;
}

/** Libraries that are bundled, so that sites can be, while their files are still being compressed. */
export interface StartedLibraries {
  readonly client: LibraryFacts['client'];
  readonly server: LibraryFacts['server'];
  readonly chunks: readonly Omit<LibraryFacts['chunks'][number], 'sizes'>[];
  readonly finished: Promise<Libraries>;
}

/** Returns the key of what sites need: those with the same needs share it. */
export const needsKey = (needs: LibraryNeeds): string => hashContent(JSON.stringify(needs)).slice(0, 24);

/** Returns the folder of the package that a module belongs to; `undefined` for our own modules and the bundler's. */
function findPackageFolder(module: string): string | undefined {
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module)?.[1];
}

/**
 * Returns a folder relative to our own package, with forward slashes; where packages are hoisted it begins with `../`.
 */
const nameFolder = (packageRoot: string, folder: string): string =>
  path.relative(packageRoot, folder).split(path.sep).join('/');

function getFolders(packageRoot: string, sides: readonly BundledSide[]): string[] {
  const modules = sides.flatMap(({ chunks }) => chunks.flatMap((chunk) => chunk.modules));
  const folders = modules.flatMap((module) => findPackageFolder(module) ?? []);
  return [...new Set(folders.map((folder) => nameFolder(packageRoot, folder)))].sort();
}

const copy = (side: BundledSide): LibraryFacts['client'] =>
  Object.fromEntries(Object.entries(side.exports).map(([specifier, names]) => [specifier, { ...names }]));

/** Returns the libraries that a site's own code is bundled against. */
export function startedLibraries({ client, server }: BundledLibraries): Omit<StartedLibraries, 'finished'> {
  const chunks = client.chunks.map(({ file, imports, parts }) => ({
    file,
    imports: [...imports],
    parts: { ...parts },
  }));
  return { client: copy(client), server: copy(server), chunks };
}

/**
 * Compresses the browser's files, once for all sites, and writes what sites have to know.
 *
 * @param versionOf - The version of the package in a folder relative to our own package.
 */
export async function finishLibraries(
  key: string,
  packageRoot: string,
  { client, server }: BundledLibraries,
  clientFolder: string,
  versionOf: (folder: string) => Promise<string | undefined>,
  keep: KeepFile,
): Promise<Libraries> {
  const files = new Map<string, BuiltFile>();
  const chunks: LibraryFacts['chunks'] = [];
  const compressed = await Promise.all(
    client.chunks.map(
      async (chunk) => [chunk, await precompress(chunk.file, Buffer.from(chunk.code), bestQuality)] as const,
    ),
  );
  for (const [{ file, imports, parts }, { sizes, contents }] of compressed) {
    chunks.push({ file, imports: [...imports], parts: { ...parts }, sizes });
    for (const [ending, content] of Object.entries(contents)) {
      files.set(`${clientFolder}/${file}${ending}`, await keep(content));
    }
  }
  for (const { file, code } of server.chunks) files.set(file, await keep(Buffer.from(code)));
  const packages: Record<string, string> = {};
  for (const folder of getFolders(packageRoot, [client, server])) packages[folder] = (await versionOf(folder)) ?? '';
  return { key, client: copy(client), server: copy(server), chunks, packages, files };
}
