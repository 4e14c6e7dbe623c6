import { createRequire } from 'node:module';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { packageRoot } from '#cli/package-root.ts';

/** Takes away what gives another answer each time: results are kept by what extensions were made from. */
const withoutChance = `
  Math.random = () => { throw new Error('Math.random() gives another number each time'); };
  Date.now = () => { throw new Error('Date.now() gives another time each time'); };
  globalThis.Date = new Proxy(Date, {
    apply() { throw new Error('Date() gives another time each time'); },
    construct(target, args, self) {
      if (args.length === 0) throw new Error('new Date() gives another time each time');
      return Reflect.construct(target, args, self);
    },
  });
`;

/**
 * Runs the code of an extension and returns its default export. It has JavaScript's own objects and URL, and neither files nor
 * network, process or clock: not for safety, but so that nothing decides a site that is not declared.
 */
export function runExtension(code: string): unknown {
  const scope = createContext({ URL, URLSearchParams });
  runInContext(withoutChance, scope);
  const exported: { default?: unknown } = {};
  runInContext(`(function (exports, require) {${code}\n})`, scope)(exported, provide);
  return exported.default;
}

function provide(name: string): unknown {
  if (name === 'shopgen/extensions') return { defineExtension: (extension: unknown) => extension };
  // Not ours from inside the command line, of which a bundler keeps only what we use.
  if (name === 'zod') return createRequire(path.join(packageRoot, 'package.json'))('zod');
  throw new Error(`An extension may not import ${name}`);
}
