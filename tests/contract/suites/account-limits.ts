import { describe, expect, it } from 'vitest';
import { testServiceKey } from '#tests/support/backend.ts';
import { addCustomer, addMailToken, freshEmail, testPassword } from '#tests/support/customers.ts';
import { getOperation } from './contract.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';

/** Describes the limits of attempts. */
export function describeAccountLimits(engine: string, start: StartEngine): void {
  describe(`limits of accounts on ${engine}`, () => {
    const backend = useSharedBackend(start);
    const wrong = 'Wrong&Wrong1';
    const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      backend().ask(url, { method: 'POST', body, headers });
    const from = (address: string, key = testServiceKey) => ({ 'x-service-key': key, 'x-client-address': address });
    const getStatuses = async (times: number, ask: (index: number) => ReturnType<typeof post>): Promise<number[]> => {
      const statuses: number[] = [];
      for (let index = 0; index < times; index += 1) statuses.push((await ask(index)).statusCode);
      return statuses;
    };
    const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

    it.each(['an account', 'nobody'])('stops guessing the password of %s, wherever it comes from', async (whose) => {
      const email = whose === 'nobody' ? freshEmail() : (await addCustomer(backend())).email;
      const login = (password: string) => post('/auth/login', { email, password });
      expect(await getStatuses(101, () => login(wrong))).toEqual([...times(100, 401), 429]);
      const refused = await login(testPassword);
      expect(refused.statusCode).toBe(429);
      expect(getOperation('login').faultsOf(refused)).toEqual([]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    });

    it('counts failures only', async () => {
      const { email } = await addCustomer(backend());
      const login = () => post('/auth/login', { email, password: testPassword });
      expect(await getStatuses(12, login)).toEqual(times(12, 200));
    });

    it('lets anybody ask 600 times a minute, and a storefront on its own behalf as often as it likes', async () => {
      const read = (headers: Readonly<Record<string, string>>) => backend().ask('/image-rules', { headers });
      const visitor = from('192.0.2.60');
      const statuses = await getStatuses(601, () => read(visitor));
      expect(statuses.indexOf(429)).toBe(600);
      expect((await read(from('192.0.2.61'))).statusCode).toBe(200);
      const { app } = backend().backend;
      const own = { 'x-service-key': testServiceKey, 'x-shop-id': 'quiet', 'accept-language': 'en-GB' };
      const asked = () => app.inject({ url: '/image-rules', headers: own });
      expect(await getStatuses(601, asked)).toEqual(times(601, 200));
    });

    it('counts guesses that come at once', async () => {
      const { email } = await addCustomer(backend());
      const all = await Promise.all(times(120, email).map(() => post('/auth/login', { email, password: wrong })));
      expect(all.filter(({ statusCode }) => statusCode === 401)).toHaveLength(100);
    });

    describe('while strangers guess', () => {
      const guessAll = async (email: string, most: number) =>
        Promise.all(times(most, wrong).map((password) => post('/auth/login', { email, password })));
      const login = async (email: string, password: string, headers: Readonly<Record<string, string>> = {}) =>
        (await post('/auth/login', { email, password }, headers)).statusCode;
      const onDevice = (device: string, key = testServiceKey) => ({
        'x-service-key': key,
        'x-client-address': '192.0.2.77',
        'x-known-device': device,
      });

      it('the owner logs in with a new device after ten wrong passwords', async () => {
        const { email } = await addCustomer(backend());
        await guessAll(email, 10);
        expect(await login(email, testPassword)).toBe(200);
      });

      it('the owner logs in with a known device however many there were, and others cannot pretend to', async () => {
        const { email } = await addCustomer(backend());
        await guessAll(email, 101);
        expect(await login(email, testPassword)).toBe(429);
        expect(await login(email, testPassword, onDevice('d-1', 'no such key'))).toBe(429);
        expect(await login(email, wrong, onDevice('d-1'))).toBe(401);
        expect(await login(email, testPassword, onDevice('d-1'))).toBe(200);
      });

      it('guesses with a known device are limited, too', async () => {
        const { email } = await addCustomer(backend());
        for (let guess = 0; guess < 100; guess += 1) {
          const device = { ...onDevice('d-2'), 'x-client-address': `198.51.100.${guess}` };
          expect(await login(email, wrong, device)).toBe(401);
        }
        expect(await login(email, testPassword, { ...onDevice('d-2'), 'x-client-address': '198.51.100.200' })).toBe(
          429,
        );
        expect(await login(email, testPassword)).toBe(200);
      });

      it('a password that is set anew lets every device in', async () => {
        const customer = await addCustomer(backend());
        const { email } = customer;
        await guessAll(email, 101);
        const token = await addMailToken(backend(), customer, 'passwordReset');
        const newPassword = 'Nieuw&Warm2026';
        expect((await post('/auth/reset', { token, newPassword })).statusCode).toBe(204);
        expect(await login(email, newPassword)).toBe(200);
      });
    });

    it('limits a client that tries many accounts, for IPv6 its whole network', async () => {
      const guess = (address: string) => post('/auth/login', { email: freshEmail(), password: wrong }, from(address));
      expect(await getStatuses(51, () => guess('192.0.2.1'))).toEqual([...times(50, 401), 429]);
      expect((await guess('192.0.2.2')).statusCode).toBe(401);
      expect((await getStatuses(51, (index) => guess(`2001:db8::${index}`))).at(-1)).toBe(429);
    });

    it('trusts the address of a client only with the service key', async () => {
      const strangers = (index: number) =>
        post('/Misc/validate/email', { email: freshEmail() }, from(`198.51.100.${index}`, 'no such key'));
      expect(await getStatuses(11, strangers)).toEqual([...times(10, 200), 429]);
    });

    it('mails three links an hour to an address, with and without an account', async () => {
      for (const email of [(await addCustomer(backend())).email, freshEmail()]) {
        expect(await getStatuses(4, () => post('/auth/forgot', { email }))).toEqual([202, 202, 202, 429]);
      }
    });

    it.each([
      [
        '/Registration',
        5,
        {
          customerType: 'Private',
          email: 'taken@mail.com',
          password: testPassword,
          firstName: 'A',
          lastName: 'B',
          termsAccepted: true,
        },
      ],
      ['/Registration/verify', 30, { token: 'x'.repeat(43) }],
      ['/auth/forgot', 20, undefined],
      ['/auth/reset/validate', 30, { token: 'x'.repeat(43) }],
      ['/auth/reset', 10, { token: 'x'.repeat(43), newPassword: testPassword }],
      ['/Misc/validate/email', 10, { email: 'x' }],
      ['/Misc/validate/emaildomain', 60, { domain: 'mail.com' }],
      ['/Misc/validate/address', 60, { country: 'NL' }],
    ])('%s may be asked %i times', async (url, most, body) => {
      const address = from(`203.0.113.${most}`);
      const statuses = await getStatuses(most + 1, () => post(url, body ?? { email: freshEmail() }, address));
      expect(statuses.indexOf(429)).toBe(most);
    });

    it('lets credentials be changed and data be taken along ten times an hour', async () => {
      const { authorization } = await addCustomer(backend());
      const take = () => backend().ask('/me?include=everything', { headers: { authorization } });
      expect(await getStatuses(11, take)).toEqual([...times(10, 200), 429]);
      const body = { version: 99, currentPassword: testPassword, newPassword: 'Vilt=Zacht77' };
      const change = () => backend().ask('/me', { method: 'PUT', headers: { authorization }, body });
      expect(await getStatuses(11, change)).toEqual([...times(10, 409), 429]);
    });
  });
}
