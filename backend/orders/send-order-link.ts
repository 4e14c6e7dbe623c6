import { limits } from '../limits/limit.ts';
import { clientKey, emailKey, type Limiter } from '../limits/limiter.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { postMail } from '../outbox/post-mail.ts';
import type { OrderServices } from './order-services.ts';

/**
 * Puts a mail with a link to an order into the outbox, whatever number and address are sent: whether there is such an order
 * is only looked up when it is to be sent, so that neither the answer nor the time it takes says anything.
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
