import { limits } from '../limits/limit.ts';
import { clientKey, emailKey, type Limiter } from '../limits/limiter.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { postMail } from '../outbox/post-mail.ts';
import type { OrderServices } from './order-services.ts';

/**
 * Puts a mail with a link to an order into the outbox, for any number and address. Whether there is such an order is
 * only looked up when the mail is sent, so that neither the answer nor its timing reveals it.
 *
 * @throws {ProblemError} `RATE_LIMITED`
 */
export async function sendOrderLink(
  { db, clock, limiter, wakeMails }: OrderServices & { readonly limiter: Limiter },
  { shop: { shopId, locale }, body, client }: OperationRequest<'findOrder'>,
): Promise<void> {
  await limiter.count(limits.orderLinksOfClient, clientKey(shopId, client.address));
  await limiter.count(limits.orderLinksOfAddress, emailKey(shopId, body.email));
  const orderNumber = body.number.trim().toUpperCase();
  const posting = { kind: 'orderLink', shopId, recipient: body.email, locale, orderNumber } as const;
  await postMail(db, { ...posting, link: client.mailLink }, clock());
  wakeMails();
}
