import path from 'node:path';

/**
 * Returns the package, feature, screen or room that a module belongs to, e.g. `react-dom`, `runtime/features/shell`,
 * `runtime/ui`.
 */
function getPart(id: string): string {
  // In an installed package the runtime lies below `node_modules` too.
  const file = id
    .split(path.sep)
    .join('/')
    .replace(/^.*\/node_modules\/shopgen\/(?=runtime\/)/, '/');
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  if (inPackage !== undefined) return inPackage;
  const room = /\/(runtime\/(?:features\/|screens\/)?[^/]+|generated)\//.exec(file)?.[1];
  return room ?? 'bundler';
}

/** Returns bytes before minification per part of a chunk, largest first. */
export function measureParts(
  modules: Readonly<Record<string, { readonly renderedLength: number }>>,
): Record<string, number> {
  const parts = new Map<string, number>();
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    if (renderedLength > 0) parts.set(getPart(id), (parts.get(getPart(id)) ?? 0) + renderedLength);
  }
  return Object.fromEntries([...parts].sort(([, a], [, b]) => b - a));
}
