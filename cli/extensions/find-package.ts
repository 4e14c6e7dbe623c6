import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A package that is installed for a project. */
export interface InstalledPackage {
  /** Its folder, absolute. */
  readonly folder: string;
  /** The module that importing it gives, relative to the folder; undefined where it says none. */
  readonly entry: string | undefined;
  /** Whether the project depends on it, and it names shopgen among its peer dependencies. */
  readonly isExtension: boolean;
}

/** Conditions of a package's exports that are met, besides `default`. */
const conditions = ['import', 'node', 'module'];

const manifestSchema = z.object({
  exports: z.unknown().optional(),
  module: z.string().optional(),
  main: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});

/** Returns the package of a name as it is installed for a project: in `node_modules` of the root, or above. */
export function findPackage(root: string, name: string): InstalledPackage | undefined {
  for (let at = root; ; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    if (existsSync(path.join(folder, 'package.json')))
      return readPackage(realpathSync(folder), listOwn(root).includes(name));
    if (path.dirname(at) === at) return undefined;
  }
}

/** Returns the names of the packages that a project itself depends on. */
function listOwn(root: string): string[] {
  const { dependencies, devDependencies } = parseManifest(path.join(root, 'package.json')) ?? {};
  return Object.keys({ ...dependencies, ...devDependencies });
}

function readPackage(folder: string, isOwn: boolean): InstalledPackage | undefined {
  const manifest = parseManifest(path.join(folder, 'package.json'));
  if (manifest === undefined) return undefined;
  const exported = manifest.exports === undefined ? (manifest.module ?? manifest.main) : findEntry(manifest.exports);
  return {
    folder,
    entry: exported && path.posix.normalize(exported),
    isExtension: isOwn && Object.hasOwn(manifest.peerDependencies ?? {}, 'shopgen'),
  };
}

function parseManifest(file: string): z.infer<typeof manifestSchema> | undefined {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Returns what `exports` of a package say of its main module. */
function findEntry(exported: unknown): string | undefined {
  if (typeof exported === 'string') return exported;
  if (typeof exported !== 'object' || exported === null) return undefined;
  for (const [key, value] of Object.entries(exported)) {
    if (key !== '.' && key !== 'default' && !conditions.includes(key)) continue;
    const found = findEntry(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
