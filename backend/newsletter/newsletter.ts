import type { components } from '#generated/contracts/content-api.ts';
import { checkSenderDomain } from '../checks/check-sender.ts';
import { ProblemError } from '../errors/problem.ts';
import { limits } from '../limits/limit.ts';
import { clientKey, emailKey } from '../limits/limiter.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { postMail } from '../outbox/post-mail.ts';
import { hashBody, keepReceipt, replayReceipt } from '../receipts/receipts.ts';
import { createReference, type Receipt, toReceipt } from '../receipts/reference.ts';
import type { NewsletterServices } from './newsletter-services.ts';
import { findByToken, spendNewsletterToken } from './newsletter-tokens.ts';
import { noteWish, setSubscribed } from './subscriptions.ts';

type NewsletterStatus = components['schemas']['NewsletterStatus'];

/**
 * Mails a link that confirms a subscription, to any address. Whether it is subscribed already is only looked up when
 * the mail is written, so that neither the answer nor its timing reveals it.
 *
 * @throws {ProblemError} `RATE_LIMITED`, `IDEMPOTENCY_KEY_REUSED`, and `VALIDATION_FAILED` for a domain that accepts no
 * mail.
 */
export async function subscribe(
  services: NewsletterServices,
  { shop: { shopId, locale }, body, client, headers }: OperationRequest<'subscribeToNewsletter'>,
): Promise<Receipt> {
  const { db, clock, limiter, wakeMails } = services;
  const now = clock();
  const given = { shopId, kind: 'newsletter', key: headers['Idempotency-Key'], bodyHash: hashBody(body) } as const;
  const replayed = await replayReceipt(db, given, now);
  if (replayed) return replayed;
  await limiter.count(limits.newsletterOfClient, clientKey(shopId, client.address));
  await limiter.count(limits.newsletterOfAddress, emailKey(shopId, body.email));
  await checkSenderDomain(services, body.email, '/email');
  const fresh = { reference: createReference('newsletter', now), receivedAt: now };
  if (body.guard.trap !== '') return toReceipt(fresh);
  const kept = await db.transaction(async (tx) => {
    const earlier = await keepReceipt(tx, given, fresh);
    if (earlier) return earlier;
    await noteWish(tx, { shopId, email: body.email, firstName: body.firstName, locale }, now);
    const posting = { shopId, recipient: body.email, locale, link: client.mailLink };
    await postMail(tx, { kind: 'confirmNewsletter', ...posting }, now);
    return toReceipt(fresh);
  });
  wakeMails();
  return kept;
}

/** Begins a subscription, the first time that its token is used. @throws {ProblemError} `TOKEN_INVALID`, `RATE_LIMITED` */
export async function confirmSubscription(
  { db, clock, limiter, wakeMails }: NewsletterServices,
  { shop: { shopId, locale }, body: { token }, client }: OperationRequest<'confirmNewsletter'>,
): Promise<NewsletterStatus> {
  await limiter.count(limits.newsletterTokensOfClient, clientKey(shopId, client.address));
  const now = clock();
  const status = await db.transaction(async (tx): Promise<NewsletterStatus> => {
    const subscription = await findByToken(tx, { shopId, token, purpose: 'confirm', now });
    if (!subscription) throw new ProblemError('TOKEN_INVALID');
    const { email } = subscription;
    if (await spendNewsletterToken(tx, token, now)) {
      const posting = { shopId, recipient: email, locale, link: client.mailLink };
      await postMail(tx, { kind: 'newsletterWelcome', ...posting }, now);
      return { email, status: await setSubscribed(tx, subscription, true, now) };
    }
    // The first use has changed the subscription; later ones read its state.
    const { status: settled } = (await findByToken(tx, { shopId, token, purpose: 'confirm', now })) ?? subscription;
    return { email, status: settled === 'Subscribed' ? settled : 'Unsubscribed' };
  });
  wakeMails();
  return status;
}

/** Ends a subscription. @throws {ProblemError} `TOKEN_INVALID`, `RATE_LIMITED` */
export async function unsubscribe(
  { db, clock, limiter }: NewsletterServices,
  { shop: { shopId }, body: { token }, client }: OperationRequest<'unsubscribeFromNewsletter'>,
): Promise<NewsletterStatus> {
  await limiter.count(limits.newsletterTokensOfClient, clientKey(shopId, client.address));
  const now = clock();
  return await db.transaction(async (tx): Promise<NewsletterStatus> => {
    const subscription = await findByToken(tx, { shopId, token, purpose: 'unsubscribe', now });
    if (!subscription) throw new ProblemError('TOKEN_INVALID');
    const { email, status } = subscription;
    if (status === 'Unsubscribed') return { email, status };
    return { email, status: await setSubscribed(tx, subscription, false, now) };
  });
}
