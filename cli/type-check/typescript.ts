import { createRequire } from 'node:module';

/** The compiler as a value: passed as an argument, so that only commands that need it load it. */
export type TypeScript = typeof import('typescript');

const require = createRequire(import.meta.url);

/**
 * Loads the compiler, which takes a fifth of a second; with `import` it would take three times as long, because Node would
 * read all of it for its names before it runs it.
 */
export function loadTypeScript(): TypeScript {
  return require('typescript');
}
