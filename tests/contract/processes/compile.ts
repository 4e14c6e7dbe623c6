import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Programs compiled from the current sources, in a separate folder. */
export interface Compiled {
  /** Path of a program by its name. */
  readonly file: (name: string) => string;
  remove(): Promise<void>;
}

/**
 * Compiles programs as `cli/compile.js` compiles the backend: one file each, with external packages and separate
 * workers.
 *
 * @param programs Source files by name.
 */
export async function compilePrograms(programs: Readonly<Record<string, URL>>): Promise<Compiled> {
  // Two folders deep, as `backend/dist` is: the backend finds its specs and migrations from there.
  await mkdir(path.join(root, 'test-results'), { recursive: true });
  const folder = await mkdtemp(path.join(root, 'test-results/backend-'));
  const workers = {
    'pglite.worker': new URL('../../../backend/db/pglite/pglite.worker.ts', import.meta.url),
    'decode-image.worker': new URL('../../../backend/decoding/decode-image.worker.ts', import.meta.url),
    'render-pdf.worker': new URL('../../../backend/invoices/render-pdf.worker.ts', import.meta.url),
  };
  const all = { ...programs, ...workers };
  for (const [name, input] of Object.entries(all)) {
    const bundle = await rolldown({
      cwd: root,
      input: fileURLToPath(input),
      platform: 'node',
      external: (id) => !id.startsWith('.') && !id.startsWith('#') && !path.isAbsolute(id),
      logLevel: 'silent',
    });
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
    await bundle.close();
    await writeFile(path.join(folder, `${name}.js`), output[0].code);
  }
  return {
    file: (name) => path.join(folder, `${name}.js`),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
