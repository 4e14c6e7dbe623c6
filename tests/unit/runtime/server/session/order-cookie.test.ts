import { parseCookie } from 'cookie';
import { expect, it } from 'vitest';
import { createOrderCookies } from '#runtime/server/session/order-cookie.ts';
import { createSessionCookies } from '#runtime/server/session/session-cookie.ts';

const secret = 'a secret that is only used by this test';

it('keeps the token of a guest where neither scripts nor people read it', async () => {
  const orders = createOrderCookies(secret);
  const cookie = await orders.seal('token of a guest');
  expect(cookie).toMatch(/^__Host-order=/);
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
  expect(cookie).not.toContain('token of a guest');
  const sent = cookie.split(';')[0] ?? '';
  expect(await orders.open(sent)).toBe('token of a guest');
  expect(await createOrderCookies('another secret of another server').open(sent)).toBeUndefined();
  expect(await orders.open(`${sent}x`)).toBeUndefined();
  expect(await orders.open(undefined)).toBeUndefined();
});

it('takes no cookie that was sealed for something else', async () => {
  const [cookie = ''] = await createSessionCookies(secret).seal('session', true);
  const sealed = parseCookie(cookie.split(';')[0] ?? '')['__Host-session'] ?? '';
  expect(await createOrderCookies(secret).open(`__Host-order=${sealed}`)).toBeUndefined();
});
