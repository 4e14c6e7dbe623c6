import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { customers, type MailTokenPurpose, mailTokens } from '#backend/db/schema/customers.ts';
import { hashPassword } from '#backend/identity/passwords.ts';
import { startSession } from '#backend/identity/sessions.ts';
import { createId, createToken, hashToken } from '#backend/tokens/tokens.ts';
import type { TestBackend } from './backend.ts';

/** The password of every customer of the tests. */
export const testPassword = 'Stil&Warm2026';
const passwordHash = hashPassword(testPassword);

/** A customer who is logged in. */
export interface TestCustomer {
  readonly shopId: string;
  readonly customerId: string;
  readonly email: string;
  readonly authorization: string;
}

type CustomerValues = Partial<typeof customers.$inferInsert>;

let made = 0;

/** Returns a new e-mail address, at a domain that accepts mail. */
export function freshEmail(): string {
  made += 1;
  return `Customer.${made}@mail.com`;
}

/** Returns what a private person sends to open an account. */
export const registrationOf = (email: string, password = testPassword) => ({
  customerType: 'Private',
  email,
  password,
  firstName: 'Sanne',
  lastName: 'de Vries',
  termsAccepted: true,
});

/** Inserts a customer into the database, active by default, and logs them in. */
export async function addCustomer({ backend }: TestBackend, values: CustomerValues = {}): Promise<TestCustomer> {
  const now = new Date();
  const row = {
    shopId: 'quiet',
    id: createId('cu'),
    email: freshEmail(),
    passwordHash: await passwordHash,
    state: 'Active' as const,
    locale: 'en-GB',
    newsletter: false,
    customerType: 'Private' as const,
    firstName: 'Sanne',
    lastName: 'de Vries',
    createdAt: now,
    changedAt: now,
    ...values,
  };
  await backend.database.db.insert(customers).values(row);
  const key = { shopId: row.shopId, customerId: row.id };
  const { token } = await startSession(backend.database.db, key, now);
  return { ...key, email: row.email, authorization: `Bearer ${token}` };
}

/** Creates a mail token that is valid for an hour. */
export async function addMailToken(
  { backend }: TestBackend,
  { shopId, customerId }: TestCustomer,
  purpose: MailTokenPurpose,
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await backend.database.db
    .insert(mailTokens)
    .values({ tokenHash: hashToken(token), shopId, customerId, purpose, expiresAt });
  return token;
}

/** Sends the outbox, and returns the kinds of an address's mails, oldest first. */
export async function mailKindsTo({ backend, dataDir }: TestBackend, email: string): Promise<string[]> {
  await backend.accounts.mailWorker.wake();
  const folder = path.join(dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.txt'));
  const sent = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })),
  );
  return sent
    .filter(({ text }) => text.includes(`\nTo: ${email}\n`))
    .sort((a, b) => getNumber(a.file) - getNumber(b.file))
    .map(({ file }) => /-([A-Za-z]+)\.txt$/.exec(file)?.[1] ?? file);
}

/** Sends the outbox, and returns an address's mails, oldest first. */
export async function mailsTo({ backend, dataDir }: TestBackend, email: string): Promise<string[]> {
  await backend.accounts.mailWorker.wake();
  const folder = path.join(dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.txt'));
  const numbered = files.sort((a, b) => getNumber(a) - getNumber(b));
  const texts = await Promise.all(numbered.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.filter((text) => text.includes(`\nTo: ${email}\n`));
}

function getNumber(file: string): number {
  return Number(/-(\d+)-/.exec(file)?.[1]);
}

/** Returns the token in a mail. @throws {Error} when it carries none. */
export function tokenIn(mail: string | undefined): string {
  const token = /(?:token=|code: )([A-Za-z0-9_-]{43})/.exec(mail ?? '')?.[1];
  if (token === undefined) throw new Error(`There is no token in: ${mail}`);
  return token;
}
