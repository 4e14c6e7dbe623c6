// Records what `shopgen init` of a release writes, so that `shopgen upgrade` of later ones can tell what a project has changed of it.
// Run it when a release is made, with a folder that its `init` has just written: node cli/record-release.js VERSION FOLDER

import { isUtf8 } from 'node:buffer';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

const [version, folder] = process.argv.slice(2);
if (version === undefined || folder === undefined) throw new Error('node cli/record-release.js VERSION FOLDER');

const recordFile = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'templates/releases.json.br');
/** @type {{ texts: string[], releases: Record<string, Record<string, number>> }} Releases by path, as places in `texts`. */
const { texts, releases } = await readFile(recordFile).then(
  (bytes) => JSON.parse(brotliDecompressSync(bytes).toString()),
  () => ({ texts: [], releases: {} }),
);
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
/** @type {Record<string, number>} */
const files = {};
for (const entry of entries.filter((each) => each.isFile())) {
  const file = path.join(entry.parentPath, entry.name);
  const bytes = await readFile(file);
  // Images are not merged, and schemas are made anew.
  if (!isUtf8(bytes) || file.endsWith('.schema.json')) continue;
  const text = bytes.toString();
  if (!texts.includes(text)) texts.push(text);
  files[path.relative(folder, file).replaceAll(path.sep, '/')] = texts.indexOf(text);
}
releases[version] = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(recordFile, brotliCompressSync(JSON.stringify({ texts, releases })));
