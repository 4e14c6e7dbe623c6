import { z } from 'zod';
import type { Pooler } from '../db/database.ts';
import { StartupError } from '../errors/startup-error.ts';

const environment = z.object({
  DATABASE_POOLER: z.literal('transaction', 'is not transaction').optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'does not begin with postgres://')
    .optional(),
});

/**
 * Reads the pooler in front of the database. Empty variables count as absent.
 *
 * @returns `undefined` where there is none.
 * @throws {StartupError} when a variable is invalid, or one of the two is missing. Addresses hold a password and are not
 * repeated.
 */
export function readPooler(env: Readonly<Record<string, string | undefined>>): Pooler | undefined {
  const parsed = environment.safeParse({
    DATABASE_POOLER: env.DATABASE_POOLER || undefined,
    DATABASE_DIRECT_URL: env.DATABASE_DIRECT_URL || undefined,
  });
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw new StartupError(
      `The settings cannot be used: ${faults.join('; ')}.`,
      'Correct the environment variables named.',
    );
  }
  const { DATABASE_POOLER: mode, DATABASE_DIRECT_URL: directUrl } = parsed.data;
  if (mode === undefined && directUrl === undefined) return undefined;
  if (mode !== undefined && directUrl !== undefined) return { mode, directUrl };
  throw mode === undefined
    ? new StartupError(
        'DATABASE_DIRECT_URL names the server behind a pooler, but DATABASE_POOLER does not say which there is.',
        'Set DATABASE_POOLER=transaction, or leave DATABASE_DIRECT_URL out.',
      )
    : new StartupError(
        'DATABASE_POOLER is set, but there is no DATABASE_DIRECT_URL: migrations need the server itself.',
        'Set DATABASE_DIRECT_URL to the address of the server behind the pooler.',
      );
}
