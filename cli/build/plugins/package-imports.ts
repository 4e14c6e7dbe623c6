import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets code outside the package use what the package depends on: a root given with `--root` has generated code, but no
 * node_modules of its own.
 */
export function packageImports(packageRoot: string): Plugin {
  const inside = path.join(packageRoot, 'package.json');
  return {
    name: 'shopgen:package-imports',
    enforce: 'pre',
    resolveId: {
      // Bare specifiers only: neither relative nor absolute paths, nor virtual or built-in modules.
      filter: { id: /^(?![./#\0])(?!node:)(?!virtual:)(?![A-Za-z]:)[^:]+$/ },
      handler(source, importer, options) {
        if (!importer || importer.startsWith('\0') || importer.startsWith(packageRoot + path.sep)) return null;
        return this.resolve(source, inside, { ...options, skipSelf: true });
      },
    },
  };
}
