import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of the client build, with its precompressed forms. */
export interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const compressed = /\.(?:br|gz)$/;

/**
 * Reads the client build, a megabyte or two: if its folder changes while the server runs, its pages still find these
 * files.
 *
 * @param folder - Absolute path.
 * @returns Files by name.
 */
export async function loadAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const names = await readdir(folder);
  const contents = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)),
  );
  const assets = new Map<string, Asset>();
  for (const [name, plain] of contents) {
    if (compressed.test(name)) continue;
    const type = types[path.extname(name)] ?? 'application/octet-stream';
    assets.set(name, { type, plain, br: contents.get(`${name}.br`), gzip: contents.get(`${name}.gz`) });
  }
  return assets;
}
