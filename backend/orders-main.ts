import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  acceptWithdrawal,
  listWithdrawals,
  refundWithdrawal,
  refuseWithdrawal,
} from './compositions/decide-withdrawals.ts';
import { listCompanies, setCompanyTerms, settleAccount } from './compositions/operate-companies.ts';
import {
  answerQuotation,
  listQuotations,
  type PricedWish,
  showQuotation,
  withdrawOffer,
} from './compositions/operate-offers.ts';
import {
  advance,
  cancel,
  listPlaced,
  type OrderName,
  refund,
  ship,
  showPlaced,
} from './compositions/operate-orders.ts';
import { addVoucher, endVoucher, listVouchers } from './compositions/operate-vouchers.ts';
import type { Db } from './db/database.ts';
import type { VoucherKind } from './db/schema/vouchers.ts';
import { StartupError } from './errors/startup-error.ts';
import { exportOrders, writeOrderTable } from './orders/export-orders.ts';
import { orderTransitions } from './orders/order-states.ts';
import { listReviews, publishReview, refuseReview } from './reviews/decide-reviews.ts';
import { openOperatorDatabase } from './server/open-operator-database.ts';
import { runOperatorProgram } from './server/run-operator-program.ts';

const withdrawalStates = z.enum(['requested', 'accepted', 'refused', 'refunded']);
const reviewStates = z.enum(['waiting', 'published', 'refused']);
const states = z.enum(['Placed', 'Paid', 'InProduction', 'Shipped', 'Completed', 'Cancelled']);

/** What is not an order but belongs to them, by the first word; the second word is what is done with it. */
const areas = new Map([
  ['withdrawals', decide],
  ['reviews', moderate],
  ['companies', operateCompanies],
  ['quotations', operateQuotations],
  ['vouchers', operateVouchers],
]);

/**
 * Changes, lists and exports orders and what belongs to them, on the backend's own database:
 *
 * - `orders.js list|show|advance|ship|cancel|refund|export`
 * - `orders.js withdrawals list|accept|refuse|refund`
 * - `orders.js reviews list|publish|refuse`
 * - `orders.js companies list|terms|settle`
 * - `orders.js quotations list|show|answer|withdraw`
 * - `orders.js vouchers list|add|end`
 *
 * Prints one JSON document; an error goes to stderr, its message in one line and its help in the next.
 */
await runOperatorProgram(() => run(process.argv.slice(2)));

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      shop: { type: 'string' },
      state: { type: 'string' },
      to: { type: 'string' },
      amount: { type: 'string' },
      delivered: { type: 'string' },
      carrier: { type: 'string' },
      tracking: { type: 'string' },
      url: { type: 'string' },
      since: { type: 'string' },
      format: { type: 'string' },
      reason: { type: 'string' },
      percentage: { type: 'string' },
      'free-shipping': { type: 'boolean' },
      currency: { type: 'string' },
      minimum: { type: 'string' },
      maximum: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      uses: { type: 'string' },
      price: { type: 'string', multiple: true },
      line: { type: 'string', multiple: true },
      note: { type: 'string' },
      days: { type: 'string' },
      repeatable: { type: 'boolean' },
    },
  });
  const [verb = '', name = '', second = ''] = positionals;
  const database = await openOperatorDatabase();
  try {
    const operateArea = areas.get(verb);
    const answer = operateArea
      ? await operateArea(database.db, name, second, values)
      : await operate(database.db, verb, { name, shop: values.shop }, values);
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  } finally {
    await database.close();
  }
}

/** Options of the command line, not parsed yet. */
type Options = Readonly<
  Partial<
    Record<
      'shop' | 'state' | 'to' | 'amount' | 'delivered' | 'carrier' | 'tracking' | 'url' | 'since' | 'format' | 'reason',
      string
    >
  >
>;

async function operate(
  db: Db,
  verb: string,
  order: OrderName,
  { state, to, amount, delivered, carrier = '', tracking = '', url, since, format }: Options,
): Promise<Readonly<Record<string, unknown>>> {
  const now = new Date();
  switch (verb) {
    case 'list':
      return { orders: await listPlaced(db, { shop: order.shop, state: parseState(state) }) };
    case 'show':
      return { order: await showPlaced(db, order, now) };
    case 'advance':
      return { order: await advance(db, order, parseState(to), now, delivered) };
    case 'ship':
      return { order: await ship(db, order, { carrier, tracking, url }, now) };
    case 'cancel':
      return { order: await cancel(db, order, now) };
    case 'refund':
      return { order: await refund(db, order, toNumber(amount) ?? undefined, now) };
    case 'export': {
      const orders = await exportOrders(db, { shop: order.shop, since: parseMoment(since) }, now);
      return { orders, ...(format === 'csv' && { table: writeOrderTable(orders) }) };
    }
    default:
      throw new StartupError(
        `Nothing is called ${verb}.`,
        `There are list, show, advance, ship, cancel, refund, export, ${[...areas.keys()].join(', ')}.`,
      );
  }
}

async function decide(
  db: Db,
  verb: string,
  id: string,
  { shop, state, amount, reason = '' }: Options,
): Promise<Readonly<Record<string, unknown>>> {
  const now = new Date();
  switch (verb) {
    case '':
    case 'list':
      return { withdrawals: await listWithdrawals(db, { shop, state: parseWithdrawalState(state) }) };
    case 'accept':
      return { withdrawal: await acceptWithdrawal(db, id, now) };
    case 'refuse':
      return { withdrawal: await refuseWithdrawal(db, id, reason, now) };
    case 'refund':
      return { withdrawal: await refundWithdrawal(db, id, toNumber(amount) ?? undefined, now) };
    default:
      throw new StartupError(`Nothing is called withdrawals ${verb}.`, 'There are list, accept, refuse and refund.');
  }
}

