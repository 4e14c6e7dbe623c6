import { expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '#tests/support/backend.ts';
import { addCustomer } from '#tests/support/customers.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { postgresForFile } from './suites/engine.ts';
import { describeOutbox } from './suites/outbox.ts';

const postgres = postgresForFile();

describeOutbox('PostgreSQL', postgres);

it('sends each mail once, however many backends send', async () => {
  const { databaseUrl = '' } = await postgres();
  const mailServer = await startMailServer();
  const smtp = { url: mailServer.url, from: 'shop@acoustic.example' };
  const backends: TestBackend[] = [];
  for (let count = 0; count < 3; count += 1) backends.push(await startTestBackend({ databaseUrl, smtp }));
  const [first] = backends;
  if (!first) throw new Error('There is no backend.');
  const emails: string[] = [];
  for (let count = 0; count < 40; count += 1) emails.push((await addCustomer(first)).email);
  await Promise.all(
    emails.map((email, index) => backends[index % 3]?.ask('/auth/forgot', { method: 'POST', body: { email } })),
  );
  await Promise.all(backends.map(({ backend }) => backend.accounts.mailWorker.wake()));
  expect(mailServer.taken.map(({ to }) => to).sort()).toEqual([...emails].sort());
  for (const backend of backends) await backend.close();
  await mailServer.stop();
});
