import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

let kept: Promise<WebAssembly.Module> | undefined;

/**
 * Keeps PGlite compiled in this process. V8 compiles a function when it is first called, again when it is called often, and
 * forgets all that with the last module of the same bytes: each backend of a process would begin anew, for more than a second.
 */
export async function keepPglite(): Promise<void> {
  kept ??= readFile(fileURLToPath(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')))).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  await kept;
}
