import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Watched } from './snapshot.ts';

/** The folders that a command reads. */
interface Folders {
  readonly root: string;
  readonly packageRoot: string;
}

/** Returns what `validate` and `generate` read: the sources of the sites, and what of this package decides the result. */
export function listSources(folders: Folders): Watched[] {
  const { root, packageRoot } = folders;
  return [
    ...listConfigs(folders),
    ...['locales', 'openapi'].map((folder) => ({ path: path.join(root, folder) })),
    ...['cli/dist', 'templates'].map((name) => ({ path: path.join(packageRoot, name) })),
    // Saves building and changes nothing of its result. What is listed last is looked at first, so `cli/dist` does not count it.
    { path: path.join(packageRoot, 'cli/dist/builds'), isListing: true },
  ];
}

/** Returns what `sites` reads: the configurations, and what of this package they are checked with. */
export function listConfigs({ root, packageRoot }: Folders): Watched[] {
  return [
    { path: path.join(root, 'site-configs') },
    ...[path.join(root, 'package.json'), ...listExtensionPackages(root)].map((each) => ({ path: each })),
    ...['package.json', 'cli/dist/main.js', 'runtime/screens'].map((name) => ({ path: path.join(packageRoot, name) })),
    ...listModuleFolders(packageRoot).flatMap((folder) => [
      { path: path.join(folder, '@fontsource-variable'), isListing: true },
      // Written by npm whenever it changes a package.
      { path: path.join(folder, '.package-lock.json') },
    ]),
  ];
}

/** Returns what `build` reads in addition to sources and generated code: the runtime, and the versions of packages. */
export function listBuildSources(folders: Folders): Watched[] {
  const { packageRoot } = folders;
  return [
    ...listSources(folders),
    { path: path.join(packageRoot, 'runtime') },
    ...listModuleFolders(packageRoot).flatMap((folder) =>
      existsSync(folder)
        ? listDependencies(packageRoot).map((name) => ({ path: path.join(folder, name, 'package.json') }))
        : [{ path: folder, isListing: true }],
    ),
  ];
}

/**
 * Returns the packages of a project that may be extensions: its own dependencies that name shopgen among their peer dependencies. Which of
 * them sites use is said in files that are not read yet.
 */
function listExtensionPackages(root: string): string[] {
  const own = ['dependencies', 'devDependencies'].flatMap((kind) => listDependencies(root, kind));
  return own.flatMap((name) => {
    const folders = listModuleFolders(root).map((modules) => path.join(modules, name));
    const folder = folders.find((each) => existsSync(each));
    if (folder === undefined || !listDependencies(folder, 'peerDependencies').includes('shopgen')) return [];
    // A link, and what it leads to.
    return [folder, realpathSync(folder)];
  });
}

/** Returns every `node_modules` that Node looks into from a folder. */
function listModuleFolders(from: string): string[] {
  const folders: string[] = [];
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (path.basename(folder) !== 'node_modules') folders.push(path.join(folder, 'node_modules'));
    if (path.dirname(folder) === folder) return folders;
  }
}

/** Returns the names of the packages that a package depends on; none where its manifest cannot be read. */
function listDependencies(folder: string, kind = 'dependencies'): string[] {
  try {
    const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const all = typeof manifest === 'object' && manifest !== null ? Object.entries(manifest) : [];
    return all.flatMap(([key, named]) => (key === kind ? Object.keys(Object(named)) : []));
  } catch {
    return [];
  }
}
