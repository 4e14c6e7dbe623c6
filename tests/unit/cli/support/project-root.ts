import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const packageRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/** A temporary copy of the project's inputs: configs, translations and API descriptions. */
export interface ProjectRoot {
  readonly dir: string;
  read(file: string): Promise<string>;
  write(file: string, content: string | Uint8Array): Promise<void>;
  remove(file: string): Promise<void>;
  /** Restores files from the project; deletes those that it does not have. */
  restore(files: Iterable<string>): Promise<void>;
  dispose(): Promise<void>;
}

export async function createProjectRoot(): Promise<ProjectRoot> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'shopgen-root-'));
  for (const folder of ['site-configs', 'locales', 'openapi']) {
    await cp(path.join(packageRoot, folder), path.join(dir, folder), { recursive: true });
  }
  const at = (file: string): string => path.join(dir, file);
  return {
    dir,
    read: (file) => readFile(at(file), 'utf8'),
    write: async (file, content) => {
      await mkdir(path.dirname(at(file)), { recursive: true });
      await writeFile(at(file), content);
    },
    remove: (file) => rm(at(file), { recursive: true }),
    restore: async (files) => {
      for (const file of files) {
        await rm(at(file), { recursive: true, force: true });
        if (existsSync(path.join(packageRoot, file)))
          await cp(path.join(packageRoot, file), at(file), { recursive: true });
        else if (!existsSync(path.dirname(path.join(packageRoot, file))))
          await rm(path.dirname(at(file)), { recursive: true });
      }
    },
    dispose: () => rm(dir, { recursive: true, force: true }),
  };
}
