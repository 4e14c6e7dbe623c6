import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/** Sizes of a file in bytes: as it is, and as it travels. */
export interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** WOFF2 is compressed already. */
const compressible = /\.(?:js|css|svg|json|txt|html)$/;

/**
 * Writes a `.br` and a `.gz` beside every text file, so that the server never compresses an asset.
 *
 * @param folder - Absolute path of the client build.
 * @returns Sizes by path inside the folder, with forward slashes.
 */
export async function precompress(folder: string): Promise<Map<string, Sizes>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry): Promise<[string, Sizes]> => {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(folder, file).split(path.sep).join('/');
        const content = await readFile(file);
        const raw = content.length;
        if (!compressible.test(name)) return [name, { raw, gzip: raw, brotli: raw }];
        const [br, gz] = await Promise.all([
          compressWithBrotli(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_SIZE_HINT]: raw,
            },
          }),
          compressWithGzip(content, { level: constants.Z_BEST_COMPRESSION }),
        ]);
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
        return [name, { raw, gzip: gz.length, brotli: br.length }];
      }),
  );
  return new Map(sizes.sort(([a], [b]) => (a < b ? -1 : 1)));
}
