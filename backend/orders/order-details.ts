import type { components } from '#generated/contracts/product-api.ts';
import { writePostalCode } from '../checks/postal-code.ts';
import { toStoredVatNumber } from '../checks/stored-vat-number.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { ProblemError } from '../errors/problem.ts';
import type { Actor } from '../identity/actor.ts';
import type { BodyOf, OperationRequest } from '../operations/handler.ts';
import { findInProgress, findOfGuest } from '../order-rows/find-order.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import { holdInProgress } from './open-order.ts';
import { acceptPrices, loadDraft, type OrderDraft } from './order-draft.ts';
import { answerChanged, createReading } from './order-in-progress.ts';
import type { OrderServices } from './order-services.ts';
import { priceOrder, type Reading } from './price-order.ts';

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
  // Queried before anything is locked: the register may be slow.
  const details =
    given.vatNumber === undefined ? given : await withRegister(services, given, await findBefore(db, reading.actor));
  const answer = await db.transaction(async (tx) => {
    const held = await holdInProgress(tx, reading.actor);
    const { country } = details.deliveryAddress ?? details.billingAddress;
    const loaded = await loadDraft(tx, held, reading, { changes: { details, country } });
    // The buyer sets the country, so its VAT is no surprise to them.
    return await answerChanged(tx, withoutVanished(acceptPrices(loaded, reading, 'vat'), reading), reading);
  });
  if (details.vatNumberState === 'unconfirmed') wakeVatChecks();
  return answer;
}

/** Finds the order in progress before it is changed. @throws {ProblemError} `ORDER_NOT_FOUND`, `ORDER_PLACED` */
async function findBefore(db: DatabaseWriter, actor: Actor): Promise<OrderRow> {
  const known = await findInProgress(db, actor);
  if (known) return known;
  const ofGuest = actor.kind === 'customer' ? undefined : await findOfGuest(db, actor);
  throw new ProblemError(ofGuest ? 'ORDER_PLACED' : 'ORDER_NOT_FOUND');
}

/** Returns a draft without a chosen method that is not offered at its new address. */
function withoutVanished(draft: OrderDraft, reading: Reading): OrderDraft {
  const { order, lines, sources } = draft;
  if (order.delivery === null) return draft;
  const { offers } = priceOrder(order, lines, sources, reading);
  if (offers.some(({ method }) => method === order.delivery?.method)) return draft;
  return { ...draft, order: { ...order, delivery: null } };
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
