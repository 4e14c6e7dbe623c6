import { existsSync } from 'node:fs';
import path from 'node:path';
import { isStylesFile } from '../styles/evaluate-styles.ts';
import { GatheredNeeds, isLibrary, type LibraryNeeds } from './library-needs.ts';
import type { ReadImports } from './module-imports.ts';

interface ScanOptions {
  readonly packageRoot: string;
  /** Folder that holds `generated/`. */
  readonly root: string;
  readonly siteId: string;
  readonly readImports: ReadImports;
}

/** What a site is built from. */
export interface ScannedSite {
  readonly needs: LibraryNeeds;
  /** Every module of ours in it, by absolute path, in order of the paths. */
  readonly files: readonly string[];
}

/** What the compiler of JSX imports by itself. */
const jsxRuntime = { specifier: 'react/jsx-runtime', names: ['Fragment', 'jsx', 'jsxs'] } as const;

/** Follows the imports of our own modules, static ones before dynamic ones. */
class Walk {
  readonly needs = new GatheredNeeds();
  readonly files = new Set<string>();
  readonly #later = new GatheredNeeds();
  readonly #dynamic = new Set<string>();
  readonly #options: ScanOptions;

  constructor(options: ScanOptions) {
    this.#options = options;
  }

  async follow(file: string): Promise<void> {
    if (!this.#enter(file)) return;
    if (isStylesFile(file)) return this.followStyles(file);
    if (file.endsWith('x')) this.needs.add(jsxRuntime.specifier, jsxRuntime.names);
    const targets: string[] = [];
    for (const { specifier, names, isDynamic } of await this.#options.readImports(file)) {
      if (isLibrary(specifier)) {
        (isDynamic ? this.#later : this.needs).add(specifier, names);
        continue;
      }
      const target = this.#resolve(specifier, file);
      if (target === undefined) continue;
      if (isDynamic) this.#dynamic.add(target);
      else targets.push(target);
    }
    await Promise.all(targets.map((target) => this.follow(target)));
  }

  /** Frozen, a styles module imports no library; what it is evaluated from is part of the site all the same. */
  async followStyles(file: string): Promise<void> {
    this.#enter(file);
    for (const { specifier } of await this.#options.readImports(file)) {
      const target = isLibrary(specifier) ? undefined : this.#resolve(specifier, file);
      if (target !== undefined && this.#enter(target)) await this.followStyles(target);
    }
  }

  /** Follows what is imported dynamically until nothing is left. */
  async followLater(): Promise<void> {
    for (const file of this.#dynamic) await this.follow(file);
    this.needs.addAll(this.#later);
  }

  /** @returns false for what has been seen, or has no imports */
  #enter(file: string): boolean {
    if (this.files.has(file) || !existsSync(file)) return false;
    this.files.add(file);
    return /\.[jt]sx?$/.test(file);
  }

  #resolve(specifier: string, importer: string): string | undefined {
    const { packageRoot, root } = this.#options;
    if (/^\.{1,2}\//.test(specifier)) return path.resolve(path.dirname(importer), specifier);
    const [, inRuntime] = /^(?:shopgen\/runtime|#runtime)\/(.*)$/.exec(specifier) ?? [];
    if (inRuntime !== undefined) return path.join(packageRoot, 'runtime', inRuntime);
    const [, inGenerated] = /^#generated\/(.*)$/.exec(specifier) ?? [];
    return inGenerated === undefined ? undefined : path.join(root, 'generated', inGenerated);
  }
}

/**
 * Reads from the sources what a site is built from and what it needs of the libraries. It asks the sources, not the
 * bundler, so that the libraries can be built before the site, once for all sites that need the same.
 */
export async function scanSite(options: ScanOptions): Promise<ScannedSite> {
  const { packageRoot, root, siteId } = options;
  const ofSite = (name: string): string => path.join(root, 'generated', siteId, name);
  const ofRuntime = (name: string): string => path.join(packageRoot, 'runtime', name);

  const client = new Walk(options);
  await client.follow(ofSite('entry-client.tsx'));
  // Both are in every site: the frozen styles import the one, the stylesheet begins with the other.
  await client.follow(ofRuntime('theme/frozen.ts'));
  await client.followStyles(ofRuntime('theme/global.styles.ts'));
  const first = client.needs.toNeeds();
  await client.followLater();

  const server = new Walk(options);
  await server.follow(ofSite('entry-server.ts'));
  await server.follow(ofRuntime('server/start-server.ts'));
  await server.follow(ofRuntime('theme/frozen.ts'));
  await server.followLater();
  return {
    needs: { client: { first, later: client.needs.toNeeds(first) }, server: server.needs.toNeeds() },
    files: [...new Set([...client.files, ...server.files])].sort(),
  };
}
