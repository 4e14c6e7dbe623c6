import { ProblemError } from '../errors/problem.ts';
import { findGuest, findOwner } from '../identity/owner.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { countLines, type MergedOrder, mergeOrders } from '../orders/merge-orders.ts';
import type { OrderServices } from '../orders/order-services.ts';
import { takeOver } from '../storage/take-over.ts';

/** Moves another guest's order and saved items to the actor. @throws {ProblemError} */
export async function mergeOrder(
  { db, clock }: OrderServices,
  { shop, actor, body }: OperationRequest<'mergeOrder'>,
): Promise<MergedOrder> {
  const { shopId } = shop;
  const now = clock();
  return await db.transaction(async (tx) => {
    const owner = await findOwner(tx, actor);
    const guest = await findGuest(tx, shopId, body.orderToken);
    if (!owner || !guest || guest.guestId === owner.guestId) throw new ProblemError('ORDER_NOT_FOUND');
    const merged = await mergeOrders(tx, owner, body.orderToken, now);
    await takeOver(tx, owner, body.orderToken, now);
    return merged ?? { linesTaken: 0, lines: await countLines(tx, owner), capped: false };
  });
}
