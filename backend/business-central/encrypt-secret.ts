import { createHash } from 'node:crypto';

/** Encrypts a text for the database: a JWE with AES-256-GCM (RFC 7516). */
export async function encryptSecret(text: string, key: string): Promise<string> {
  const { CompactEncrypt } = await loadLibrary();
  return await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(toKey(key));
}

/** Decrypts a text of `encryptSecret`. @throws {Error} when it was encrypted with another key, or changed since. */
export async function decryptSecret(encrypted: string, key: string): Promise<string> {
  const { compactDecrypt } = await loadLibrary();
  const { plaintext } = await compactDecrypt(encrypted, toKey(key), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  return new TextDecoder().decode(plaintext);
}

/** Loads the library when it is first needed: most backends are connected to no Business Central. */
function loadLibrary(): Promise<typeof import('jose')> {
  return import('jose');
}

function toKey(key: string): Uint8Array {
  return createHash('sha256').update(key).digest();
}
