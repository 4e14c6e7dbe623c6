import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestBackend } from '#tests/support/backend.ts';
import { addCustomer, testPassword } from '#tests/support/customers.ts';
import {
  addLine,
  complete,
  deliverOrder,
  freshKey,
  makeReady,
  panelLine,
  privateDetails,
} from '#tests/support/orders.ts';
import { getPdfText, openPdf, withoutBlanks } from '#tests/support/pdf-text.ts';
import { byPerson, freshSender } from '#tests/support/requests.ts';
import { pgliteForFile } from './suites/engine.ts';
import { usePaying } from './suites/paying.ts';

/** What names the person, and appears nowhere else. */
const person = {
  email: 'zyxwila.qorbenstein@mail.com',
  firstName: 'Zyxwila',
  lastName: 'Qorbenstein',
  phone: '+31 698 765 4019',
  street: 'Kanarievogelpad',
} as const;

/** Where the person is still found once the account is deleted, and why. */
const kept: Readonly<Record<string, string>> = {
  'table invoices': 'Books are kept for the years of the law, with the name and address that an invoice prints.',
  'file invoices': 'The same invoices, as they were sent.',
  'file mail':
    'Mails that have arrived are in the mailbox of the person, which this folder stands for without a mail server.',
};

/** Returns the text of a file without blanks, which a PDF has elsewhere. */
const readText = async (content: Buffer): Promise<string> =>
  content.subarray(0, 5).toString() === '%PDF-'
    ? await getPdfText(await openPdf(content))
    : withoutBlanks(content.toString());

/** Returns the tables and the folders of files in which something of the person is. */
async function findPerson({ backend, dataDir }: TestBackend): Promise<readonly string[]> {
  const { db } = backend.database;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = new Set<string>();
  const needles = Object.values(person).map((text) => withoutBlanks(text.toLowerCase()));
  const holds = (text: string): boolean => needles.some((needle) => text.toLowerCase().includes(needle));
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(sql.raw(`select t::text as row from "${name}" t`));
    if (rows.some(({ row }) => holds(withoutBlanks(row)))) found.add(`table ${name}`);
  }
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const [folder = '', inside = ''] = path.relative(dataDir, file.parentPath).split(path.sep);
    // The database's own, which holds what was deleted until it is overwritten.
    if (folder === 'postgres') continue;
    const content = await readFile(path.join(file.parentPath, file.name));
    if (holds(await readText(content))) found.add(`file ${folder === 'files' ? inside : folder}`);
  }
  return [...found].sort();
}

describe('the owner of a deleted account', () => {
  const { backend, opened, press } = usePaying(pgliteForFile());

  it('is found nowhere but where the law keeps it', async () => {
    const { email, street, ...called } = person;
    const { authorization } = await addCustomer(backend(), { email, ...called });
    const own = { authorization };
    const post = async (url: string, body: unknown, status: number, headers: Readonly<Record<string, string>> = {}) => {
      const answer = await backend().ask(url, { method: 'POST', body, headers });
      expect(answer.statusCode, answer.body).toBe(status);
    };
    const details = {
      ...privateDetails,
      ...called,
      email,
      billingAddress: { ...privateDetails.billingAddress, street },
    };
    const place = async (headers: Readonly<Record<string, string>>) => {
      const { buyer } = await addLine(backend(), undefined, headers);
      const answer = await complete(backend(), buyer, await makeReady(backend(), buyer, details), freshKey());
      expect(answer.statusCode, answer.body).toBe(200);
      return { shopId: 'quiet', orderId: String(answer.json().id), email, headers: buyer };
    };
    // An order as a guest, one that is paid and has an invoice, and a cart.
    await place({});
    const paid = await opened(await place(own), 'creditcard');
    expect((await press(paid.page, 'pay')).status).toBe(303);
    await makeReady(backend(), (await addLine(backend(), undefined, own)).buyer, details);
    // What was delivered, and is reviewed.
    const delivered = await place(own);
    await deliverOrder(backend(), delivered.orderId);
    const review = await backend().ask(`/orders/${delivered.orderId}/reviews/${panelLine.productId}`, {
      method: 'PUT',
      headers: own,
      body: { stars: 5, text: `Write to ${email}`, name: called.firstName },
    });
    expect(review.statusCode, review.body).toBe(200);
    const sender = { ...freshSender(), email, ...called };
    const message = { sender, subject: 'Other', message: `Call ${called.firstName}`, guard: byPerson };
    await post('/contact', message, 202, { 'idempotency-key': freshKey() });
    await post('/newsletter', { email, firstName: called.firstName, guard: byPerson }, 202);
    await post('/auth/forgot', { email }, 202);
    await backend().backend.accounts.mailWorker.wake();
    const everywhere = [
      'customers',
      'idempotency_keys',
      'invoices',
      'mails',
      'newsletter_subscriptions',
      'orders',
      'requests',
      'reviews',
    ];
    expect(await findPerson(backend())).toEqual([
      'file invoices',
      'file mail',
      ...everywhere.map((name) => `table ${name}`),
    ]);

    const removed = await backend().ask('/me', {
      method: 'DELETE',
      headers: own,
      body: { currentPassword: testPassword, confirmation: 'DELETE' },
    });
    expect(removed.statusCode, removed.body).toBe(204);
    // The mail that says so is the last.
    await backend().backend.accounts.mailWorker.wake();
    expect(await findPerson(backend())).toEqual(Object.keys(kept).sort());
  });
});
