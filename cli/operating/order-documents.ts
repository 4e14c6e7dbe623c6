import { z } from 'zod';

/** An order in a list. */
export const orderSummary = z.looseObject({
  shop: z.string(),
  id: z.string(),
  number: z.string(),
  state: z.string(),
  paymentState: z.string().nullable(),
  placedAt: z.string(),
  currency: z.string(),
  totalIncVat: z.number(),
  email: z.string().nullable(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** A withdrawal in a list. */
export const withdrawalSummary = z.looseObject({
  shop: z.string(),
  id: z.string(),
  order: z.string(),
  state: z.string(),
  requestedAt: z.string(),
  currency: z.string(),
  amount: z.number(),
  email: z.string().nullable(),
  lines: z.array(z.looseObject({ sku: z.string(), name: z.string(), quantity: z.number() })),
});
export type WithdrawalSummary = z.infer<typeof withdrawalSummary>;

/** A review in a list. */
export const reviewSummary = z.looseObject({
  shop: z.string(),
  id: z.string(),
  order: z.string(),
  product: z.string(),
  state: z.string(),
  stars: z.number(),
  title: z.string().nullable(),
  text: z.string(),
  name: z.string(),
  locale: z.string(),
  writtenAt: z.string(),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

/** A company in a list. */
export const companySummary = z.looseObject({
  shop: z.string(),
  id: z.string(),
  name: z.string(),
  accountDays: z.number().nullable(),
  approveFrom: z.number().nullable(),
  administrators: z.array(z.string()),
  members: z.number(),
});
export type CompanySummary = z.infer<typeof companySummary>;

/** A request for a quotation in a list, with the offers that answer it. */
export const quotationSummary = z.looseObject({
  shop: z.string(),
  reference: z.string(),
  receivedAt: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.string(),
  currency: z.string(),
  message: z.string(),
  lines: z.array(
    z.looseObject({
      productId: z.string(),
      sku: z.string().optional(),
      quantity: z.number(),
      note: z.string().optional(),
    }),
  ),
  offers: z.array(
    z.looseObject({
      id: z.string(),
      state: z.string(),
      validUntil: z.string(),
      currency: z.string(),
      totalExcVat: z.number(),
      lines: z.number(),
    }),
  ),
});
export type QuotationSummary = z.infer<typeof quotationSummary>;

/** A voucher in a list. Sums are cents. */
export const voucherSummary = z.looseObject({
  shop: z.string(),
  code: z.string(),
  kind: z.string(),
  percentage: z.number().nullable(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  minimum: z.number().nullable(),
  maximum: z.number().nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  maxUses: z.number().nullable(),
  oncePerCustomer: z.boolean(),
  uses: z.number(),
});
export type VoucherSummary = z.infer<typeof voucherSummary>;

const money = z.number();
/** An order with all its details. */
export const wholeOrder = z.looseObject({
  shop: z.string(),
  id: z.string(),
  number: z.string(),
  state: z.string(),
  placedAt: z.string(),
  paymentState: z.string().optional(),
  details: z.looseObject({ email: z.string(), firstName: z.string(), lastName: z.string() }).optional(),
  lines: z.array(
    z.looseObject({
      sku: z.string(),
      name: z.string(),
      variantName: z.string().optional(),
      quantity: z.looseObject({ current: z.number() }),
      pricing: z.looseObject({ totalIncVat: money }),
      choices: z.array(z.looseObject({ label: z.string(), value: z.string() })),
    }),
  ),
  shipping: z.looseObject({ name: z.string(), date: z.string(), priceIncVat: money }).optional(),
  voucher: z.looseObject({ code: z.string() }).optional(),
  totals: z.looseObject({
    currency: z.string(),
    totalExcVat: money,
    totalIncVat: money,
    discountIncVat: money.optional(),
  }),
  history: z.array(z.looseObject({ at: z.string(), state: z.string(), cause: z.string() })).optional(),
});
export type WholeOrder = z.infer<typeof wholeOrder>;
