import { orders } from '#backend/db/schema/orders.ts';
import { isOrder } from '#backend/order-rows/order-key.ts';
import type { components } from '#generated/contracts/product-api.ts';
import type { Ask, TestBackend } from './backend.ts';

type Order = components['schemas']['Order'];

/** The credentials of a buyer with an order. */
export type Buyer = Readonly<Record<string, string>>;

/** An orderable line with the panel of the small seed. */
export const panelLine = { productId: 'panel', variantId: 'panel-moss', quantity: 1 } as const;

const address = { street: 'Oudegracht', houseNumber: '231', postalCode: '3511 NL', city: 'Utrecht', country: 'NL' };

/** Details of a private customer in the Netherlands. */
export const privateDetails = {
  customerType: 'Private',
  email: 'sanne@mail.com',
  firstName: 'Sanne',
  lastName: 'de Vries',
  billingAddress: address,
} as const;

let keys = 0;

/** Returns a new idempotency key. */
export function freshKey(): string {
  keys += 1;
  return `key-of-the-tests-${process.pid}-${keys}`;
}

/** Adds a line to the order of a buyer, or of a new guest. @returns What names the order from now on. */
export async function addLine(
  { ask }: TestBackend,
  line: Readonly<Record<string, unknown>> = panelLine,
  buyer: Buyer = {},
  options: Ask = {},
): Promise<{ readonly order: Order; readonly buyer: Buyer }> {
  const answer = await ask('/orders/lines', { method: 'POST', body: line, headers: buyer, ...options });
  if (answer.statusCode !== 201) throw new Error(`The line was answered ${answer.statusCode}: ${answer.body}`);
  const token = answer.headers['x-order-token'];
  return { order: answer.json(), buyer: token === undefined ? buyer : { ...buyer, 'x-order-token': String(token) } };
}

/** Completes an order so that it can be placed. @returns The order as it would be placed. */
export async function makeReady(
  { ask }: TestBackend,
  buyer: Buyer,
  details: Readonly<Record<string, unknown>> = privateDetails,
  method = 'Deliver',
  options: Ask = {},
): Promise<Order> {
  const said = await ask('/Orders/details', { method: 'POST', body: details, headers: buyer, ...options });
  if (said.statusCode !== 200) throw new Error(`The details were answered ${said.statusCode}: ${said.body}`);
  const chosen = await ask('/Orders/shipping', { method: 'POST', body: { method }, headers: buyer, ...options });
  if (chosen.statusCode !== 200) throw new Error(`The delivery was answered ${chosen.statusCode}: ${chosen.body}`);
  return chosen.json();
}

/** Places an order in the version that its buyer has seen. */
export function complete(
  { ask }: TestBackend,
  buyer: Buyer,
  { version }: Pick<Order, 'version'>,
  key = freshKey(),
  options: Ask = {},
): ReturnType<TestBackend['ask']> {
  return ask('/Orders/complete', {
    method: 'POST',
    body: { version, termsAccepted: true },
    headers: { ...buyer, 'idempotency-key': key },
    ...options,
  });
}

/** Places an order of a new guest, or of a buyer. */
export async function placeOrder(
  backend: TestBackend,
  line?: Readonly<Record<string, unknown>>,
  known?: Buyer,
): Promise<{ readonly order: Order; readonly buyer: Buyer }> {
  const { buyer } = await addLine(backend, line, known);
  const answer = await complete(backend, buyer, await makeReady(backend, buyer));
  if (answer.statusCode !== 200) throw new Error(`The order was answered ${answer.statusCode}: ${answer.body}`);
  return { order: answer.json(), buyer };
}

/** Makes a placed order a delivered one, without the steps between. */
export async function deliverOrder({ backend }: TestBackend, orderId: string): Promise<void> {
  await backend.database.db
    .update(orders)
    .set({ state: 'Completed', payBefore: null, deliveredOn: new Date().toISOString().slice(0, 10) })
    .where(isOrder({ shopId: 'quiet', orderId }));
}
