import { and, eq } from 'drizzle-orm';
import { findProduct } from '../catalogue/products.ts';
import { checkPostalCode } from '../checks/check-sender.ts';
import { findConfiguration } from '../configurator/saved-configurations.ts';
import type { Db } from '../db/database.ts';
import { variants } from '../db/schema/variants.ts';
import { fieldProblem } from '../errors/field-problem.ts';
import type { BodyOf, OperationRequest } from '../operations/handler.ts';
import type { Receipt } from '../receipts/reference.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { receiveRequest } from './receive-request.ts';
import type { RequestServices } from './request-services.ts';

/** Sends a message to the shop. @throws {ProblemError} as `receiveRequest` */
export async function sendContact(
  services: RequestServices,
  { shop, body, client, actor, headers }: OperationRequest<'sendContact'>,
): Promise<Receipt> {
  return await receiveRequest(services, {
    kind: 'contact',
    shop,
    body,
    client,
    actor,
    key: headers['Idempotency-Key'],
    texts: [body.message],
    check: async () => requireText(body.message),
  });
}

/** Sends a request for a quotation. @throws {ProblemError} as `receiveRequest` */
export async function requestQuotation(
  services: RequestServices,
  { shop, body, client, actor, headers }: OperationRequest<'requestQuotation'>,
): Promise<Receipt> {
  return await receiveRequest(services, {
    kind: 'quotation',
    shop,
    body,
    client,
    actor,
    key: headers['Idempotency-Key'],
    texts: [body.message, ...body.lines.map(({ note }) => note ?? '')],
    async check() {
      if (body.lines.length === 0 && body.files.length === 0) requireText(body.message);
      if (body.address) checkPostalCode(body.address);
      await checkLines(services.db, shop, body.lines, services.clock());
    },
  });
}

/** Sends a request for advice on a room. @throws {ProblemError} as `receiveRequest` */
export async function requestAdvice(
  services: RequestServices,
  { shop, body, client, actor, headers }: OperationRequest<'requestAdvice'>,
): Promise<Receipt> {
  return await receiveRequest(services, {
    kind: 'advice',
    shop,
    body,
    client,
    actor,
    key: headers['Idempotency-Key'],
    texts: [body.message],
    async check() {
      requireText(body.message);
      if (body.preferredContact === 'Phone' && body.sender.phone === undefined) {
        throw fieldProblem('/sender/phone', 'required', 'is needed for an answer by phone');
      }
    },
  });
}

function requireText(message: string): void {
  if (message.trim() === '') throw fieldProblem('/message', 'required', 'says nothing');
}

/**
 * Checks that the shop has the articles of the lines.
 *
 * @throws {ProblemError} `VALIDATION_FAILED`, for the first that it does not have.
 */
async function checkLines(
  db: Db,
  shop: ShopView,
  lines: BodyOf<'requestQuotation'>['lines'],
  now: Date,
): Promise<void> {
  for (const [index, { productId, sku, configurationId }] of lines.entries()) {
    const id = await findProduct(db, shop, productId);
    if (id === undefined) throw fieldProblem(`/lines/${index}/productId`, 'product', 'is no product of the shop');
    if (configurationId !== undefined && !(await isKept(db, shop, id, configurationId, now))) {
      throw fieldProblem(`/lines/${index}/configurationId`, 'configuration', 'is no configuration of the product');
    }
    if (sku === undefined) continue;
    const [variant] = await db
      .select({ id: variants.id })
      .from(variants)
      .where(and(eq(variants.shopId, shop.shopId), eq(variants.productId, id), eq(variants.sku, sku)));
    if (!variant) throw fieldProblem(`/lines/${index}/sku`, 'sku', 'is no article of the product');
  }
}

async function isKept(db: Db, { shopId }: ShopView, productId: string, id: string, now: Date): Promise<boolean> {
  return (await findConfiguration(db, { shopId, productId, id }, now)) !== undefined;
}
