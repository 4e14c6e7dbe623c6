import path from 'node:path';
import type { Plugin } from 'vite';
import { findImportedModule, type Redirect } from '#cli/build/plugins/overridden-parts.ts';
import { getPart, type PartName, partNames } from '#runtime/contracts/parts.ts';

const idStart = '\0virtual:shopgen/part/';

/** A part's name by its module below `runtime/`. */
const nameByModule: ReadonlyMap<string, PartName> = new Map(partNames.map((name) => [getPart(name).from, name]));

/**
 * Gives the browser parts that know where they are shown, so that a page can outline them: no build contains this.
 *
 * @param redirect - What an importer gets for the module of a part that the site changes.
 */
export function devParts(packageRoot: string, site: string, redirect: Redirect): Plugin {
  const runtime = path.join(packageRoot, 'runtime');
  return {
    name: 'shopgen:dev-parts',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (source.startsWith(idStart)) return source;
        if (importer === undefined || importer.startsWith(idStart)) return undefined;
        const module = findImportedModule(packageRoot, source, importer);
        const name = nameByModule.get(path.relative(runtime, module).split(path.sep).join('/'));
        if (name === undefined) return undefined;
        // What changes a part gets the part itself.
        const isOwn =
          redirect(module, '') !== undefined && redirect(module, importer.split('?')[0] ?? '') === undefined;
        return isOwn ? undefined : `${idStart}${name}`;
      },
    },
    load(id) {
      const name = partNames.find((each) => id === `${idStart}${each}`);
      if (name === undefined) return undefined;
      const { component, from } = getPart(name);
      const isChanged = redirect(path.join(runtime, from), '') !== undefined;
      return [
        `import { ${component} as Part } from 'shopgen/runtime/${from}';`,
        `import { outlined } from 'shopgen/runtime/dev/part-outlines.tsx';`,
        `export const ${component} = outlined(Part, ${JSON.stringify({ name, site, isChanged })});`,
      ].join('\n');
    },
  };
}
