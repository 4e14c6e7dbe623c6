import type { components } from '#generated/contracts/product-api.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import { toCustomer } from '../accounts/customer-answer.ts';
import { ProblemError } from '../errors/problem.ts';
import { findByEmail, noteEvents } from '../identity/customers.ts';
import { lockCustomer } from '../identity/owner.ts';
import { isPassword } from '../identity/passwords.ts';
import { startSession } from '../identity/sessions.ts';
import { limits } from '../limits/limit.ts';
import { clientKey, emailKey } from '../limits/limiter.ts';
import { delayOfAttempt } from '../limits/slow-down.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { mergeOrders } from '../orders/merge-orders.ts';
import { takeOverPlaced } from '../orders/take-over-placed.ts';
import { takeOver } from '../storage/take-over.ts';

/**
 * Exchanges e-mail address and password for a session. Known and unknown addresses take the same time and get the same
 * answer. Failures delay what follows; those of strangers delay no login from a device that is known.
 *
 * @throws {ProblemError} `CREDENTIALS_INVALID`, `RATE_LIMITED`; after the right password `ACCOUNT_UNVERIFIED`,
 * `ACCOUNT_DISABLED`.
 */
export async function login(
  { db, clock, limiter, pause }: AccountServices,
  { shop: { shopId }, body, client, headers }: OperationRequest<'login'>,
): Promise<components['schemas']['Session']> {
  const [account, address] = [emailKey(shopId, body.email), clientKey(shopId, client.address)];
  // Counted before the password is checked, so that parallel guesses count in full.
  await limiter.count(limits.loginOfClient, address);
  const guesses = client.device === undefined ? limits.loginOfAccount : limits.loginOfDevice;
  const guesser = client.device === undefined ? account : `${account} ${client.device}`;
  await pause(delayOfAttempt(await limiter.count(guesses, guesser)));
  const customer = await findByEmail(db, shopId, body.email);
  const isRight = await isPassword(customer?.passwordHash, body.password);
  if (!customer || !isRight) throw new ProblemError('CREDENTIALS_INVALID');
  await limiter.forgive(limits.loginOfClient, address);
  await limiter.forgive(guesses, guesser);
  if (customer.state === 'Unverified') throw new ProblemError('ACCOUNT_UNVERIFIED');
  if (customer.state === 'Disabled') throw new ProblemError('ACCOUNT_DISABLED');
  const now = clock();
  const key = { shopId, customerId: customer.id };
  const { token, expiresAt, mergedOrder, known } = await db.transaction(async (tx) => {
    // Locked first, so that parallel logins run one after the other. A deleted account counts as unknown.
    if (!(await lockCustomer(tx, key))) throw new ProblemError('CREDENTIALS_INVALID');
    const orderToken = headers['X-Order-Token'];
    const merged = orderToken === undefined ? undefined : await mergeOrders(tx, key, orderToken, now);
    const hasTaken = orderToken !== undefined && (await takeOverPlaced(tx, key, customer.email, orderToken));
    if (orderToken !== undefined) await takeOver(tx, key, orderToken, now);
    // Their addresses may be those of the order now.
    const changed = hasTaken ? await findByEmail(tx, shopId, customer.email) : undefined;
    await noteEvents(tx, key, now, ['loggedIn']);
    return { ...(await startSession(tx, key, now)), mergedOrder: merged, known: changed ?? customer };
  });
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    customer: toCustomer(known),
    ...(mergedOrder && { mergedOrder }),
  };
}
