import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id, which is the library's default, with the minimum of OWASP's Password Storage Cheat Sheet: 19 MiB, two
 * passes, one lane.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a random password. */
const nobodys = hash(randomBytes(32), parameters);

/** Hashes a password, with salt and parameters in the result. Bytes count: nothing is trimmed or folded. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(password, parameters);
}

/**
 * Returns whether a password matches a hash.
 *
 * @param kept - Absent where there is no account: then it takes the same time and returns false.
 */
export async function isPassword(kept: string | undefined, password: string): Promise<boolean> {
  const right = await verify(kept ?? (await nobodys), password);
  return right && kept !== undefined;
}
