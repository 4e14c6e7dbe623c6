import { expect, it } from 'vitest';
import { loosenPolicy } from '#cli/dev/dev-policy.ts';

it('allows what development needs and nothing else', () => {
  const policy =
    "default-src 'none'; script-src 'self' 'strict-dynamic'; connect-src 'self' https://a.example; style-src 'self'; font-src 'self'; trusted-types start; require-trusted-types-for 'script'";
  expect(loosenPolicy(policy)).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self' https://a.example ws:; style-src 'self' 'unsafe-inline'; font-src 'self'",
  );
});
