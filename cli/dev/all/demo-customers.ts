import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { trpcPath } from '#runtime/contracts/trpc-path.ts';

/** The customers that the list of sites logs in; every shop has its own. */
const customers = {
  private: { customerType: 'Private', email: 'private@customers.example', firstName: 'Noor', lastName: 'Jansen' },
  business: {
    customerType: 'Business',
    companyName: 'Studio Jansen',
    email: 'business@customers.example',
    firstName: 'Noor',
    lastName: 'Jansen',
  },
} as const;

/** Known to everybody who reads this: the accounts exist in the embedded backend alone. */
const password = 'Vilt=Zacht77';

export type DemoCustomer = keyof typeof customers;

interface Storefront {
  /** Where it listens. */
  readonly port: number;
  /** `Host` header of one of its locales. */
  readonly host: string;
  /** URL of the embedded backend's page of sent mails. */
  readonly mails: string;
}

/** Logs a customer in, as its login page does. @returns the `Set-Cookie` values */
export async function logIn(storefront: Storefront, customer: DemoCustomer): Promise<readonly string[]> {
  const { email } = customers[customer];
  const first = await call(storefront, 'auth.login', { email, password });
  if (first.status === 200) return first.headers['set-cookie'] ?? [];
  // The shop has none yet.
  await register(storefront, customer);
  const second = await call(storefront, 'auth.login', { email, password });
  if (second.status !== 200) throw new Error(`${email} could not log in: ${second.body}`);
  return second.headers['set-cookie'] ?? [];
}

/** @returns the `Set-Cookie` values that log a visitor out */
export async function logOut(storefront: Storefront, cookies: string | undefined): Promise<readonly string[]> {
  const { headers } = await call(storefront, 'auth.logout', undefined, cookies);
  return headers['set-cookie'] ?? [];
}

async function register(storefront: Storefront, customer: DemoCustomer): Promise<void> {
  const choices = { password, newsletter: false, termsAccepted: true };
  const registered = await call(storefront, 'auth.register', { ...customers[customer], ...choices });
  if (registered.status !== 200) throw new Error(`${customers[customer].email} could not register: ${registered.body}`);
  const token = await findToken(storefront, customers[customer].email);
  const verified = await call(storefront, 'auth.verifyRegistration', { token });
  if (verified.status !== 200) throw new Error(`${customers[customer].email} could not be confirmed: ${verified.body}`);
}

/** Milliseconds to wait for a mail, and between two looks. */
const mailPatience = { whole: 20_000, pause: 100 };

/** Returns the token of the newest mail to an address whose link leads to a page of the storefront. */
async function findToken({ mails, host }: Storefront, email: string): Promise<string> {
  const deadline = performance.now() + mailPatience.whole;
  while (performance.now() < deadline) {
    const list = await (await fetch(mails)).text();
    const rows = list.split('<li>').filter((row) => row.includes(email));
    for (const row of rows) {
      const address = /href="([^"]+\.txt)"/.exec(row)?.[1];
      const text = address === undefined ? '' : await (await fetch(new URL(address, mails))).text();
      const link = text.split(/\s+/).find((word) => URL.canParse(word) && new URL(word).host === host);
      const token = link === undefined ? null : new URL(link).searchParams.get('token');
      if (token !== null) return token;
    }
    await pause(mailPatience.pause);
  }
  throw new Error(`No mail for ${email} has come.`);
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Calls a procedure of a storefront, as its pages do. */
async function call(
  { port, host }: Storefront,
  procedure: string,
  input: Readonly<Record<string, unknown>> | undefined,
  cookies?: string,
): Promise<Answer> {
  // As superjson says it: a procedure without input takes nothing else for none.
  const body = JSON.stringify(input === undefined ? { json: null, meta: { values: ['undefined'] } } : { json: input });
  return new Promise<Answer>((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json', ...(cookies !== undefined && { cookie: cookies }) };
    // Not with fetch, which has no Host header of its own choice.
    const request = httpRequest({ port, method: 'POST', path: `${trpcPath}/${procedure}`, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode: status = 0, headers: answered } = answer;
        resolve({ status, headers: answered, body: Buffer.concat(chunks).toString('utf8') });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
