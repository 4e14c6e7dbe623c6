import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '#backend/db/schema/mails.ts';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { addCustomer, freshEmail, testPassword } from '#tests/support/customers.ts';
import { startMailServer, type TestMailServer } from '#tests/support/mail-server.ts';
import { addLine, complete, makeReady, privateDetails } from '#tests/support/orders.ts';
import { byPerson, freshSender } from '#tests/support/requests.ts';
import { casesOf, held, ofCheck } from '#tests/support/trust.ts';
import type { StartEngine } from './engine.ts';

const from = 'shop@acoustic.example';

/** Describes that mails are sent despite failures of the mail server or the backend. */
export function describeOutbox(engine: string, start: StartEngine): void {
  describe(`the outbox on ${engine}`, () => {
    let server: TestMailServer;
    let backend: TestBackend;
    let ahead = 0;
    beforeAll(async () => {
      server = await startMailServer((recipient) => (recipient.startsWith('refused') ? '550 no such user' : '250 OK'));
      const engineStarted = await start();
      backend = await startTestBackend({
        clock: () => new Date(Date.now() + ahead),
        smtp: { url: server.url, from },
        ...(engineStarted.databaseUrl !== undefined && { databaseUrl: engineStarted.databaseUrl }),
      });
    });
    afterAll(async () => {
      await backend.close();
      await server.stop();
    });
    const forget = (email: string) => backend.ask('/auth/forgot', { method: 'POST', body: { email }, locale: 'de-DE' });
    const send = () => backend.backend.accounts.mailWorker.wake();
    const rows = () => backend.backend.database.db.select().from(mails);

    it('sends plain text and HTML from the address of the shop, and keeps no link', async () => {
      const { email } = await addCustomer(backend);
      const link = { 'x-mail-link': 'https://acoustic-de.example/passwort-zuruecksetzen' };
      await backend.ask('/auth/forgot', { method: 'POST', body: { email }, locale: 'de-DE', headers: link });
      await send();
      const { source = '' } = server.taken.find(({ to }) => to === email) ?? {};
      expect(source).toMatch(new RegExp(`^From: .*<${from}>`, 'm'));
      expect(source).toMatch(/^Message-ID: <quiet-\d+@acoustic\.example>/m);
      expect(source).toMatch(/^Content-Type: text\/plain/m);
      expect(source).toMatch(/^Content-Type: text\/html/m);
      expect((await rows()).find(({ recipient }) => recipient === email)).toMatchObject({
        kind: 'resetPassword',
        subject: expect.stringContaining('Neues Passwort'),
        link: null,
        error: null,
        sentAt: expect.any(Date),
      });
    });

    it('retries with growing delays while the mail server is down, without delaying other mails', async () => {
      const { port } = new URL(server.url);
      await server.stop();
      const { email, authorization } = await addCustomer(backend);
      const change = { version: 1, currentPassword: testPassword, newPassword: 'Vilt=Zacht77' };
      const answer = await backend.ask('/me', { method: 'PUT', headers: { authorization }, body: change });
      expect(answer.statusCode).toBe(200);
      const pauses: number[] = [];
      for (let tries = 0; tries < 4; tries += 1) {
        await send();
        const row = (await rows()).find(({ recipient }) => recipient === email);
        expect(row).toMatchObject({ attempts: tries + 1, sentAt: null, error: expect.stringMatching(/ECONNREFUSED/) });
        const due = row?.dueAt.getTime() ?? 0;
        pauses.push(due - Date.now() - ahead);
        ahead = due - Date.now() + 1000;
      }
      expect(pauses.every((pause, index) => index === 0 || pause > (pauses[index - 1] ?? 0) * 1.5)).toBe(true);
      server = await startMailServer(undefined, Number(port));
      await send();
      expect(server.taken.filter(({ to }) => to === email)).toHaveLength(1);
      await send();
      expect(server.taken.filter(({ to }) => to === email)).toHaveLength(1);
    });

    it('loses no request while the mail server is down, and answers without it', async () => {
      const { port } = new URL(server.url);
      await server.stop();
      const sender = freshSender();
      const body = { sender, subject: 'Other', message: 'Are you there?', guard: byPerson };
      expect((await backend.ask('/contact', { method: 'POST', body })).statusCode).toBe(202);
      await send();
      server = await startMailServer(undefined, Number(port));
      ahead += 60_000;
      await send();
      expect(server.taken.map(({ to }) => to).sort()).toEqual([sender.email, 'hello@quiet.example'].sort());
      const { source = '' } = server.taken.find(({ to }) => to === 'hello@quiet.example') ?? {};
      expect(source).toMatch(new RegExp(`^Reply-To: .*${sender.email}`, 'm'));
      // Nothing is stored for guests.
      expect((await rows()).filter(({ reference }) => reference !== null)).toEqual([]);
    });

    it(`keeps orders that are placed while the mail server is down, and mails each buyer once afterwards ${ofCheck(14)}`, async () => {
      const { port } = new URL(server.url);
      await server.stop();
      const cases = casesOf(14);
      const placed: { readonly email: string; readonly number: string }[] = [];
      for (let index = 0; index < cases; index += 1) {
        const email = freshEmail();
        const { buyer } = await addLine(backend);
        const answer = await complete(backend, buyer, await makeReady(backend, buyer, { ...privateDetails, email }));
        expect(answer.statusCode, answer.body).toBe(200);
        placed.push({ email, number: answer.json().number });
        if (index % 10 === 0) await send();
      }
      // Ten minutes pass.
      for (let minute = 0; minute < 10; minute += 1) {
        ahead += 60_000;
        await send();
      }
      server = await startMailServer(undefined, Number(port));
      ahead += 3_600_000;
      await send();
      for (const { email, number } of placed) {
        const mine = server.taken.filter(({ to }) => to === email);
        expect(mine.map(({ source }) => source.includes(number))).toEqual([true]);
      }
      held(14, cases, { on: engine });
    }, 600_000);

    it('gives up what the mail server refuses for good', async () => {
      const { port } = new URL(server.url);
      await server.stop();
      server = await startMailServer((to) => (to.startsWith('refused') ? '550 no such user' : '250 OK'), Number(port));
      const { email } = await addCustomer(backend, { email: 'refused@mail.com' });
      await forget(email);
      await send();
      expect((await rows()).find(({ recipient }) => recipient === email)).toMatchObject({
        attempts: 1,
        sentAt: null,
        failedAt: expect.any(Date),
      });
    });

    it('stores no address of a deleted account, even if its last mail cannot be delivered', async () => {
      const { email, authorization } = await addCustomer(backend, { email: 'refused.and.gone@mail.com' });
      const will = { currentPassword: testPassword, confirmation: 'DELETE' };
      await backend.ask('/me', { method: 'DELETE', headers: { authorization }, body: will });
      await send();
      expect((await rows()).filter(({ recipient }) => recipient === email)).toEqual([]);
    });
  });
}
