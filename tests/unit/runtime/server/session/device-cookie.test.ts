import { expect, it } from 'vitest';
import { createDeviceCookies, knows } from '#runtime/server/session/device-cookie.ts';

const cookies = createDeviceCookies('a secret that only this test uses');
const asHeader = (setCookie: string): string => setCookie.split(';', 1)[0] ?? '';

it('remembers the last five accounts that a browser has logged in to, under one id', async () => {
  let device = await cookies.open(undefined);
  expect(knows(device, 'sanne@voorbeeld.example')).toBe(false);
  const ids = new Set<string | undefined>();
  for (const name of ['Sanne', 'bo', 'mees', 'fleur', 'sanne', 'jip', 'noor']) {
    device = await cookies.open(asHeader(await cookies.remember(device, `${name}@voorbeeld.example`)));
    ids.add(device?.id);
  }
  expect(ids.size).toBe(1);
  const known = ['sanne', 'bo', 'mees', 'fleur', 'jip', 'noor'].filter((name) =>
    knows(device, `${name}@Voorbeeld.example`),
  );
  expect(known).toEqual(['sanne', 'mees', 'fleur', 'jip', 'noor']);
});

it('believes no cookie that another secret sealed', async () => {
  const foreign = createDeviceCookies('another secret');
  expect(await cookies.open(asHeader(await foreign.remember(undefined, 'sanne@voorbeeld.example')))).toBeUndefined();
});
