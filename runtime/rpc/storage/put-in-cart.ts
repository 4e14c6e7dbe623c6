import type { components } from '#generated/contracts/product-api.ts';
import { ApiProblemError, unwrap } from '../clients/api-problem.ts';
import type { RpcContext } from '../rpc-context.ts';
import type { Visitor } from '../visitor.ts';

type Schemas = components['schemas'];

/** The reason why a saved item cannot be added to the cart. */
export type LeftReason =
  | Exclude<Schemas['LineChange']['kind'], 'priceChanged' | 'vatChanged'>
  | 'incomplete'
  | 'note'
  | 'refused';

/** A saved item that was not added to the cart. */
export interface LeftItem {
  readonly id: string;
  readonly reason: LeftReason;
}

/** The result of adding saved items to the cart. */
export interface CartOutcome {
  /** Number of added items. */
  readonly added: number;
  readonly left: readonly LeftItem[];
}

interface CartContext extends Pick<RpcContext, 'products'> {
  readonly visitor: Visitor;
}

/** Adds those saved items to the cart that can be ordered as they were saved, and returns the others. */
export async function putInCart(context: CartContext, itemIds: readonly string[]): Promise<CartOutcome> {
  const { products } = context;
  const { items: verdicts } = unwrap(
    await products.POST('/Storage/validate', {
      body: { itemIds: [...itemIds] },
    }),
  );
  const left: LeftItem[] = [];
  let added = 0;
  for (const id of itemIds) {
    const verdict = verdicts.find((each) => each.id === id);
    const reason = verdict?.orderable ? await addToCart(context, id) : getReason(verdict);
    if (reason === undefined) added += 1;
    else left.push({ id, reason });
  }
  return { added, left };
}

/** Adds an item to the order in progress. @returns the reason why the order rejects it. */
async function addToCart({ products, visitor }: CartContext, id: string): Promise<LeftReason | undefined> {
  const {
    product,
    quantity = 1,
    values,
    crop,
  } = unwrap(await products.GET('/Storage/{id}', { params: { path: { id } } }));
  if (!product) return 'note';
  try {
    const result = await products.POST('/orders/lines', {
      body: {
        productId: product.id,
        quantity,
        ...(product.variantId !== undefined && { variantId: product.variantId }),
        ...(values && { values }),
        ...(crop && { cropId: crop.id }),
      },
    });
    const order = unwrap(result);
    const token = result.response.headers.get('x-order-token');
    if (token !== null) await visitor.keepOrder(token);
    visitor.showLines(order.lineCount);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiProblemError) || error.status >= 500 || error.status === 401) throw error;
    return 'refused';
  }
}

function getReason(verdict: Schemas['StorageItemVerdict'] | undefined): LeftReason {
  if (!verdict) return 'gone';
  for (const { kind } of verdict.changes) if (kind !== 'priceChanged' && kind !== 'vatChanged') return kind;
  return verdict.problems.length > 0 ? 'incomplete' : 'note';
}
