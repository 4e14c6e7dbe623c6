import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { configAlias, overrideFolder } from '#cli/generators/overrides/override-places.ts';
import { getPart, partFileName, partNames } from '#runtime/contracts/parts.ts';

/** A part that a site changes. */
export interface OverriddenPart {
  /** Generated module that stands in for the part's: path inside the site's generated folder. */
  readonly generated: string;
  /** The part's module, below `runtime/`. */
  readonly from: string;
  /** The files that change it, below `site-configs/`. They get the part as it was. */
  readonly files: readonly string[];
}

const fromByName: ReadonlyMap<string, string> = new Map(
  partNames.map((name) => [`${partFileName(name)}.tsx`, getPart(name).from]),
);

const importedFile = new RegExp(`from '${configAlias}([^']+)'`, 'g');

/** Returns the part that a generated module stands in for; undefined for other modules. */
export function readOverriddenPart(generated: string, text: string): OverriddenPart | undefined {
  const from = path.dirname(generated) === overrideFolder ? fromByName.get(path.basename(generated)) : undefined;
  if (from === undefined) return undefined;
  return { generated, from, files: [...text.matchAll(importedFile)].map(([, file = '']) => file) };
}

/** Lists the parts that a site changes, from its generated code. */
export function listOverriddenParts(generatedDir: string): OverriddenPart[] {
  const folder = path.join(generatedDir, overrideFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return readOverriddenPart(path.posix.join(overrideFolder, name), text) ?? [];
  });
}

/** Where the modules of overridden parts are, as absolute paths or ids of the bundler. */
interface Places {
  readonly packageRoot: string;
  readonly generatedDir: string;
  readonly configDir: string;
}

/**
 * Returns the module that an importer gets for another: of a part that is overridden the generated one. That one, and the files
 * that change the part, get the part itself.
 *
 * @param parts - May change while `dev` runs.
 */
export function createRedirect(
  { packageRoot, generatedDir, configDir }: Places,
  parts: () => readonly OverriddenPart[],
) {
  return (module: string, importer: string): string | undefined => {
    const runtime = path.join(packageRoot, 'runtime') + path.sep;
    if (!module.startsWith(runtime)) return undefined;
    const from = module.slice(runtime.length).split(path.sep).join('/');
    const part = parts().find((each) => each.from === from);
    if (part === undefined) return undefined;
    const generated = path.join(generatedDir, part.generated);
    const own = [generated, ...part.files.map((file) => path.join(configDir, file))];
    return own.includes(importer) ? undefined : generated;
  };
}

export type Redirect = ReturnType<typeof createRedirect>;

const inRuntime = /^(?:shopgen\/runtime|#runtime)\//;

/** Gives importers of an overridden part the module that a site has for it. */
export function overriddenParts(packageRoot: string, redirect: Redirect): Plugin {
  return {
    name: 'shopgen:overridden-parts',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (importer === undefined) return undefined;
        return redirect(findImportedModule(packageRoot, source, importer), importer.split('?')[0] ?? '');
      },
    },
  };
}

/** Returns the path of a module as one of the sources of the runtime or of a site imports it; it need not exist. */
export function findImportedModule(packageRoot: string, source: string, importer: string): string {
  const isRelative = source.startsWith('./') || source.startsWith('../');
  return isRelative
    ? path.resolve(path.dirname(importer.split('?')[0] ?? ''), source)
    : path.normalize(source.replace(inRuntime, `${path.join(packageRoot, 'runtime')}/`));
}
