import { expect, it } from 'vitest';
import { hashPassword, isPassword } from '#backend/identity/passwords.ts';

// ASVS 11.4.2

it('a password is right byte by byte: nothing is trimmed, folded or cut off', async () => {
  const long = `${'a'.repeat(100)}é`;
  const stored = await hashPassword(long);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(stored).not.toContain(long);
  expect(await isPassword(stored, long)).toBe(true);
  for (const wrong of [` ${long}`, long.toUpperCase(), long.slice(0, -1), long.normalize('NFD'), '']) {
    expect(await isPassword(stored, wrong), wrong).toBe(false);
  }
});

it('rejects a login to an account that does not exist', async () => {
  expect(await isPassword(undefined, '')).toBe(false);
});
