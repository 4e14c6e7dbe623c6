import type {
  CompanySummary,
  OrderSummary,
  QuotationSummary,
  ReviewSummary,
  VoucherSummary,
  WholeOrder,
  WithdrawalSummary,
} from './order-documents.ts';

/** Returns a line for each order. */
export function describeOrders(orders: readonly OrderSummary[]): string {
  if (orders.length === 0) return 'There are no orders.';
  const rows = orders.map((order) => [
    order.number,
    order.state,
    order.paymentState ?? '-',
    asMoney(order.totalIncVat, order.currency),
    order.placedAt.slice(0, 16).replace('T', ' '),
    order.shop,
    order.email ?? '-',
  ]);
  return alignColumns(rows);
}

/** Returns a line for each withdrawal, with what is withdrawn below it. */
export function describeWithdrawals(withdrawals: readonly WithdrawalSummary[]): string {
  if (withdrawals.length === 0) return 'There are no withdrawals.';
  return withdrawals
    .flatMap(({ id, order, state, amount, currency, requestedAt, shop, email, lines }) => [
      [
        id,
        order,
        state,
        asMoney(amount, currency),
        requestedAt.slice(0, 16).replace('T', ' '),
        shop,
        email ?? '-',
      ].join('  '),
      ...lines.map(({ quantity, name, sku }) => `    ${quantity} × ${name} (${sku})`),
    ])
    .join('\n');
}

/** Returns a line for each review, with what it says below it. */
export function describeReviews(reviews: readonly ReviewSummary[]): string {
  if (reviews.length === 0) return 'There are no reviews.';
  return reviews
    .flatMap(({ id, order, product, state, stars, title, text, name, locale, writtenAt, shop }) => [
      [id, state, `${stars}/5`, product, order, writtenAt.slice(0, 16).replace('T', ' '), shop, locale].join('  '),
      ...[title ?? '', ...text.split('\n'), `– ${name}`].filter((line) => line !== '').map((line) => `    ${line}`),
    ])
    .join('\n');
}

/** Returns a table of companies. */
export function describeCompanies(companies: readonly CompanySummary[]): string {
  if (companies.length === 0) return 'There are no companies.';
  return alignColumns(
    companies.map(({ shop, id, name, accountDays, members, administrators }) => [
      ...[shop, id, name, members === 1 ? '1 member' : `${members} members`],
      accountDays === null ? 'pays in advance' : `on account, ${accountDays} days`,
      administrators.join(', '),
    ]),
  );
}

/** Returns requests for a quotation, each with its lines, its message and the offers that answer it. */
export function describeQuotations(quotations: readonly QuotationSummary[]): string {
  if (quotations.length === 0) return 'There are no requests for a quotation.';
  return quotations
    .flatMap(({ shop, reference, receivedAt, email, name, locale, message, lines, offers }) => [
      [reference, receivedAt.slice(0, 16).replace('T', ' '), shop, locale, `${name} <${email}>`].join('  '),
      ...lines.map(
        ({ productId, sku, quantity, note = '' }, index) =>
          `    ${index + 1}: ${quantity} × ${sku ?? productId}${note === '' ? '' : `  ${note}`}`,
      ),
      ...(message.trim() === ''
        ? []
        : message
            .trim()
            .split('\n')
            .map((line) => `    ${line}`)),
      ...offers.map(({ id, state, validUntil, currency, totalExcVat, lines: count }) =>
        [
          `    offer ${id}`,
          `${state}, until ${validUntil}`,
          `${asMoney(totalExcVat, currency)} without VAT in ${count === 1 ? '1 line' : `${count} lines`}`,
        ].join('  '),
      ),
    ])
    .join('\n');
}

/** Returns a table of vouchers. */
export function describeVouchers(vouchers: readonly VoucherSummary[]): string {
  if (vouchers.length === 0) return 'There are no vouchers.';
  return alignColumns(
    vouchers.map((voucher) => {
      const { shop, code, currency, minimum, maximum, validFrom, validUntil, maxUses, oncePerCustomer, uses } = voucher;
      const terms = [
        ...(minimum === null ? [] : [`from ${asMoney(minimum, currency ?? '')}`]),
        ...(maximum === null ? [] : [`at most ${asMoney(maximum, currency ?? '')}`]),
        ...(validFrom === null ? [] : [`since ${validFrom}`]),
        ...(validUntil === null ? [] : [`until ${validUntil}`]),
        ...(oncePerCustomer ? ['once per customer'] : []),
      ];
      return [shop, code, describeDiscount(voucher), `${uses} of ${maxUses ?? '∞'} used`, terms.join(', ')];
    }),
  );
}

function describeDiscount({ kind, percentage, amount, currency }: VoucherSummary): string {
  if (kind === 'percentage') return `${percentage} %`;
  return kind === 'amount' ? asMoney(amount ?? 0, currency ?? '') : 'free delivery';
}

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, index) => Math.max(cell.length, widest[index] ?? 0)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Returns an order with its lines and its history. */
export function describeOrder(order: WholeOrder): string {
  const { number, state, paymentState, shop, details, lines, shipping, voucher, totals, history = [] } = order;
  const amount = (cents: number): string => asMoney(cents, totals.currency);
  return [
    `${number}  ${state}${paymentState === undefined ? '' : `, payment ${paymentState}`}  (${shop})`,
    ...(details ? [`${details.firstName} ${details.lastName} <${details.email}>`] : []),
    '',
    ...lines.flatMap(({ sku, name, variantName, quantity, pricing, choices }) => [
      `${quantity.current} × ${name}${variantName === undefined ? '' : `, ${variantName}`} (${sku})  ${amount(pricing.totalIncVat)}`,
      ...choices.map(({ label, value }) => `    ${label}: ${value}`),
    ]),
    ...(shipping ? [`${shipping.name}, ${shipping.date}  ${amount(shipping.priceIncVat)}`] : []),
    ...(voucher ? [`Voucher ${voucher.code}  ${amount(-(totals.discountIncVat ?? 0))}`] : []),
    `Total ${amount(totals.totalIncVat)}, ${amount(totals.totalExcVat)} without VAT`,
    '',
    ...history.map(({ at, state: reached, cause }) => `${at.slice(0, 16).replace('T', ' ')}  ${reached}  by ${cause}`),
  ].join('\n');
}

function asMoney(cents: number, currency: string): string {
  return `${currency} ${(cents / 100).toFixed(2)}`;
}