async function moderate(
  db: Db,
  verb: string,
  id: string,
  { shop, state, reason = '' }: Options,
): Promise<Readonly<Record<string, unknown>>> {
  const now = new Date();
  switch (verb) {
    case '':
    case 'list':
      return { reviews: await listReviews(db, { shop, state: parseReviewState(state) }) };
    case 'publish':
      return { review: await publishReview(db, id, now) };
    case 'refuse':
      return { review: await refuseReview(db, id, reason, now) };
    default:
      throw new StartupError(`Nothing is called reviews ${verb}.`, 'There are list, publish and refuse.');
  }
}

/** Parses the state of a review. @throws {StartupError} when it is invalid. */
function parseReviewState(text: string | undefined): z.infer<typeof reviewStates> | undefined {
  const state = reviewStates.optional().safeParse(text);
  if (state.success) return state.data;
  throw new StartupError(`${text} is no state of a review.`, `There are ${reviewStates.options.join(', ')}.`);
}

async function operateCompanies(
  db: Db,
  verb: string,
  name: string,
  { shop, days }: Readonly<Partial<Record<'shop' | 'days', string>>>,
): Promise<Readonly<Record<string, unknown>>> {
  switch (verb) {
    case '':
    case 'list':
      return { companies: await listCompanies(db, shop) };
    case 'terms':
      return { company: await setCompanyTerms(db, name, toNumber(days)) };
    case 'settle':
      return { order: await settleAccount(db, { name, shop }, new Date()) };
    default:
      throw new StartupError(`Nothing is called companies ${verb}.`, 'There are list, terms and settle.');
  }
}

/** Options about a quotation, not parsed yet. */
interface QuotationOptions {
  readonly shop?: string;
  readonly until?: string;
  readonly price?: readonly string[];
  readonly line?: readonly string[];
  readonly note?: string;
}

async function operateQuotations(
  db: Db,
  verb: string,
  reference: string,
  { shop, until = '', price = [], line = [], note }: QuotationOptions,
): Promise<Readonly<Record<string, unknown>>> {
  const now = new Date();
  const name = { reference, shop };
  switch (verb) {
    case '':
    case 'list':
      return { quotations: await listQuotations(db, shop, now) };
    case 'show':
      return { quotation: await showQuotation(db, name, now) };
    case 'answer': {
      const lines = [...price.map(parsePrice), ...line.map(parseOfferLine)];
      return { quotation: await answerQuotation(db, name, { lines, validUntil: until, note }, now) };
    }
    case 'withdraw':
      return { quotation: await withdrawOffer(db, name, now) };
    default:
      throw new StartupError(`Nothing is called quotations ${verb}.`, 'There are list, show, answer and withdraw.');
  }
}

function parsePrice(text: string): PricedWish {
  const [requested = '', cents = ''] = text.split(':');
  return { what: { requested: Number(requested) }, unitPrice: Number(cents) };
}

function parseOfferLine(text: string): PricedWish {
  const [sku = '', quantity = '', cents = ''] = text.split(':');
  return { what: { sku, quantity: Number(quantity) }, unitPrice: Number(cents) };
}

/** Options about a voucher, not parsed yet. */
type VoucherOptions = Readonly<
  Partial<Record<'shop' | 'percentage' | 'amount' | 'currency' | 'minimum' | 'maximum', string>> &
    Partial<Record<'from' | 'until' | 'uses', string>> &
    Partial<Record<'free-shipping' | 'repeatable', boolean>>
>;

async function operateVouchers(
  db: Db,
  verb: string,
  code: string,
  options: VoucherOptions,
): Promise<Readonly<Record<string, unknown>>> {
  const { shop = '', percentage, amount, currency, minimum, maximum, from, until, uses, repeatable } = options;
  const now = new Date();
  switch (verb) {
    case '':
    case 'list':
      return { vouchers: await listVouchers(db, options.shop) };
    case 'add': {
      const takesOff = percentage === undefined ? 'amount' : 'percentage';
      const kind: VoucherKind = options['free-shipping'] ? 'freeShipping' : takesOff;
      const terms = {
        ...{ shopId: shop, code, kind, currency: currency ?? null, oncePerCustomer: repeatable !== true },
        ...{ percentage: toNumber(percentage), amount: toNumber(amount), maxUses: toNumber(uses) },
        ...{ minimum: toNumber(minimum), maximum: toNumber(maximum) },
        ...{ validFrom: from ?? null, validUntil: until ?? null },
      } as const;
      return { voucher: await addVoucher(db, terms, now) };
    }
    case 'end':
      return { voucher: await endVoucher(db, shop, code, now) };
    default:
      throw new StartupError(`Nothing is called vouchers ${verb}.`, 'There are list, add and end.');
  }
}

function toNumber(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

/** Parses a timestamp. @throws {StartupError} when it is invalid. */
function parseMoment(text = ''): Date {
  const moment = new Date(text);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new StartupError(`${text} is no day.`, 'Name one with --since, as YYYY-MM-DD.');
}

/** Parses the state of a withdrawal. @throws {StartupError} when it is invalid. */
function parseWithdrawalState(text: string | undefined): z.infer<typeof withdrawalStates> | undefined {
  const state = withdrawalStates.optional().safeParse(text);
  if (state.success) return state.data;
  throw new StartupError(`${text} is no state of a withdrawal.`, `There are ${withdrawalStates.options.join(', ')}.`);
}

function parseState(text: string | undefined): z.infer<typeof states> | undefined {
  const state = states.optional().safeParse(text);
  if (state.success) return state.data;
  throw new StartupError(
    `${text} is no state of an order.`,
    `There are ${Object.keys(orderTransitions)
      .filter((name) => name !== 'Cart')
      .join(', ')}.`,
  );
}
