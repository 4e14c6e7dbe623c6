import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import { checkSender } from '../checks/check-sender.ts';
import type { DatabaseWriter } from '../db/database.ts';
import type { MailKind } from '../db/schema/mails.ts';
import { type RequestKind, requestFiles, requests, type SpamScore } from '../db/schema/requests.ts';
import type { Actor } from '../identity/actor.ts';
import type { Client } from '../identity/client.ts';
import { limits } from '../limits/limit.ts';
import { clientKey, emailKey } from '../limits/limiter.ts';
import { postMail } from '../outbox/post-mail.ts';
import { hashBody, keepReceipt, replayReceipt } from '../receipts/receipts.ts';
import { createReference, type KeptRequest, type Receipt, toReceipt } from '../receipts/reference.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { claimFiles, type FileRef } from '../uploads/claim-files.ts';
import type { RequestServices } from './request-services.ts';
import { getSpamScore } from './spam-score.ts';

/** A request as it was sent. */
interface SentRequest {
  readonly kind: RequestKind;
  readonly shop: ShopView;
  readonly client: Client;
  /** May have uploaded its files. */
  readonly actor: Actor;
  /** Its `Idempotency-Key`. */
  readonly key: string | undefined;
  readonly body: RequestBody;
  /** Texts that the sender has written freely. */
  readonly texts: readonly string[];
  /** Checks rules that no schema can express. @throws {ProblemError} `VALIDATION_FAILED` */
  readonly check: () => Promise<void>;
}

interface RequestBody {
  readonly sender: components['schemas']['PrivateSender'] | components['schemas']['BusinessSender'];
  readonly guard: components['schemas']['FormGuard'];
  readonly files?: readonly FileRef[];
}

const confirmations = {
  contact: 'contactReceived',
  quotation: 'quotationReceived',
  advice: 'adviceReceived',
} as const satisfies Record<RequestKind, MailKind>;

/**
 * Stores a request, with its mails to the shop and to the sender, in one transaction.
 *
 * @throws {ProblemError} `RATE_LIMITED`, `IDEMPOTENCY_KEY_REUSED`, `VALIDATION_FAILED`, and `NOT_FOUND` for a file that
 * is not the sender's.
 */
export async function receiveRequest(services: RequestServices, sent: SentRequest): Promise<Receipt> {
  const { db, clock, limiter, wakeMails } = services;
  const { kind, shop, client, body } = sent;
  const { shopId } = shop;
  const now = clock();
  const given = { shopId, kind, key: sent.key, bodyHash: hashBody(body) };
  const replayed = await replayReceipt(db, given, now);
  if (replayed) return replayed;
  await limiter.count(limits.requestsOfClient, clientKey(shopId, client.address));
  await limiter.count(limits.requestsOfAddress, emailKey(shopId, body.sender.email));
  await sent.check();
  await checkSender(services, body.sender);
  const receipt = await db.transaction(async (tx) => {
    const fresh = { reference: await drawReference(tx, shopId, kind, now), receivedAt: now };
    const earlier = await keepReceipt(tx, given, fresh);
    if (earlier) {
      await limiter.forgive(limits.requestsOfClient, clientKey(shopId, client.address));
      await limiter.forgive(limits.requestsOfAddress, emailKey(shopId, body.sender.email));
      return earlier;
    }
    const spamScore = getSpamScore(body.guard, sent.texts);
    await keepRequest(tx, sent, fresh, spamScore);
    await postMails(tx, sent, fresh, spamScore);
    return toReceipt(fresh);
  });
  wakeMails();
  return receipt;
}

async function drawReference(tx: DatabaseWriter, shopId: string, kind: RequestKind, now: Date): Promise<string> {
  for (;;) {
    const reference = createReference(kind, now);
    const taken = await tx
      .select({ reference: requests.reference })
      .from(requests)
      .where(and(eq(requests.shopId, shopId), eq(requests.reference, reference)));
    if (taken.length === 0) return reference;
  }
}

async function keepRequest(
  tx: DatabaseWriter,
  { kind, shop: { shopId, locale }, actor, client, body }: SentRequest,
  { reference, receivedAt }: KeptRequest,
  spamScore: SpamScore | undefined,
): Promise<void> {
  const { guard, files = [], ...content } = body;
  const fileIds = await claimFiles(tx, actor, files);
  await tx.insert(requests).values({
    shopId,
    reference,
    kind,
    locale,
    content,
    receivedAt,
    customerId: actor.customerId ?? null,
    email: body.sender.email,
    suspicion: spamScore ?? null,
    answerPage: client.mailLink ?? null,
  });
  if (fileIds.length > 0) {
    await tx.insert(requestFiles).values(fileIds.map((fileId, position) => ({ shopId, reference, fileId, position })));
  }
}

async function postMails(
  tx: DatabaseWriter,
  { kind, shop: { shopId, locale }, body }: SentRequest,
  { reference, receivedAt }: KeptRequest,
  spamScore: SpamScore | undefined,
): Promise<void> {
  await postMail(tx, { kind: 'requestForShop', shopId, recipient: '', locale, reference }, receivedAt);
  // A bot that fills every field has not entered its own address.
  if (spamScore === 'trap') return;
  const { email: recipient } = body.sender;
  await postMail(tx, { kind: confirmations[kind], shopId, recipient, locale, reference }, receivedAt);
}
