import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashContent } from '../cache/file-store.ts';

/** Generated modules that hold data of one site alone; the browser and the server get it beside the code. */
const dataModules =
  /^(?:(?:site|client-site|site-data|theme|paths|href)\.ts|(?:locales|form-texts|third-parties)\/.*)$/;

/** The head of a generated file names its sources, which differ between sites. */
const head = /^(?:\/\/.*\n)+/;

/**
 * Returns the hash of a site's generated code: that of its profile. Data, and what a file says of its sources, is not in it.
 */
export async function hashCode(root: string, id: string): Promise<string> {
  const folder = path.join(root, 'generated', id);
  const entries = await readdir(`${folder}${path.sep}`, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !dataModules.test(name))
    .sort();
  const texts = names.map(async (name) => [name, (await readFile(path.join(folder, name), 'utf8')).replace(head, '')]);
  return hashContent(JSON.stringify(await Promise.all(texts))).slice(0, 24);
}
