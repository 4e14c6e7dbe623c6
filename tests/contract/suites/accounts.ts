import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customers, sessions } from '#backend/db/schema/customers.ts';
import { mails } from '#backend/db/schema/mails.ts';
import type { Ask } from '#tests/support/backend.ts';
import {
  addCustomer,
  addMailToken,
  freshEmail,
  mailsTo,
  registrationOf,
  testPassword,
  tokenIn,
} from '#tests/support/customers.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';
import { type StartEngine, useBackend } from './engine.ts';

const day = 24 * 60 * 60 * 1000;

// ASVS 6.2.8, 7.3.1, 7.3.2

/** Describes registration, login, logout and password reset. */
export function describeAccounts(engine: string, start: StartEngine): void {
  describe(`accounts on ${engine}`, () => {
    let ahead = 0;
    const backend = useBackend(start, { clock: () => new Date(Date.now() + ahead) });
    const post = (url: string, body?: unknown, options: Ask = {}) =>
      backend().ask(url, { method: 'POST', ...(body !== undefined && { body }), ...options });
    const login = async (email: string, password = testPassword) => await post('/auth/login', { email, password });
    const getCode = (answer: { json(): { code?: string } }) => answer.json().code;

    it('opens an account that its owner has to confirm before it can be used', async () => {
      const email = freshEmail();
      expect((await post('/Registration', registrationOf(email))).json()).toMatchObject({ email });
      expect(getCode(await login(email))).toBe('ACCOUNT_UNVERIFIED');
      expect(getCode(await login(email, 'Wrong&Wrong1'))).toBe('CREDENTIALS_INVALID');
      const [mail, ...others] = await mailsTo(backend(), email);
      expect(others).toEqual([]);
      const token = tokenIn(mail);
      expect((await post('/Registration/verify', { token })).statusCode).toBe(204);
      expect(getCode(await post('/Registration/verify', { token }))).toBe('TOKEN_INVALID');
      const session = (await login(email.toUpperCase())).json();
      const me = await backend().read('/me', { headers: { authorization: `Bearer ${session.token}` } });
      expect(me).toEqual(session.customer);
      expect(me).toMatchObject({ email, state: 'Active', customerType: 'Private', version: 1 });
    });

    it('links to the page that a storefront names, which needs its service key', async () => {
      const [believed, made] = [freshEmail(), freshEmail()];
      const link = 'https://www.acoustic-nl.example/registreren/bevestigen?from=mail';
      await post('/Registration', registrationOf(believed), { headers: { 'x-mail-link': link }, locale: 'nl-NL' });
      const stranger = { 'x-mail-link': 'https://evil.example/', 'x-service-key': 'a key that is not the right one' };
      await post('/Registration', registrationOf(made), { headers: stranger });
      expect((await mailsTo(backend(), believed))[0]).toMatch(
        /https:\/\/www\.acoustic-nl\.example\/registreren\/bevestigen\?from=mail&token=[\w-]{43}\n/,
      );
      const [withoutLink] = await mailsTo(backend(), made);
      expect(withoutLink).not.toContain('evil');
      expect(withoutLink).toMatch(/Your code: [\w-]{43}\n/);
    });

    it('writes in the language that the visitor reads', async () => {
      const words: Readonly<Record<string, string>> = {
        'nl-BE': 'Bevestig je e-mailadres',
        'fr-BE': 'Confirmez votre adresse e-mail',
        'de-AT': 'Bestätigen Sie Ihre E-Mail-Adresse',
        'en-GB': 'Confirm your e-mail address',
      };
      for (const [locale, subject] of Object.entries(words)) {
        const email = freshEmail();
        await post('/Registration', registrationOf(email), { locale });
        expect((await mailsTo(backend(), email))[0]).toContain(`Subject: ${subject}`);
      }
    });

    it('says that an address is taken, unless it is registered once more by the same person', async () => {
      const email = freshEmail();
      await post('/Registration', registrationOf(email));
      expect((await post('/Registration', registrationOf(email.toLowerCase()))).statusCode).toBe(202);
      expect(await mailsTo(backend(), email)).toHaveLength(1);
      expect(await mailsTo(backend(), email.toLowerCase())).toHaveLength(1);
      expect(getCode(await post('/Registration', registrationOf(email, 'Other&Word1')))).toBe('EMAIL_IN_USE');
      // The check does not prevent another mail.
      expect((await post('/Misc/validate/email', { email })).json()).toEqual({ wellFormed: true, available: true });
      const { email: active } = await addCustomer(backend());
      expect(getCode(await post('/Registration', registrationOf(active.toUpperCase())))).toBe('EMAIL_IN_USE');
      expect((await post('/Misc/validate/email', { email: active })).json()).toEqual({
        wellFormed: true,
        available: false,
      });
    });

    it('makes one account of many registrations at once', async () => {
      const email = freshEmail();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => post('/Registration', registrationOf(email, `Other&Word${index}`))),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
        202,
        ...Array.from({ length: 9 }, () => 409),
      ]);
    });

    it('refuses what only a server can check, at its place', async () => {
      const nowhere = await post('/Registration', registrationOf('somebody@no-such-domain.com'));
      expect(nowhere.json().errors).toMatchObject([{ in: 'body', pointer: '/email', rule: 'email_invalid_domain' }]);
      const business = { ...registrationOf(freshEmail()), customerType: 'Business', companyName: 'Klang' };
      const wrong = await post('/Registration', { ...business, vatNumber: 'DE136695975' });
      expect(wrong.json().errors).toMatchObject([{ in: 'body', pointer: '/vatNumber', rule: 'vatNumber' }]);
      expect((await post('/Registration', registrationOf('somebody@broken.com'))).statusCode).toBe(202);
    });

    it('deletes an account that is never confirmed', async () => {
      const email = freshEmail();
      await post('/Registration', registrationOf(email));
      ahead = 7 * day + 1000;
      try {
        expect((await post('/Registration', registrationOf(email, 'Other&Word1'))).statusCode).toBe(202);
      } finally {
        ahead = 0;
      }
    });

    it('stores only a hash of a session, and ends it', async () => {
      const { email } = await addCustomer(backend());
      const { token } = (await login(email)).json();
      const headers = { authorization: `Bearer ${token}` };
      const { db } = backend().backend.database;
      const kept = JSON.stringify(await db.select().from(sessions));
      expect(kept).not.toContain(token);
      const getStatus = async () => (await backend().ask('/me', { headers })).statusCode;
      expect(await getStatus()).toBe(200);
      expect((await post('/auth/logout', undefined, { headers })).statusCode).toBe(204);
      expect((await post('/auth/logout', undefined, { headers })).statusCode).toBe(204);
      expect(await getStatus()).toBe(401);
      expect((await post('/auth/logout')).statusCode).toBe(401);
    });

    it(`gives each login a session of its own that nobody can guess, and none after a new password ${ofCheck(16)}`, async () => {
      const { email } = await addCustomer(backend());
      const tokens = new Set<string>();
      const cases = casesOf(16);
      for (let each = 0; each < cases; each += 1) {
        const planted = [...tokens].at(-1);
        const answer = await post(
          '/auth/login',
          { email, password: testPassword },
          {
            ...(planted !== undefined && { headers: { authorization: `Bearer ${planted}` } }),
          },
        );
        const { token } = answer.json();
        expect(tokens.has(token)).toBe(false);
        // 128 bits and more.
        expect(Buffer.from(token, 'base64url').byteLength).toBeGreaterThanOrEqual(16);
        tokens.add(token);
      }
      const statusOf = async (token: string) =>
        (await backend().ask('/me', { headers: { authorization: `Bearer ${token}` } })).statusCode;
      const [first = '', ...others] = tokens;
      expect(
        (await post('/auth/logout', undefined, { headers: { authorization: `Bearer ${first}` } })).statusCode,
      ).toBe(204);
      expect(await statusOf(first)).toBe(401);
      for (const token of others) expect(await statusOf(token)).toBe(200);
      await post('/auth/forgot', { email });
      const token = tokenIn((await mailsTo(backend(), email)).at(-1));
      expect((await post('/auth/reset', { token, newPassword: 'Vilt=Zacht78' })).statusCode).toBe(204);
      for (const dead of others) expect(await statusOf(dead)).toBe(401);
      held(16, cases, { on: engine });
    });

    it('ends a session 30 days after its last use, and 180 days after its beginning', async () => {
      const { authorization } = await addCustomer(backend());
      const statusOf = async () => (await backend().ask('/me', { headers: { authorization } })).statusCode;
      try {
        for (const days of [29, 58, 87, 116, 145, 174, 179.9]) {
          ahead = days * day;
          expect([days, await statusOf()]).toEqual([days, 200]);
        }
        ahead = 180.1 * day;
        expect(await statusOf()).toBe(401);
        ahead = 0;
        const other = await addCustomer(backend());
        ahead = 30.1 * day;
        expect((await backend().ask('/me', { headers: { authorization: other.authorization } })).statusCode).toBe(401);
      } finally {
        ahead = 0;
      }
    });

    it('rejects a disabled customer with any credentials', async () => {
      const { email, authorization, customerId } = await addCustomer(backend());
      const { db } = backend().backend.database;
      await db.update(customers).set({ state: 'Disabled' }).where(eq(customers.id, customerId));
      expect((await backend().ask('/me', { headers: { authorization } })).statusCode).toBe(401);
      expect(getCode(await login(email))).toBe('ACCOUNT_DISABLED');
      expect(getCode(await login(email, 'Wrong&Wrong1'))).toBe('CREDENTIALS_INVALID');
      await post('/auth/forgot', { email });
      expect(await mailsTo(backend(), email)).toEqual([]);
    });

    it('answers the same with and without an account, and stores nothing without one', async () => {
      const [{ email }, nobody] = [await addCustomer(backend()), freshEmail()];
      const answers = [await post('/auth/forgot', { email }), await post('/auth/forgot', { email: nobody })];
      expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
        [202, ''],
        [202, ''],
      ]);
      expect(await mailsTo(backend(), email)).toHaveLength(1);
      expect(await mailsTo(backend(), nobody)).toEqual([]);
      const { db } = backend().backend.database;
      expect(await db.select().from(mails).where(eq(mails.recipient, nobody))).toEqual([]);
      const wrong = [await login(email, 'Wrong&Wrong1'), await login(nobody, 'Wrong&Wrong1')];
      const [known, unknown] = wrong.map((answer) => ({ ...answer.json(), requestId: '' }));
      expect(known).toEqual(unknown);
    });

    it('sets a new password with the link of a mail, once, and ends every session', async () => {
      const { email, authorization } = await addCustomer(backend());
      await post('/auth/forgot', { email });
      const first = tokenIn((await mailsTo(backend(), email)).at(-1));
      await post('/auth/forgot', { email });
      const token = tokenIn((await mailsTo(backend(), email)).at(-1));
      // A newer token invalidates older ones.
      expect(getCode(await post('/auth/reset/validate', { token: first }))).toBe('TOKEN_INVALID');
      expect((await post('/auth/reset/validate', { token })).statusCode).toBe(204);
      const newPassword = 'Vilt=Zacht77';
      expect((await post('/auth/reset', { token, newPassword })).statusCode).toBe(204);
      expect(getCode(await post('/auth/reset', { token, newPassword }))).toBe('TOKEN_INVALID');
      expect((await backend().ask('/me', { headers: { authorization } })).statusCode).toBe(401);
      expect(getCode(await login(email))).toBe('CREDENTIALS_INVALID');
      expect((await login(email, newPassword)).statusCode).toBe(200);
      expect((await mailsTo(backend(), email)).at(-1)).toContain('password at');
    });

    it(`lets a token be used once, by however many at once ${ofCheck(18)}`, async () => {
      const customer = await addCustomer(backend());
      const token = await addMailToken(backend(), customer, 'passwordReset');
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => post('/auth/reset', { token, newPassword: `Other&Word${index}` })),
      );
      const done = answers.filter(({ statusCode }) => statusCode === 204);
      expect(done).toHaveLength(1);
      expect(answers.filter((answer) => answer.statusCode === 404)).toHaveLength(49);
      held(18, 50, { on: engine });
    });

    it('takes a token neither late, nor for something else, nor in another shop', async () => {
      const customer = await addCustomer(backend());
      const token = await addMailToken(backend(), customer, 'passwordReset');
      expect(getCode(await post('/Registration/verify', { token }))).toBe('TOKEN_INVALID');
      const validate = (options?: Ask) => post('/auth/reset/validate', { token }, options);
      expect((await validate({ shop: 'loud', locale: 'nl-NL' })).statusCode).toBe(404);
      ahead = 61 * 60 * 1000;
      try {
        expect((await validate()).statusCode).toBe(404);
      } finally {
        ahead = 0;
      }
      expect((await validate()).statusCode).toBe(204);
      const { rows } = await backend().backend.database.db.execute(sql`select token_hash from mail_tokens`);
      expect(JSON.stringify(rows)).not.toContain(token);
    });
  });
}
