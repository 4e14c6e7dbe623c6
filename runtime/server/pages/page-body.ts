import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Characters of an ETag: 132 bits of the SHA-256. */
const tagLength = 22;

/**
 * Levels of brotli. The first request waits for `quick`, which takes a millisecond and reaches most of the gain;
 * `tight` is 7 to 8 % smaller and takes thirty times as long. 11 would take twice as long again for another 1 %.
 */
const brotliQuality = { quick: 5, tight: 10 } as const;

/** The bytes of a page, plain and compressed. Each encoding is created once, on first use, off the event loop. */
export class PageBody {
  readonly plain: Buffer;
  /** Hash of the plain bytes. */
  readonly hash: string;
  #isTight = false;
  readonly #forms = new Map<Encoding, Buffer>();
  readonly #making = new Map<Encoding, Promise<Buffer>>();

  constructor(plain: Buffer, forms: ReadonlyMap<Encoding, Buffer> = new Map(), hash = hashOf(plain)) {
    this.plain = plain;
    this.hash = hash;
    for (const [encoding, bytes] of forms) this.#forms.set(encoding, bytes);
  }

  /** Bytes of all its encodings in memory. */
  get size(): number {
    let size = this.plain.byteLength;
    for (const bytes of this.#forms.values()) size += bytes.byteLength;
    return size;
  }

  /** The encodings that exist. */
  get forms(): ReadonlyMap<Encoding, Buffer> {
    return this.#forms;
  }

  /** A weak validator (RFC 9110, section 8.8.1): all encodings are the same page. */
  get etag(): string {
    return `W/"${this.hash}"`;
  }

  /** Whether it can be compressed further. */
  get isLoose(): boolean {
    return !this.#isTight && this.#forms.has('br');
  }

  /** Returns an encoding if it exists. */
  ready(encoding: Encoding | undefined): Buffer | undefined {
    return encoding === undefined ? this.plain : this.#forms.get(encoding);
  }

  /** Returns the page in an encoding; concurrent calls share one compression. */
  async in(encoding: Encoding): Promise<Buffer> {
    const known = this.#forms.get(encoding) ?? this.#making.get(encoding);
    if (known !== undefined) return known;
    const making = encoding === 'br' ? getBrotli(this.plain, brotliQuality.quick) : compressGzip(this.plain);
    this.#making.set(encoding, making);
    try {
      const bytes = await making;
      this.#forms.set(encoding, bytes);
      return bytes;
    } finally {
      this.#making.delete(encoding);
    }
  }

  /** Compresses it further, off the event loop. */
  async tighten(): Promise<void> {
    this.#isTight = true;
    this.#forms.set('br', await getBrotli(this.plain, brotliQuality.tight));
  }
}

function getBrotli(plain: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  });
}

const hashOf = (plain: Buffer): string => createHash('sha256').update(plain).digest('base64url').slice(0, tagLength);
