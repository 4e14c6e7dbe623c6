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

/** The highest Brotli quality: for what sites share, and for a few sites. */
export const bestQuality = constants.BROTLI_MAX_QUALITY;

/**
 * A Brotli quality that is twenty times as fast as the best and leaves files a tenth larger (`docs/decisions/0059`): for the
 * data of the many sites of a fleet.
 */
export const fastQuality = 7;

/** WOFF2 is compressed already. */
const compressible = /\.(?:js|css|svg|json|txt|html)$/;

/**
 * Compresses a file of the client build, so that the server never compresses an asset.
 *
 * @param name - Its name, whose ending tells whether compressing pays.
 * @param quality - Of Brotli.
 */
export async function precompress(name: string, content: Buffer, quality: number): Promise<Precompressed> {
  const raw = content.length;
  if (!compressible.test(name)) return { sizes: { raw, gzip: raw, brotli: raw }, contents: { '': content } };
  const [br, gz] = await Promise.all([
    compressWithBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw,
      },
    }),
    compressWithGzip(content, {
      level: quality === bestQuality ? constants.Z_BEST_COMPRESSION : constants.Z_DEFAULT_COMPRESSION,
    }),
  ]);
  return { sizes: { raw, gzip: gz.length, brotli: br.length }, contents: { '': content, '.br': br, '.gz': gz } };
}
