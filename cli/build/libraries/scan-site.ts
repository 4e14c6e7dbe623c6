import { existsSync } from 'node:fs';
import path from 'node:path';
import { loaderModule } from '../loader.ts';
import {
  createRedirect,
  listOverriddenParts,
  type OverriddenPart,
  type Redirect,
} from '../plugins/overridden-parts.ts';
import { isStylesFile, listStylesFiles } from '../styles/evaluate-styles.ts';
import { GatheredNeeds, isLibrary, type LibraryNeeds } from './library-needs.ts';
import type { ReadImports } from './module-imports.ts';

interface ScanOptions {
  readonly packageRoot: string;
  /** Folder that holds `generated/`. */
  readonly root: string;
  readonly siteId: string;
  readonly readImports: ReadImports;
}

/** The folders of a scan, and which modules stand in for others. */
interface WalkOptions extends Omit<ScanOptions, 'siteId'> {
  readonly redirect: Redirect;
}

/** The inputs of a site's build. */
export interface ScannedSite {
  readonly needs: LibraryNeeds;
  /** Absolute paths of all own modules that the build depends on, sorted. */
  readonly files: readonly string[];
  /** The styles modules of the site itself among them. */
  readonly ownStyles: readonly string[];
  /** Which module of the site an importer gets for one of the runtime. */
  readonly parts: readonly OverriddenPart[];
}

/** The imports that the JSX transform adds. */
const jsxRuntime = { specifier: 'react/jsx-runtime', names: ['Fragment', 'jsx', 'jsxs'] } as const;

/** A traversal of the imports of our own modules, static imports before dynamic ones. */
class Walk {
  readonly needs = new GatheredNeeds();
  readonly files = new Set<string>();
  readonly #later = new GatheredNeeds();
  readonly #dynamic = new Set<string>();
  readonly #options: WalkOptions;

  constructor(options: WalkOptions) {
    this.#options = options;
  }

  async follow(file: string): Promise<void> {
    if (!this.#enter(file)) return;
    // A frozen styles module imports no library; its sources are listed by `listStyleSources`.
    if (isStylesFile(file)) return;
    if (file.endsWith('x')) this.needs.add(jsxRuntime.specifier, jsxRuntime.names);
    const targets: string[] = [];
    for (const { specifier, names, isDynamic } of await this.#options.readImports(file)) {
      if (isLibrary(specifier)) {
        (isDynamic ? this.#later : this.needs).add(specifier, names);
        continue;
      }
      const named = resolveImport(this.#options, specifier, file);
      if (named === undefined) continue;
      const target = this.#options.redirect(named, file) ?? named;
      if (isDynamic) this.#dynamic.add(target);
      else targets.push(target);
    }
    await Promise.all(targets.map((target) => this.follow(target)));
  }

  /** Follows dynamic imports until none are left. */
  async followLater(): Promise<void> {
    for (const file of this.#dynamic) await this.follow(file);
    this.needs.addAll(this.#later);
  }

  /** @returns false for a file that was visited already, does not exist or is not JavaScript */
  #enter(file: string): boolean {
    if (this.files.has(file) || !existsSync(file)) return false;
    this.files.add(file);
    return /\.[jt]sx?$/.test(file);
  }
}

/** Resolves the import of one of our own modules to its file. */
function resolveImport(
  { packageRoot, root }: Pick<ScanOptions, 'packageRoot' | 'root'>,
  specifier: string,
  importer: string,
): string | undefined {
  if (/^\.{1,2}\//.test(specifier)) return path.resolve(path.dirname(importer), specifier);
  const [, inRuntime] = /^(?:shopgen\/runtime|#runtime)\/(.*)$/.exec(specifier) ?? [];
  if (inRuntime !== undefined) return path.join(packageRoot, 'runtime', inRuntime);
  const [, folder, rest] = /^#(generated|site-configs)\/(.*)$/.exec(specifier) ?? [];
  return folder === undefined || rest === undefined ? undefined : path.join(root, folder, rest);
}

/**
 * Lists all styles modules of the runtime, with what they are evaluated from. A site depends on those that it does not
 * use, too: short class names count all of them, and a custom property is constant only where none of them sets it.
 */
async function listStyleSources(options: Omit<ScanOptions, 'siteId'>): Promise<ReadonlySet<string>> {
  const files = new Set(await listStylesFiles(path.join(options.packageRoot, 'runtime')));
  // Iterating over a set includes the items that are added on the way.
  for (const file of files) {
    for (const { specifier } of await options.readImports(file)) {
      const target = isLibrary(specifier) ? undefined : resolveImport(options, specifier, file);
      if (target !== undefined && existsSync(target)) files.add(target);
    }
  }
  return files;
}

/**
 * Reads from the sources what a site is built from and what it needs of the libraries. Uses the sources, not the
 * bundler, so that the libraries can be built before the site, once for all sites with the same needs.
 */
export async function scanSite({ siteId, ...folders }: ScanOptions): Promise<ScannedSite> {
  const { packageRoot, root } = folders;
  const generatedDir = path.join(root, 'generated', siteId);
  const configDir = path.join(root, 'site-configs');
  const parts = listOverriddenParts(generatedDir);
  const options = { ...folders, redirect: createRedirect({ packageRoot, generatedDir, configDir }, () => parts) };
  const siteFile = (name: string): string => path.join(generatedDir, name);
  const runtimeFile = (name: string): string => path.join(packageRoot, 'runtime', name);

  const client = new Walk(options);
  await client.follow(siteFile('entry-client.tsx'));
  // Frozen styles of every site import it.
  await client.follow(runtimeFile('theme/frozen.ts'));
  // Needs no library, and is bundled apart.
  await client.follow(path.join(packageRoot, loaderModule));
  const first = client.needs.toNeeds();
  // Run without the application, so what they need is not in the file of every page.
  await client.follow(siteFile('third-parties.ts'));
  await client.followLater();

  const server = new Walk(options);
  await server.follow(siteFile('entry-server.ts'));
  await server.follow(runtimeFile('server/start-server.ts'));
  await server.follow(runtimeFile('theme/frozen.ts'));
  await server.followLater();
  const files = [...new Set([...client.files, ...server.files, ...(await listStyleSources(options))])].sort();
  return {
    needs: { client: { first, later: client.needs.toNeeds(first) }, server: server.needs.toNeeds() },
    files,
    ownStyles: files.filter((file) => isStylesFile(file) && file.startsWith(configDir + path.sep)),
    parts,
  };
}
