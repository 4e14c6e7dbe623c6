import { ApiProblemError, unwrap } from '#runtime/rpc/clients/api-problem.ts';
import type { RpcContext } from '#runtime/rpc/rpc-context.ts';
import type { Visitor } from '#runtime/rpc/visitor.ts';
import type { Carried } from './carry-over.ts';

/**
 * Gives a visitor what they bring from another host of the site. A visitor who is logged in stays logged in, and an
 * existing cart keeps its lines, followed by those of the other host.
 *
 * @throws {ApiProblemError | ApiUnreachableError} when the carts cannot be put together; then nothing has changed.
 */
export async function takeAlong(
  { content }: Pick<RpcContext, 'content'>,
  visitor: Visitor,
  { session, order, lines }: Carried,
): Promise<void> {
  /** @returns Lines that the asker's order has then; `undefined` where there was nothing to take over. */
  const merge = async (asker: Readonly<Record<string, string>>, orderToken: string): Promise<number | undefined> => {
    const result = await content.POST('/orders/merge', {
      headers: asker,
      body: { orderToken },
    });
    return result.response.status === 404 ? undefined : unwrap(result).lines;
  };

  const here = visitor.headers['X-Order-Token'];
  if (visitor.hasSession) {
    // A customer's order stays with the customer.
    const merged = session === undefined && order !== undefined ? await merge(visitor.headers, order) : undefined;
    if (merged !== undefined) visitor.showLines(merged);
  } else if (session !== undefined) {
    const asCustomer = { ...visitor.headers, Authorization: `Bearer ${session}` };
    // As login does.
    const merged = here === undefined ? undefined : await merge(asCustomer, here);
    if (here === undefined && order !== undefined) await visitor.keepOrder(order);
    await visitor.beginSession({ token: session });
    visitor.showLines(merged ?? lines);
  } else if (order !== undefined && order !== here) {
    if (here !== undefined) {
      try {
        const merged = await merge(visitor.headers, order);
        if (merged !== undefined) visitor.showLines(merged);
        return;
      } catch (error) {
        // The cart here was ordered: another one may replace it.
        if (!(error instanceof ApiProblemError && error.code === 'ORDER_PLACED')) throw error;
      }
    }
    await visitor.keepOrder(order);
    visitor.showLines(lines);
  }
}
