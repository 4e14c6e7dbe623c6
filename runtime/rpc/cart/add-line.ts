import type { components } from '#generated/contracts/product-api.ts';
import { unwrap } from '../clients/api-problem.ts';
import type { RpcContext } from '../rpc-context.ts';
import type { Visitor } from '../visitor.ts';

type Order = components['schemas']['Order'];

/** Adds a line to the visitor's order; the first line creates one, which the visitor keeps. */
export async function addLine(
  { products, visitor }: Pick<RpcContext, 'products'> & { readonly visitor: Visitor },
  line: components['schemas']['OrderLineRequest'],
): Promise<Order> {
  const result = await products.POST('/orders/lines', { body: line });
  const order = unwrap(result);
  const token = result.response.headers.get('x-order-token');
  if (token !== null) await visitor.keepOrder(token);
  return storeLineCount(visitor, order);
}

/** Stores the number of lines in a cookie for every page of the visitor. */
export function storeLineCount(visitor: Visitor, order: Order): Order {
  visitor.showLines(order.lineCount);
  return order;
}
