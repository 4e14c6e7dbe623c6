import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Where the worker's compiled file is. In the compiled backend it stands beside the main file. From the sources (in a
 * test) it is compiled now, to a name made of its content, inside `node_modules` so that its own imports are found.
 */
export async function workerFile(): Promise<string> {
  const here = fileURLToPath(import.meta.url);
  const folder = path.dirname(here);
  if (!here.endsWith('.ts')) return path.join(folder, 'pglite.worker.js');
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: path.join(folder, 'pglite.worker.ts'),
    platform: 'node',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  const { code } = output[0];
  const cache = path.join(folder, '../../../node_modules/.cache/shopgen-backend');
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = path.join(cache, `pglite.worker-${name}.js`);
  await mkdir(cache, { recursive: true });
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(temporary, code);
  await rename(temporary, file);
  return file;
}
