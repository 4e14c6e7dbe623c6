import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id, which is the library's standard, with what OWASP's Password Storage Cheat Sheet asks at least: 19 MiB, two
 * passes, one lane.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a password that nobody has. */
const nobodys = hash(randomBytes(32), parameters);

/** A password as it is kept, with its salt and parameters. Bytes count: nothing is trimmed or folded. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(password, parameters);
}

/**
 * Whether a password is the one.
 *
 * @param kept - Absent where there is no account: then it takes as long and is never right.
 */
export async function isPassword(kept: string | undefined, password: string): Promise<boolean> {
  const right = await verify(kept ?? (await nobodys), password);
  return right && kept !== undefined;
}
