import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { shopLocales } from '../db/schema/shops.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Client } from '../identity/client.ts';
import type { ShopView } from '../shops/shop-view.ts';

/** The requested page to return to after a payment. */
export type WantedReturn = Pick<components['schemas']['PaymentRequest'], 'returnTo' | 'returnOrigin' | 'returnPath'>;

/** Returns the address for an order and its payment. */
export type ReturnAddress = (orderId: string, paymentId: string) => string;

/**
 * Finds the page that the browser opens after a payment: a screen of the shop's configured storefront, or of the
 * storefront that sends the request with a service key. No other client can redirect visitors.
 *
 * @throws {ProblemError} `FORBIDDEN`, and `VALIDATION_FAILED` where no storefront is configured for the locale.
 */
export async function findReturnAddress(
  db: DatabaseWriter,
  { shopId, locale }: ShopView,
  { returnTo, returnOrigin, returnPath }: WantedReturn,
  { isService }: Client,
): Promise<ReturnAddress> {
  if ((returnOrigin !== undefined || returnPath !== undefined) && !isService) {
    throw new ProblemError('FORBIDDEN', 'Only a storefront that proves itself names where to come back to.');
  }
  if (returnOrigin !== undefined && !URL.canParse(returnOrigin)) {
    throw notValid('/returnOrigin', 'format', 'is no origin');
  }
  const isNamed = returnOrigin !== undefined && returnPath !== undefined;
  const [known] = isNamed
    ? []
    : await db
        .select({ storefront: shopLocales.storefront })
        .from(shopLocales)
        .where(and(eq(shopLocales.shopId, shopId), eq(shopLocales.locale, locale)));
  const origin = returnOrigin ?? known?.storefront?.origin;
  const path = returnPath ?? known?.storefront?.paths[returnTo];
  if (origin === undefined || path === undefined) {
    throw notValid('/returnTo', 'storefront', `has no address: nobody has said where ${shopId} is read in ${locale}`);
  }
  return (orderId, paymentId) => {
    const address = new URL(path.replace('{id}', encodeURIComponent(orderId)), origin);
    address.searchParams.set('order', orderId);
    address.searchParams.set('payment', paymentId);
    return address.href;
  };
}

function notValid(pointer: string, rule: string, message: string): ProblemError {
  return new ProblemError('VALIDATION_FAILED', undefined, [{ in: 'body', pointer, rule, message }]);
}
