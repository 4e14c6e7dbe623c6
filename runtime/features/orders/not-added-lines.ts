import type { components } from '#generated/contracts/content-api.ts';
import type { MessageKey } from '#generated/contracts/message-keys.ts';
import type { Href } from '#runtime/contracts/routes.ts';
import type { Order } from './order.ts';
import { orderViewAddress } from './order-view.ts';

type LineNotAdded = components['schemas']['LineNotAdded'];
type Reason = LineNotAdded['reason'];

/** Reasons why a line cannot be ordered again. */
export const reorderReasons = {
  PRODUCT_GONE: 'checkout:order.reorder.reason.PRODUCT_GONE',
  CONFIGURATION_OUTDATED: 'checkout:order.reorder.reason.CONFIGURATION_OUTDATED',
  OUT_OF_STOCK: 'checkout:order.reorder.reason.OUT_OF_STOCK',
  QUANTITY: 'checkout:order.reorder.reason.QUANTITY',
  PHOTO_GONE: 'checkout:order.reorder.reason.PHOTO_GONE',
  FILE_GONE: 'checkout:order.reorder.reason.FILE_GONE',
  CART_FULL: 'checkout:order.reorder.reason.CART_FULL',
} as const satisfies Record<Reason, MessageKey>;

const isReason = (word: string): word is Reason => Object.hasOwn(reorderReasons, word);

/** The result of ordering again, as in the address. */
export interface Reordered {
  /** Number of lines that are in the cart now. */
  readonly added: number;
  readonly notAdded: readonly { readonly lineId: string; readonly name: string; readonly reason: Reason }[];
}

/**
 * Returns the address to go to after ordering again: the cart, where every line was added; else the order, whose
 * address names the lines that were not: `added=2&left=ln-1~PHOTO_GONE`.
 *
 * @param url - Of the order's page.
 */
export function reorderedAddress(
  { href, url }: { readonly href: Href; readonly url: { readonly pathname: string; readonly search: string } },
  { addedLines, notAdded }: components['schemas']['Reorder'],
): string {
  const cart = href('cart');
  if (notAdded.length === 0 && cart !== undefined) return cart;
  const left = notAdded.map(({ lineId, reason }) => `${lineId}~${reason}`).join('~');
  return orderViewAddress(url, 'reordered', { added: String(addedLines), left });
}

/** Parses that address; names come from the order, not from the address. */
export function readReordered({ lines }: Pick<Order, 'lines'>, search: string): Reordered {
  const parameters = new URLSearchParams(search);
  const parts = (parameters.get('left') ?? '').split('~');
  const notAdded = lines.flatMap(({ id, name }) => {
    const reason = parts[parts.indexOf(id) + 1] ?? '';
    return parts.includes(id) && isReason(reason) ? [{ lineId: id, name, reason }] : [];
  });
  const added = Number(parameters.get('added'));
  return { added: Number.isInteger(added) && added > 0 ? added : 0, notAdded };
}
