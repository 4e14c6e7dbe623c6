import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { findStaticMisuses, findStaticParts, type StaticMisuse } from '../static-parts/read-static-module.ts';

/** The static parts of a client build. */
export interface StaticParts {
  readonly plugin: Plugin;
  /** Returns whether a module is reached through static parts alone, so that no first page needs it. Known once the graph is. */
  readonly isLate: (module: string) => boolean;
}

/** A declared static part. */
interface DeclaredPart {
  /** Module that declares it. */
  readonly declaredIn: string;
  readonly inputs: readonly string[];
}

/**
 * Modules where a part ends: another part, links, which the page follows, reports, which are made once a page, and the inputs,
 * which the module that uses them declares.
 */
const boundaries = new Set([
  'runtime/ui/static-part.tsx',
  'runtime/ui/link.tsx',
  'runtime/ui/tracking-context.ts',
  'runtime/ui/app-setting-context.ts',
  'runtime/ui/navigation.ts',
]);

/**
 * Proves from the module graph that static parts are static: the code of first pages reaches them by their declaration alone,
 * and none of them has state, listens to something, or depends on more than it declares.
 */
export function staticParts(packageRoot: string): StaticParts {
  const declared = new Map<string, DeclaredPart>();
  const sources = new Map<string, string>();
  let late: ReadonlySet<string> = new Set();
  const nameModule = (id: string): string => path.relative(packageRoot, id).split(path.sep).join('/');

  const plugin: Plugin = {
    name: 'shopgen:static-parts',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\.tsx?$/ },
      async handler(code, id) {
        sources.set(id, code);
        if (!code.includes('staticPart(') || boundaries.has(nameModule(id))) return;
        for (const { specifier, inputs } of await findStaticParts(id, code)) {
          const part = await this.resolve(specifier, id);
          if (part) declared.set(part.id, { declaredIn: id, inputs });
        }
      },
    },
    async buildEnd(error) {
      if (error) return;
      const first = followFirst(this, declared);
      const misuses = new Map<string, Promise<readonly StaticMisuse[]>>();
      const readMisuses = (id: string): Promise<readonly StaticMisuse[]> => {
        const code = sources.get(id);
        const found = misuses.get(id) ?? (code === undefined ? [] : findStaticMisuses(nameModule(id), code));
        misuses.set(id, Promise.resolve(found));
        return Promise.resolve(found);
      };
      const reached = new Set<string>();
      for (const [part, { declaredIn, inputs }] of declared) {
        const importer = first.get(part);
        if (importer !== undefined) {
          const message = `${nameModule(importer)} imports ${nameModule(part)}, so that first pages load the static part. Import ${nameModule(declaredIn)}, which declares it.`;
          this.error({ message, id: importer, loc: { file: importer, line: 1, column: 0 } });
        }
        const ways = new Map<string, readonly string[]>([[part, []]]);
        // Iterating over a map includes the items that are added on the way.
        for (const [id, way] of ways) {
          if (boundaries.has(nameModule(id))) continue;
          reached.add(id);
          for (const { what, allowedBy, line, column } of await readMisuses(id)) {
            if (allowedBy !== undefined && inputs.includes(allowedBy)) continue;
            const by = way.length === 0 ? '' : `, by way of ${way.map(nameModule).join(' and ')}`;
            const help =
              allowedBy === undefined
                ? 'What changes in the browser cannot be in a static part.'
                : `Name '${allowedBy}' among the inputs of the part in ${nameModule(declaredIn)}.`;
            const message = `The static part ${nameModule(part)} ${what}${by}. ${help}`;
            this.error({ message, id, loc: { file: id, line, column } });
          }
          for (const next of this.getModuleInfo(id)?.importedIds ?? [])
            if (!ways.has(next)) ways.set(next, [...way, next]);
        }
      }
      late = new Set([...reached].filter((id) => !first.has(id)));
    },
  };
  return { plugin, isLate: (module) => late.has(module) };
}

/** Returns the modules that first pages may load without going through a static part, each with one that imports it. */
function followFirst(
  context: Rolldown.PluginContext,
  declared: ReadonlyMap<string, DeclaredPart>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const id of context.getModuleIds()) if (context.getModuleInfo(id)?.isEntry) found.set(id, id);
  for (const id of found.keys()) {
    const info = context.getModuleInfo(id);
    if (!info) continue;
    const late = info.dynamicallyImportedIds.filter((each) => declared.get(each)?.declaredIn !== id);
    for (const next of [...info.importedIds, ...late]) if (!found.has(next)) found.set(next, id);
  }
  return found;
}
