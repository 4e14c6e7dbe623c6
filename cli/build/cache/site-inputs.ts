import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { overrideFolder } from '#cli/generators/overrides/override-places.ts';
import { readVersion } from '#cli/package-root.ts';
import { once, onceEach } from '../build-run.ts';
import { listStylesFiles } from '../styles/evaluate-styles.ts';
import { hashContent } from './file-store.ts';

/**
 * The current versions of what builds depend on, by name. A name is the path of a file (`generated/acoustic/theme.ts`,
 * `runtime/ui/icon.tsx`), `package:` and the folder of a package relative to ours (its version), `shopgen` (version and
 * hash of its own code), `node` (major version), `styles modules` (hash of the list of them) or `overridden:` and the id of a
 * site (the parts that it changes).
 */
export interface Inputs {
  /** Returns the hash or version of an input; `undefined` for one that does not exist. Computed once per name. */
  now(name: string): Promise<string | undefined>;
}

/** Returns the input name of a package's folder. */
export const packageInput = (folder: string): string => `package:${folder}`;

/** Returns the input name of the parts that a site changes. */
export const overriddenInput = (site: string): string => `overridden:${site}`;

/** Reads the version of the package in a folder. */
async function readPackageVersion(folder: string): Promise<string | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    const isNamed = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
    return isNamed ? String(manifest.version) : undefined;
  } catch {
    return undefined;
  }
}

/** Hashes the code that builds: the compiled command line, or the sources of this room when they run uncompiled. */
async function hashOwnCode(): Promise<string> {
  const self = fileURLToPath(import.meta.url);
  const isCompiled = self.endsWith('.js');
  const folder = isCompiled ? path.dirname(self) : path.dirname(path.dirname(self));
  // Files with a number are still being written.
  const isCode = (name: string): boolean => (isCompiled ? /^[a-z-]+\.js$/.test(name) : name.endsWith('.ts'));
  const names = (await readdir(folder, { recursive: true })).filter(isCode).sort();
  const hashes = names.map(async (name) => `${name} ${hashContent(await readFile(path.join(folder, name)))}`);
  return hashContent((await Promise.all(hashes)).join('\n'));
}

/** Hashes the list of styles modules: a new one changes the class names of those after it, on every site. */
async function hashStylesList(packageRoot: string): Promise<string> {
  const files = await listStylesFiles(path.join(packageRoot, 'runtime'));
  return hashContent(files.map((file) => path.relative(packageRoot, file)).join('\n')).slice(0, 24);
}

/** Lists the parts that a site changes: what stands in for a part is imported by no other generated module. */
async function listOverridden(root: string, site: string): Promise<string> {
  const names = await readdir(path.join(root, 'generated', site, overrideFolder)).catch(() => []);
  return names.sort().join(' ');
}

/**
 * @param packageRoot - Where `runtime/` and packages are found.
 * @param root - Where everything else is.
 */
export function createInputs(packageRoot: string, root: string): Inputs {
  const ownCode = once(async () => `${readVersion()} ${(await hashOwnCode()).slice(0, 24)}`);
  return {
    now: onceEach(
      (name: string) => name,
      async (name) => {
        if (name === 'shopgen') return ownCode();
        if (name === 'node') return process.versions.node.split('.')[0];
        if (name === 'styles modules') return hashStylesList(packageRoot);
        const [, site] = /^overridden:(.*)$/.exec(name) ?? [];
        if (site !== undefined) return listOverridden(root, site);
        const [, folder] = /^package:(.*)$/.exec(name) ?? [];
        if (folder !== undefined) return readPackageVersion(path.join(packageRoot, folder));
        const file = path.join(name.startsWith('runtime/') ? packageRoot : root, name);
        return readFile(file).then(hashContent, () => undefined);
      },
    ),
  };
}
