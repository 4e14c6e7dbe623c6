import path from 'node:path';
import type { Plugin } from 'vite';

/** A library, wherever it is installed: symbolic links to it may lead out of the package. */
const inLibrary = /[\\/]node_modules[\\/]/;

/**
 * Lets code outside the package use what the package depends on: a root given with `--root` has generated code, but no
 * node_modules of its own. Imports of a library are resolved from the library, which may have a version of its own.
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
        if (!importer || importer.startsWith('\0') || inLibrary.test(importer)) return null;
        if (importer.startsWith(packageRoot + path.sep)) return null;
        return this.resolve(source, inside, { ...options, skipSelf: true });
      },
    },
  };
}
