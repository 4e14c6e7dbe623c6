import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadDemo } from '#backend/content/load-demo.ts';
import { packagePaths } from '#backend/process/package-root.ts';
import type { SeedData, SeedShop } from '#backend/seed/seed-data.ts';
import { projectRoot } from './command.ts';
import { cachedFolder } from './test-cache.ts';

/** The shops of the demo. Reading their files takes seconds, so the result is cached for all tests. */
export const demoSeed: SeedData = JSON.parse(await readFile(path.join(await demoFolder(), 'demo.json'), 'utf8'));

/** Finds a shop of the demo. @throws {Error} if there is none. */
export function demoShop(id: string): SeedShop {
  const shop = demoSeed.shops.find((one) => one.id === id);
  if (!shop) throw new Error(`The demo has no shop ${id}.`);
  return shop;
}

async function demoFolder(): Promise<string> {
  return await cachedFolder(`demo-${await hashFiles()}`, async (draft) => {
    await writeFile(path.join(draft, 'demo.json'), JSON.stringify(await loadDemo()));
  });
}

/** Returns a hash of the content and of the code that reads it. */
async function hashFiles(): Promise<string> {
  const hash = createHash('sha256');
  const folders = [
    packagePaths.content,
    ...['backend/content', 'backend/seed'].map((name) => path.join(projectRoot, name)),
  ];
  for (const folder of folders) {
    for (const name of (await readdir(folder, { recursive: true })).sort()) {
      if (/\.(yaml|md|ts)$/.test(name)) hash.update(name).update(await readFile(path.join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
