import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { providerVariables } from '#backend/payments/providers.ts';

it.each(providerVariables)('operators can read what the variable %s of a payment provider does', async (name) => {
  const docs = await readFile(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  expect(docs).toContain(`\`${name}\``);
});
