import type { OutputFiles } from '../bundler-output.ts';
import { readRouteKey } from '../chunk-names.ts';
import { stylesOfChunk } from '../plugins/frozen-styles.ts';

/** The exports of styles modules that pages need, by importer. */
export interface StyleGroups {
  /** Every page. */
  readonly shared: ReadonlySet<string>;
  /** The pages of a route besides, by route key. */
  readonly routes: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Divides the styles of a client build by the modules that need them, whichever chunk these are in. The styles of what a module
 * loads late are its own: no stylesheet is loaded with it.
 *
 * @param generatedDir - Folder of the generated modules, as the bundler knows them.
 * @param getImports - Returns the modules that a module imports, at once and late.
 */
export function groupStyles(
  bundle: OutputFiles,
  generatedDir: string,
  getImports: (module: string) => readonly string[],
): StyleGroups {
  const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
  const styles = new Map(chunks.flatMap((chunk) => [...stylesOfChunk(chunk)]));
  const collect = (module: string): string[] => {
    const reached = new Set([module]);
    // Iterating over a set includes the items that are added on the way.
    for (const id of reached) {
      // Another route's module is another page's.
      for (const next of getImports(id)) if (readRouteKey(generatedDir, next) === undefined) reached.add(next);
    }
    return [...reached].flatMap((id) => styles.get(id) ?? []);
  };
  const made = chunks.flatMap(({ facadeModuleId, isEntry }) =>
    facadeModuleId === null ? [] : [{ module: facadeModuleId, isEntry }],
  );
  const shared = new Set(made.flatMap(({ module, isEntry }) => (isEntry ? collect(module) : [])));
  const routes = new Map<string, ReadonlySet<string>>();
  for (const { module } of made) {
    const route = readRouteKey(generatedDir, module);
    if (route !== undefined) routes.set(route, new Set(collect(module).filter((key) => !shared.has(key))));
  }
  return { shared, routes };
}
