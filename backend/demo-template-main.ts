import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadDemo } from './content/load-demo.ts';
import { packagePaths } from './process/package-root.ts';
import { makeTemplate } from './seed/make-template.ts';

// Makes the data of a first start beforehand: `node backend/dist/demo-template.js make`. With `check` it only deletes a
// template that was made from other sources, so that the next first start fills its data folder itself.

const { content, demoTemplate, migrations, pictures } = packagePaths;
const keyFile = path.join(demoTemplate, 'key');

const key = await readKey();
const isCurrent = existsSync(keyFile) && (await readFile(keyFile, 'utf8')) === key;
if (!isCurrent) {
  await rm(demoTemplate, { recursive: true, force: true });
  if (process.argv[2] === 'make') await make();
}

async function make(): Promise<void> {
  const draft = `${demoTemplate}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    await makeTemplate(draft, { seed: await loadDemo(), pictures, migrations });
    await writeFile(path.join(draft, 'key'), key);
    await rename(draft, demoTemplate);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Returns a hash of this program, which contains the code that fills a database; PGlite; the migrations; the shops with
 * their images.
 */
async function readKey(): Promise<string> {
  const program = fileURLToPath(import.meta.url);
  const folders = [
    [path.dirname(program), /^(demo-template|pglite\.worker)\.js$/],
    [path.dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))), /^(pglite|initdb)\.(data|wasm)$/],
    [migrations, /\.sql$/],
    [content, /\.(yaml|md|webp)$/],
  ] as const;
  const hash = createHash('sha256');
  for (const [folder, pattern] of folders) {
    for (const name of (await readdir(folder, { recursive: true })).sort()) {
      if (pattern.test(name)) hash.update(name).update(await readFile(path.join(folder, name)));
    }
  }
  return hash.digest('hex');
}
