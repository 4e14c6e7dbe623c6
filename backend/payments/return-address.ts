import { and, eq } from 'drizzle-orm';
import type { components } from '#generated/contracts/product-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { shopLocales } from '../db/schema/shops.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Client } from '../identity/client.ts';
import type { ShopView } from '../shops/shop-view.ts';

/** Where a payment's browser is to come back to, as it was asked for. */
export type WantedReturn = Pick<components['schemas']['PaymentRequest'], 'returnTo' | 'returnOrigin' | 'returnPath'>;

/** Makes the address for an order and its payment. */
export type ReturnAddress = (orderId: string, paymentId: string) => string;

/**
 * Where the browser goes after paying: a screen of the shop's own storefront, by the list of them, or of the one that asks
 * if it has proved itself. Nobody else can have visitors sent anywhere.
 *
 * @throws {ProblemError} `FORBIDDEN`, and `VALIDATION_FAILED` where the list has no storefront for the locale.
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
  const [known] = await db
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
