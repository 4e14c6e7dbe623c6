import { z } from 'zod';
import type { BusinessCentralSettings } from './business-central-settings.ts';
import type { SalesOrder } from './sales-order.ts';

/** Business Central rejects an order as it is, so that a retry is of no use for now. */
export class SalesOrderRefusedError extends Error {
  override readonly name = 'SalesOrderRefusedError';
}

const found = z.object({ value: z.array(z.looseObject({ id: z.string(), '@odata.etag': z.string() })) });

/** Max. milliseconds of one request. */
const deadline = 20_000;

/**
 * Creates, updates or (for a cancelled order) deletes the sales order of an order. Idempotent: the sales order is
 * looked up by its external document number, which is the number of the order.
 *
 * @throws {SalesOrderRefusedError} when Business Central rejects it.
 * @throws {Error} when Business Central does not answer.
 */
export async function putSalesOrder(
  { url, companyId }: Pick<BusinessCentralSettings, 'url' | 'companyId'>,
  accessToken: string,
  order: SalesOrder,
  isCancelled: boolean,
): Promise<void> {
  const collection = `${url}/companies(${companyId})/salesOrders`;
  const send = async (method: string, address: string, body?: unknown, etag?: string): Promise<unknown> => {
    const answer = await fetch(address, {
      method,
      signal: AbortSignal.timeout(deadline),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${accessToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(etag !== undefined && { 'if-match': etag }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.ok) return answer.status === 204 ? undefined : await answer.json();
    const said = `Business Central answered ${answer.status} to ${method}: ${(await answer.text()).slice(0, 300)}`;
    throw answer.status === 400 || answer.status === 422 ? new SalesOrderRefusedError(said) : new Error(said);
  };
  const number = order.externalDocumentNumber.replaceAll("'", "''");
  const query = new URLSearchParams({ $filter: `externalDocumentNumber eq '${number}'` });
  const { value } = found.parse(await send('GET', `${collection}?${query}`));
  const [known] = value;
  if (!known) {
    if (!isCancelled) await send('POST', collection, order);
    return;
  }
  const address = `${collection}(${known.id})`;
  if (isCancelled) {
    await send('DELETE', address, undefined, known['@odata.etag']);
    return;
  }
  // The lines of a placed order never change.
  const { salesOrderLines, ...head } = order;
  await send('PATCH', address, head, known['@odata.etag']);
}
