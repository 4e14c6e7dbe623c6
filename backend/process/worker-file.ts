import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from './package-root.ts';

/**
 * Returns the path of the compiled file of a worker, a program of its own. In the compiled backend it is beside the
 * main file. From the sources (in a test) it is compiled now, to a name made of its content, inside `node_modules` so
 * that its own imports are found.
 *
 * @param owner - `import.meta.url` of the module beside the worker's source.
 * @param name - Of the worker: `pglite` for `pglite.worker.ts`.
 */
export async function workerFile(owner: string, name: string): Promise<string> {
  const here = fileURLToPath(owner);
  const folder = path.dirname(here);
  if (!here.endsWith('.ts')) return path.join(folder, `${name}.worker.js`);
  const source = path.join(folder, `${name}.worker.ts`);
  const file = compiled.get(source) ?? compileWorker(source, name);
  compiled.set(source, file);
  return await file;
}

/** Source → compiled file, of workers that this process has compiled. */
const compiled = new Map<string, Promise<string>>();

async function compileWorker(source: string, name: string): Promise<string> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: source,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('#') && !path.isAbsolute(id),
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  const { code } = output[0];
  const cache = path.join(packageRoot, 'node_modules/.cache/shopgen-backend');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = path.join(cache, `${name}.worker-${hash}.js`);
  await mkdir(cache, { recursive: true });
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(temporary, code);
  await rename(temporary, file);
  return file;
}
