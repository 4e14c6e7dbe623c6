import type { Rolldown } from 'vite';
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
 * Divides the styles of a client build like its code. The styles of what a chunk loads late are its own: no stylesheet
 * is loaded with it.
 *
 * @param generatedDir - Folder of the generated modules, as the bundler knows them.
 */
export function groupStyles(bundle: OutputFiles, generatedDir: string): StyleGroups {
  const getRoute = ({ facadeModuleId }: Rolldown.OutputChunk) =>
    facadeModuleId === null ? undefined : readRouteKey(generatedDir, facadeModuleId);
  const collect = (chunk: Rolldown.OutputChunk, seen: Set<string>): string[] => {
    seen.add(chunk.fileName);
    const next = [...chunk.imports, ...chunk.dynamicImports].flatMap((file) => {
      const output = bundle[file];
      // Another route's chunk is another page's.
      return output?.type !== 'chunk' || seen.has(file) || getRoute(output) !== undefined ? [] : collect(output, seen);
    });
    return [...stylesOfChunk(chunk), ...next];
  };
  const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
  const shared = new Set(chunks.flatMap((chunk) => (chunk.isEntry ? collect(chunk, new Set()) : [])));
  const routes = new Map<string, ReadonlySet<string>>();
  for (const chunk of chunks) {
    const route = getRoute(chunk);
    if (route === undefined) continue;
    routes.set(route, new Set(collect(chunk, new Set()).filter((key) => !shared.has(key))));
  }
  return { shared, routes };
}
