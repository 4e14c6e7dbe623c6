import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customers } from '#backend/db/schema/customers.ts';
import {
  addCustomer,
  addMailToken,
  freshEmail,
  mailsTo,
  type TestCustomer,
  testPassword,
  tokenIn,
} from '#tests/support/customers.ts';
import { type StartEngine, useSharedBackend } from './engine.ts';

// ASVS 6.2.2, 6.2.3, 7.5.1

/** Describes the changes of customers to their account. */
export function describeMyAccount(engine: string, start: StartEngine): void {
  describe(`the own account on ${engine}`, () => {
    const backend = useSharedBackend(start);
    const as = (
      { authorization }: TestCustomer,
      method: 'GET' | 'PUT' | 'POST' | 'DELETE',
      url: string,
      body?: unknown,
    ) => backend().ask(url, { method, headers: { authorization }, ...(body !== undefined && { body }) });
    const login = (email: string, password = testPassword) =>
      backend().ask('/auth/login', { method: 'POST', body: { email, password } });
    const anotherSession = async (customer: TestCustomer): Promise<TestCustomer> => {
      const { token } = (await login(customer.email)).json();
      return { ...customer, authorization: `Bearer ${token}` };
    };

    it('replaces details as a whole, and only from the version that was read', async () => {
      const customer = await addCustomer(backend());
      const person = { firstName: 'Jonas', lastName: 'Weber' };
      const billingAddress = {
        street: 'Oudegracht',
        houseNumber: '231',
        postalCode: '3511lx',
        city: 'Utrecht',
        country: 'NL',
      };
      const business = { customerType: 'Business', companyName: 'Klang', vatNumber: 'de 136.695.976', ...person };
      const changed = await as(customer, 'PUT', '/me/details', { version: 1, ...business, billingAddress });
      expect(changed.json()).toMatchObject({
        version: 2,
        companyName: 'Klang',
        vatNumber: 'DE136695976',
        vatNumberState: 'unconfirmed',
        billingAddress: { ...billingAddress, postalCode: '3511 LX' },
      });
      const old = await as(customer, 'PUT', '/me/details', { version: 1, customerType: 'Private', ...person });
      expect([old.statusCode, old.json().code]).toEqual([409, 'CONFLICT']);
      const plain = (
        await as(customer, 'PUT', '/me/details', { version: 2, customerType: 'Private', ...person })
      ).json();
      expect(plain).toMatchObject({ version: 3, customerType: 'Private' });
      for (const gone of ['companyName', 'vatNumber', 'vatNumberState', 'billingAddress'])
        expect(plain).not.toHaveProperty(gone);
    });

    it('lets one of many changes of the same version through', async () => {
      const customer = await addCustomer(backend());
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          as(customer, 'PUT', '/me', { version: 1, newsletter: index % 2 === 0 }),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    });

    it('changes the e-mail address once the new one is confirmed, and notifies the old one', async () => {
      const customer = await addCustomer(backend());
      const email = freshEmail();
      const asked = await as(customer, 'PUT', '/me', { version: 1, email, currentPassword: testPassword });
      expect(asked.json()).toMatchObject({ email: customer.email, pendingEmail: email });
      expect((await mailsTo(backend(), customer.email)).at(-1)).toContain('is being changed');
      const token = tokenIn((await mailsTo(backend(), email)).at(-1));
      const stranger = await addCustomer(backend());
      expect((await as(stranger, 'POST', '/me/verify', { token })).statusCode).toBe(404);
      expect((await login(customer.email)).statusCode).toBe(200);
      expect((await as(customer, 'POST', '/me/verify', { token })).statusCode).toBe(204);
      expect((await as(customer, 'POST', '/me/verify', { token })).statusCode).toBe(404);
      expect((await as(customer, 'GET', '/me')).json()).toMatchObject({ email });
      expect((await login(customer.email)).statusCode).toBe(401);
      expect((await login(email)).statusCode).toBe(200);
    });

    it('withdraws a change of address, whose link is void then', async () => {
      const customer = await addCustomer(backend());
      const email = freshEmail();
      await as(customer, 'PUT', '/me', { version: 1, email, currentPassword: testPassword });
      const token = tokenIn((await mailsTo(backend(), email)).at(-1));
      const back = { version: 2, email: customer.email, currentPassword: testPassword };
      expect((await as(customer, 'PUT', '/me', back)).json()).not.toHaveProperty('pendingEmail');
      expect((await as(customer, 'POST', '/me/verify', { token })).statusCode).toBe(404);
    });

    it('rejects an address that another account has, or gets meanwhile', async () => {
      const [customer, other] = [await addCustomer(backend()), await addCustomer(backend())];
      const taken = { version: 1, email: other.email.toLowerCase(), currentPassword: testPassword };
      expect((await as(customer, 'PUT', '/me', taken)).json()).toMatchObject({ code: 'EMAIL_IN_USE' });
      const email = freshEmail();
      await as(customer, 'PUT', '/me', { ...taken, email });
      const token = tokenIn((await mailsTo(backend(), email)).at(-1));
      await addCustomer(backend(), { email: email.toUpperCase() });
      const late = await as(customer, 'POST', '/me/verify', { token });
      expect([late.statusCode, late.json().code]).toEqual([409, 'EMAIL_IN_USE']);
    });

    it('ends every other session when the password changes, and says so by mail', async () => {
      const customer = await addCustomer(backend());
      const elsewhere = await anotherSession(customer);
      const change = { version: 1, currentPassword: testPassword, newPassword: 'Vilt=Zacht77' };
      expect((await as(customer, 'PUT', '/me', change)).statusCode).toBe(200);
      expect((await as(customer, 'GET', '/me')).statusCode).toBe(200);
      expect((await as(elsewhere, 'GET', '/me')).statusCode).toBe(401);
      expect((await login(customer.email)).statusCode).toBe(401);
      expect((await login(customer.email, 'Vilt=Zacht77')).statusCode).toBe(200);
      expect((await mailsTo(backend(), customer.email)).at(-1)).toContain('has been changed');
    });

    it('lets no link to reset the password outlive a change of it, or of the address that it was sent to', async () => {
      const validate = (token: string) => backend().ask('/auth/reset/validate', { method: 'POST', body: { token } });
      const customer = await addCustomer(backend());
      const before = await addMailToken(backend(), customer, 'passwordReset');
      expect((await validate(before)).statusCode).toBe(204);
      const change = { version: 1, currentPassword: testPassword, newPassword: 'Vilt=Zacht77' };
      expect((await as(customer, 'PUT', '/me', change)).statusCode).toBe(200);
      expect((await validate(before)).statusCode).toBe(404);

      // The link was sent to the old address.
      const mover = await addCustomer(backend());
      const old = await addMailToken(backend(), mover, 'passwordReset');
      const email = freshEmail();
      await as(mover, 'PUT', '/me', { version: 1, currentPassword: testPassword, email });
      expect((await validate(old)).statusCode).toBe(204);
      const token = tokenIn((await mailsTo(backend(), email)).at(-1));
      expect((await as(mover, 'POST', '/me/verify', { token })).statusCode).toBe(204);
      expect((await validate(old)).statusCode).toBe(404);
      expect((await login(email)).statusCode).toBe(200);
    });

    it('takes one of a change and a reset of the password at once, and fails neither', async () => {
      for (let round = 0; round < 5; round += 1) {
        const customer = await addCustomer(backend());
        const token = await addMailToken(backend(), customer, 'passwordReset');
        const change = { version: 1, currentPassword: testPassword, newPassword: 'Vilt=Zacht77' };
        const statuses = await Promise.all([
          as(customer, 'PUT', '/me', change).then(({ statusCode }) => statusCode),
          backend()
            .ask('/auth/reset', { method: 'POST', body: { token, newPassword: 'Wol=Warm88' } })
            .then(({ statusCode }) => statusCode),
        ]);
        expect(statuses.filter((status) => status >= 500)).toEqual([]);
        expect(statuses.filter((status) => status < 300).length).toBeGreaterThanOrEqual(1);
      }
    });

    it('ends a session in which the password is wrong five times in a row', async () => {
      const customer = await addCustomer(backend());
      const guess = { currentPassword: 'Wrong&Wrong1', confirmation: 'DELETE' };
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await as(customer, 'DELETE', '/me', guess);
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'PASSWORD_WRONG']);
      }
      expect((await as(customer, 'DELETE', '/me', guess)).statusCode).toBe(401);
      expect((await login(customer.email)).statusCode).toBe(200);
    });

    it('hands over everything that is held', async () => {
      const customer = await addCustomer(backend());
      const session = await anotherSession(customer);
      await backend().ask('/auth/forgot', { method: 'POST', body: { email: customer.email } });
      await mailsTo(backend(), customer.email);
      const { everything } = (await as(session, 'GET', '/me?include=everything')).json();
      expect(everything.sessions).toHaveLength(2);
      expect(everything.mails).toMatchObject([{ kind: 'resetPassword', to: customer.email }]);
      expect(everything.history).toMatchObject([{ what: 'loggedIn' }]);
      expect(JSON.stringify(everything)).not.toMatch(/argon2|hash/i);
      expect((await as(session, 'GET', '/me')).json()).not.toHaveProperty('everything');
    });

    it('erases a customer from every table, and frees the address', async () => {
      const customer = await addCustomer(backend(), { phone: '030 231 4567' });
      await backend().ask('/auth/forgot', { method: 'POST', body: { email: customer.email } });
      await mailsTo(backend(), customer.email);
      const elsewhere = await anotherSession(customer);
      const will = { currentPassword: testPassword, confirmation: 'DELETE' };
      expect((await as(customer, 'DELETE', '/me', will)).statusCode).toBe(204);
      expect((await mailsTo(backend(), customer.email)).at(-1)).toContain('has been deleted');
      for (const gone of [customer, elsewhere]) expect((await as(gone, 'GET', '/me')).statusCode).toBe(401);
      const { db } = backend().backend.database;
      const { rows } = await db.execute<{ name: string }>(
        sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      );
      for (const { name } of rows) {
        const found = await db.execute(
          sql`select 1 from ${sql.identifier(name)} as one where one::text ilike ${`%${customer.email}%`}
            or one::text like ${`%${customer.customerId}%`}`,
        );
        expect({ name, rows: found.rows }).toEqual({ name, rows: [] });
      }
      await addCustomer(backend(), { email: customer.email });
    });

    it('authenticates before it answers anything else', async () => {
      const customer = await addCustomer(backend());
      const requests = [
        ['GET', '/me'],
        ['PUT', '/me'],
        ['DELETE', '/me'],
        ['POST', '/me/verify'],
        ['PUT', '/me/details'],
      ] as const;
      const wrong = ['', 'Bearer', `Bearer ${'x'.repeat(43)}`, customer.authorization.replace('Bearer', 'Basic')];
      for (const [method, url] of requests) {
        for (const authorization of wrong) {
          const answer = await as({ ...customer, authorization }, method, url, method === 'GET' ? undefined : {});
          expect([url, authorization, answer.statusCode]).toEqual([url, authorization, 401]);
        }
      }
      expect(await backend().backend.database.db.select({ id: customers.id }).from(customers)).not.toHaveLength(0);
    });
  });
}
