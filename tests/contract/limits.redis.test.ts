import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#backend/limits/limit.ts';
import { testServiceKey } from '#tests/support/backend.ts';
import { type BackendProgram, startBackendProgram } from '#tests/support/backend-program.ts';
import { freshEmail, registrationOf, testPassword } from '#tests/support/customers.ts';
import { startRedis, type TestRedis } from '#tests/support/redis.ts';
import { byPerson, freshSender } from '#tests/support/requests.ts';
import { choices } from '#tests/support/soak.ts';
import { held, ofCheck } from '#tests/support/trust.ts';

let folder: string;
let redis: TestRedis;
let backends: readonly BackendProgram[];
beforeAll(async () => {
  folder = await mkdtemp('/tmp/shopgen-limits-');
  redis = await startRedis();
  backends = await Promise.all(
    ['first', 'second'].map((name) =>
      startBackendProgram(path.join(folder, name), undefined, { REDIS_URL: redis.url, LOG_LEVEL: 'fatal' }),
    ),
  );
});
afterAll(async () => {
  await Promise.all((backends ?? []).map((backend) => backend.stop()));
  await redis?.stop();
  await rm(folder, { recursive: true, force: true });
});

const token = 'x'.repeat(43);
const email = freshEmail();
const contact = (sender = freshSender()) => ({
  sender,
  subject: 'Delivery',
  message: 'Do you deliver to a third floor?',
  guard: byPerson,
});
const sameSender = freshSender();

/** What uses up each limit of clients and addresses, and whether by one address of many clients. */
const uses: readonly (readonly [
  limit: keyof typeof limits,
  request: () => readonly [url: string, body?: unknown],
  isOfMany?: boolean,
])[] = [
  ['requestsOfAnybody', () => ['/image-rules']],
  ['forgotOfAddress', () => ['/auth/forgot', { email }], true],
  ['forgotOfClient', () => ['/auth/forgot', { email: freshEmail() }]],
  ['resetCheckOfClient', () => ['/auth/reset/validate', { token }]],
  ['resetOfClient', () => ['/auth/reset', { token, newPassword: testPassword }]],
  ['registrationOfClient', () => ['/Registration', registrationOf(freshEmail())]],
  ['verificationOfClient', () => ['/Registration/verify', { token }]],
  ['emailChecksOfClient', () => ['/Misc/validate/email', { email }]],
  ['domainChecksOfClient', () => ['/Misc/validate/emaildomain', { domain: 'mail.com' }]],
  ['addressChecksOfClient', () => ['/Misc/validate/address', { country: 'NL', postalCode: '3511lx' }]],
  ['newsletterOfClient', () => ['/newsletter', { email: freshEmail(), firstName: 'Anna', guard: byPerson }]],
  ['newsletterOfAddress', () => ['/newsletter', { email, firstName: 'Anna', guard: byPerson }], true],
  ['newsletterTokensOfClient', () => ['/newsletter/confirm', { token }]],
  ['requestsOfClient', () => ['/contact', contact()]],
  ['requestsOfAddress', () => ['/contact', contact(sameSender)], true],
  ['loginOfClient', () => ['/auth/login', { email: freshEmail(), password: testPassword }]],
  ['orderLinksOfClient', () => ['/orders/find', { number: 'AC-2026-000001', email: freshEmail() }]],
  ['orderLinksOfAddress', () => ['/orders/find', { number: 'AC-2026-000001', email }], true],
  ['sharedReadsOfClient', () => ['/shared/sh-hS2vN8kLq0Zt6HsW5fJ8sQ']],
];

const names = uses.map(([limit]) => limit);
const tried = choices(
  uses.filter(([limit]) => limits[limit].points <= 30),
  uses,
);

/** Uses a limit up, asking the backends in turn. @returns The answers, in the order they were asked for. */
async function exhaust([limit, request, isOfMany]: (typeof uses)[number], times: number): Promise<Response[]> {
  const client = `198.51.100.${names.indexOf(limit)}`;
  const answers = [];
  for (let count = 0; count < times; count += 1) {
    const [url, body] = request();
    const answer = await fetch(`${backends[count % 2]?.url}${url}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-service-key': testServiceKey,
        'x-client-address': isOfMany ? `203.0.113.${count}` : client,
        'x-shop-id': 'acoustic',
        'accept-language': 'nl-NL',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    answers.push(answer);
  }
  return answers;
}

const isRefused = ({ status }: Response): boolean => status === 429;

it(`are counted together by two processes that share Redis, and alone by each without it ${ofCheck(20)}`, async () => {
  for (const use of tried) {
    const [limit] = use;
    const { points, seconds } = limits[limit];
    const answers = await exhaust(use, points + 2);
    const wait = Number(answers.at(-1)?.headers.get('retry-after'));
    expect({
      limit,
      refused: answers.map(isRefused).indexOf(true),
      faults: answers.filter(({ status }) => status >= 500).length,
      tellsWhen: wait > 0 && wait <= seconds,
    }).toEqual({ limit, refused: points, faults: 0, tellsWhen: true });
  }
  await redis.stop();
  for (const use of tried) {
    const [limit] = use;
    const { points } = limits[limit];
    const answers = await exhaust(use, 2 * points + 2);
    expect({
      limit,
      taken: answers.filter((answer) => !isRefused(answer)).length,
      faults: answers.filter(({ status }) => status >= 500).length,
    }).toEqual({ limit, taken: 2 * points, faults: 0 });
  }
  held(20, tried.length);
}, 300_000);
