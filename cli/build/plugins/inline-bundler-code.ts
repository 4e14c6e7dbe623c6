import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The bundler's module of functions for CommonJS and namespaces. */
const bundlerModule = '\0rolldown/runtime.js';

/**
 * Writes the few functions that the bundler adds into each file that needs them. By default they are a file of their own, which
 * every first page would fetch for 0.3 kB.
 */
export function inlineBundlerCode(): Plugin {
  return {
    name: 'shopgen:inline-bundler-code',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const shared = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === bundlerModule);
      if (shared === undefined) return;
      for (const chunk of chunks) if (chunk.imports.includes(shared.fileName)) inline(chunk, shared);
      delete bundle[shared.fileName];
    },
  };
}

/** Replaces the import of the functions by the functions, in a scope of their own: their names may be those of the file. */
function inline(chunk: Rolldown.OutputChunk, shared: Rolldown.OutputChunk): void {
  // A file may import them for nothing, where what needed them was left out.
  const unused = `import"./${path.posix.basename(shared.fileName)}";`;
  chunk.imports = chunk.imports.filter((file) => file !== shared.fileName);
  if (chunk.code.includes(unused)) {
    chunk.code = chunk.code.replace(unused, '');
    return;
  }
  const [, body, exported] = /^(.*)export\{([^}]*)\};?\s*$/s.exec(shared.code) ?? [];
  const from = `}from"./${path.posix.basename(shared.fileName)}";`;
  const end = chunk.code.indexOf(from);
  const start = chunk.code.lastIndexOf('import{', end);
  if (body === undefined || exported === undefined || start === -1)
    throw new Error(`The bundler wrote ${chunk.fileName} in a form that is not known.`);
  const taken = readNames(chunk.code.slice(start + 'import{'.length, end)).map(([name, as]) => `${name}:${as}`);
  const given = readNames(exported).map(([name, as]) => `${as}:${name}`);
  const functions = `const{${taken.join()}}=(()=>{${body}return{${given.join()}}})();`;
  chunk.code = chunk.code.slice(0, start) + functions + chunk.code.slice(end + from.length);
}

/** Reads `a as b,c` as pairs of a name and what it is called from there on. */
const readNames = (list: string): (readonly [name: string, as: string])[] =>
  list.split(',').map((entry) => {
    const [name = '', as = name] = entry.trim().split(' as ');
    return [name, as];
  });
