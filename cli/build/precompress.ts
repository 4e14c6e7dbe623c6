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

/** A file's content, and what of it travels. */
export interface Precompressed {
  readonly sizes: Sizes;
  /** Ending → content, the file itself under the empty ending. */
  readonly contents: Readonly<Record<string, Buffer>>;
}

/** WOFF2 is compressed already. */
const compressible = /\.(?:js|css|svg|json|txt|html)$/;

/**
 * Compresses a file of the client build at the highest level, so that the server never compresses an asset.
 *
 * @param name - Its name, whose ending tells whether compressing pays.
 */
export async function precompress(name: string, content: Buffer): Promise<Precompressed> {
  const raw = content.length;
  if (!compressible.test(name)) return { sizes: { raw, gzip: raw, brotli: raw }, contents: { '': content } };
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
  return { sizes: { raw, gzip: gz.length, brotli: br.length }, contents: { '': content, '.br': br, '.gz': gz } };
}
