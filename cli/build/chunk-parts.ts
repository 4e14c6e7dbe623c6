import path from 'node:path';
import { readLibraryStub } from './libraries/library-stub.ts';

/**
 * Returns the package, feature, screen or room that a module belongs to, e.g. `react-dom`, `runtime/features/shell`,
 * `runtime/ui`.
 */
function getPart(id: string): string {
  // In an installed package the runtime lies below `node_modules` too.
  const file = id
    .split(path.sep)
    .join('/')
    .replace(/^.*\/node_modules\/shopgen\/(?=(?:runtime|site-configs)\/)/, '/');
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  if (inPackage !== undefined) return inPackage;
  const room = /\/(runtime\/(?:features\/|screens\/)?[^/]+|generated|site-configs)\//.exec(file)?.[1];
  return room ?? 'bundler';
}

/**
 * Returns the name of a module wherever it lies: `runtime/loader/consent.ts`, `react-dom/client.js`, `generated/routes.ts`; of
 * the stub of a library its specifier, `react-dom/client`.
 */
export function nameModule(id: string): string {
  const library = readLibraryStub(id);
  if (library !== undefined) return library;
  const file = id.split(path.sep).join('/').split('?')[0] ?? '';
  const own = /\/((?:runtime|site-configs)\/.*)$/.exec(
    file.replace(/^.*\/node_modules\/shopgen\/(?=(?:runtime|site-configs)\/)/, '/'),
  )?.[1];
  const generated = /\/generated\/(?:\.shopgen\/[^/]+\/)?[^/]+\/(.*)$/.exec(file)?.[1];
  const inPackage = /.*\/node_modules\/(.+)$/.exec(file)?.[1];
  if (inPackage !== undefined && !inPackage.startsWith('shopgen/')) return inPackage;
  return own ?? (generated === undefined ? 'bundler' : `generated/${generated}`);
}

type Modules = Readonly<Record<string, { readonly renderedLength: number }>>;

/** Returns bytes before minification per part of a chunk, largest first. */
export const measureParts = (modules: Modules): Record<string, number> => measureBy(getPart, modules);

/** Returns bytes before minification per module of a chunk, largest first. */
export const measureModules = (modules: Modules): Record<string, number> => measureBy(nameModule, modules);

function measureBy(nameOf: (id: string) => string, modules: Modules): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    if (renderedLength > 0) sums.set(nameOf(id), (sums.get(nameOf(id)) ?? 0) + renderedLength);
  }
  return Object.fromEntries([...sums].sort(([, a], [, b]) => b - a));
}
