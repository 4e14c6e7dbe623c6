import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';

/** A blob of the remote cache: its SHA-256 in hexadecimal, and its bytes. */
export interface Blob {
  readonly hash: string;
  readonly size: number;
}

/** An entry of the remote cache: files by name. */
export type Entry = ReadonlyMap<string, Blob>;

/**
 * The `ActionResult` of Bazel's Remote Execution API (https://github.com/bazelbuild/remote-apis) in its JSON form, as far as entries have
 * it. The signature is where an action's output would be: a field that every server of the protocol keeps.
 */
const actionResultSchema = z.object({
  outputFiles: z
    .array(
      z.object({
        path: z.string().max(300),
        // 64-bit integers are texts in JSON; zero and what is empty may be absent.
        digest: z.object({
          hash: z.string().regex(/^[0-9a-f]{64}$/),
          sizeBytes: z.union([z.string().regex(/^\d{1,15}$/), z.number().int().nonnegative()]).default('0'),
        }),
      }),
    )
    .max(10_000),
  stdoutRaw: z.base64(),
});

/** What is signed: the key that the entry is under, so that it is none under another, and everything in it. */
const toSigned = (key: string, entry: Entry): Buffer =>
  Buffer.from(
    [
      'shopgen-cache-1',
      key,
      ...[...entry].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, { hash, size }]) => `${hash} ${size} ${file}`),
    ].join('\n'),
  );

/** Writes a signed entry. @param signer - An Ed25519 private key. */
export function writeEntry(key: string, entry: Entry, signer: KeyObject): string {
  const signature = sign(null, toSigned(key, entry), signer);
  const outputFiles = [...entry].map(([path, { hash, size }]) => ({ path, digest: { hash, sizeBytes: String(size) } }));
  return JSON.stringify({ outputFiles, stdoutRaw: signature.toString('base64') });
}

/** Reads an entry; `undefined` for one that is none, or that nobody of the trusted has signed for this key. */
export function readEntry(key: string, text: string, trusted: readonly KeyObject[]): Entry | undefined {
  const parsed = actionResultSchema.safeParse(parseOrNothing(text));
  if (!parsed.success) return undefined;
  const { outputFiles, stdoutRaw } = parsed.data;
  const entry = new Map(
    outputFiles.map(({ path, digest }) => [path, { hash: digest.hash, size: Number(digest.sizeBytes) }] as const),
  );
  const signature = Buffer.from(stdoutRaw, 'base64');
  const signed = toSigned(key, entry);
  return trusted.some((publicKey) => verify(null, signed, publicKey, signature)) ? entry : undefined;
}

/** Parses JSON; `undefined` where it is none. */
export function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads an Ed25519 private key. @throws {Error} for anything else. */
export function readSigner(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`It is a key of ${key.asymmetricKeyType}.`);
  return key;
}

/** Reads an Ed25519 public key. @throws {Error} for anything else. */
export function readTrusted(pem: string): KeyObject {
  const key = createPublicKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`It is a key of ${key.asymmetricKeyType}.`);
  return key;
}
