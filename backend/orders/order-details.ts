import type { components } from '#generated/contracts/product-api.ts';
import { writePostalCode } from '../checks/postal-code.ts';
import { toStoredVatNumber } from '../checks/stored-vat-number.ts';
import { orders } from '../db/schema/orders.ts';
import { ProblemError } from '../errors/problem.ts';
import type { BodyOf, OperationRequest } from '../operations/handler.ts';
import { findInProgress, findOfGuest } from '../order-rows/find-order.ts';
import { isOrder, type OrderRow } from '../order-rows/order-key.ts';
import { holdInProgress } from './open-order.ts';
import { answerChanged, createReading } from './order-in-progress.ts';
import type { OrderServices } from './order-services.ts';
import { followLocale, noteLines, priceOrder } from './price-order.ts';

type OrderDetails = components['schemas']['OrderDetails'];

/** Max. milliseconds for the register of VAT numbers before the customer continues without it. */
const registerDeadline = 2500;

/**
 * Sets the buyer and the addresses of the order in progress.
 *
 * @throws {ProblemError} `VALIDATION_FAILED`, `ORDER_NOT_FOUND`, `ORDER_PLACED`
 */
export async function setOrderDetails(
  services: OrderServices,
  request: OperationRequest<'setOrderDetails'>,
): Promise<components['schemas']['Order']> {
  const { db, clock, wakeVatChecks } = services;
  const reading = createReading(request, clock());
  const given = readDetails(request.body);
  const known = await findInProgress(db, reading.actor);
  if (!known) {
    const ofGuest = reading.actor.kind === 'customer' ? undefined : await findOfGuest(db, reading.actor);
    throw new ProblemError(ofGuest ? 'ORDER_PLACED' : 'ORDER_NOT_FOUND');
  }
  // Queried before anything is locked: the register may be slow.
  const details = await withRegister(services, given, known);
  const answer = await db.transaction(async (tx) => {
    const held = await holdInProgress(tx, reading.actor);
    const key = { shopId: held.shopId, orderId: held.id };
    const { country } = details.deliveryAddress ?? details.billingAddress;
    const [changed] = await tx.update(orders).set({ details, country }).where(isOrder(key)).returning();
    const order = await followLocale(tx, changed ?? held, reading);
    // The buyer sets the country, so its VAT is no surprise to them.
    await noteLines(tx, order, reading, 'vat');
    return await answerChanged(tx, await withoutVanished(tx, order, reading), reading);
  });
  if (details.vatNumberState === 'unconfirmed') wakeVatChecks();
  return answer;
}

/** Returns an order without a chosen method that is not offered at its new address. */
async function withoutVanished(
  tx: Parameters<typeof priceOrder>[0],
  order: OrderRow,
  reading: Parameters<typeof priceOrder>[2],
): Promise<OrderRow> {
  if (order.delivery === null) return order;
  const { offers } = await priceOrder(tx, order, reading);
  if (offers.some(({ method }) => method === order.delivery?.method)) return order;
  const key = { shopId: order.shopId, orderId: order.id };
  const [changed] = await tx.update(orders).set({ delivery: null }).where(isOrder(key)).returning();
  return changed ?? order;
}

/** Returns the details of a request. @throws {ProblemError} `VALIDATION_FAILED`, rule `vatNumber`. */
function readDetails(body: BodyOf<'setOrderDetails'>): OrderDetails {
  const business = body.customerType === 'Business' ? body : undefined;
  const { vatNumber } = toStoredVatNumber(business?.vatNumber);
  return {
    customerType: body.customerType,
    email: body.email,
    firstName: body.firstName,
    lastName: body.lastName,
    ...(body.phone !== undefined && { phone: body.phone }),
    ...(business && { companyName: business.companyName }),
    ...(vatNumber !== null && { vatNumber, vatNumberState: 'unconfirmed' }),
    billingAddress: asWritten(body.billingAddress),
    ...(body.deliveryAddress && { deliveryAddress: asWritten(body.deliveryAddress) }),
    ...(body.reference !== undefined && { reference: body.reference }),
  };
}

/** Returns details with the register's answer about the number; without one, the earlier answer stays. */
async function withRegister(
  { askVatRegister }: OrderServices,
  details: OrderDetails,
  { details: before }: OrderRow,
): Promise<OrderDetails> {
  const { vatNumber } = details;
  if (vatNumber === undefined) return details;
  if (before?.vatNumber === vatNumber && before.vatNumberState && before.vatNumberState !== 'unconfirmed') {
    return { ...details, vatNumberState: before.vatNumberState };
  }
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<'noAnswer'>((resolve) => {
    timer = setTimeout(() => resolve('noAnswer'), registerDeadline);
  });
  const answer = await Promise.race([askVatRegister(vatNumber), silence]);
  clearTimeout(timer);
  if (answer === 'noAnswer') return details;
  return { ...details, vatNumberState: answer === 'known' ? 'confirmed' : 'rejected' };
}

function asWritten(address: components['schemas']['Address']): components['schemas']['Address'] {
  return { ...address, postalCode: writePostalCode(address.country, address.postalCode) };
}
