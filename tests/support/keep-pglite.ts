import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

let kept: Promise<WebAssembly.Module> | undefined;

/**
 * Keeps the compiled code of PGlite in this process. V8 discards it with the last module of the same bytes, and each
 * backend would spend more than a second compiling again.
 */
export async function keepPglite(): Promise<void> {
  kept ??= readFile(fileURLToPath(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')))).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  await kept;
}
