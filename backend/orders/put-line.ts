import { and, eq } from 'drizzle-orm';
import { requireConfigurable } from '../configurator/configurable.ts';
import { listFileIds } from '../configurator/known-files.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { orderFiles, orderLines } from '../db/schema/orders.ts';
import { ProblemError } from '../errors/problem.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import { createId } from '../tokens/tokens.ts';
import { type Choice, type ChoiceContext, validateQuantity } from './line-choice.ts';
import { atOfferedPrice, findOffered } from './offered-prices.ts';
import { convertPricing } from './order-vat.ts';
import { countAvailable, getLineTexts, toLine } from './price-lines.ts';

interface LineToBe {
  readonly order: OrderRow;
  /** The current lines of the order. */
  readonly lines: readonly LineRow[];
  readonly choice: Choice;
  /** The line to change; absent: a new one. */
  readonly replaced: LineRow | undefined;
  /** Quantity of the line after the change. */
  readonly quantity: number;
  readonly configurationId: string | null;
}

/** Writes a line at today's price. @returns The line. @throws {ProblemError} `VALIDATION_FAILED` at `/quantity`, `OUT_OF_STOCK` */
export async function putLine(
  tx: DatabaseWriter,
  context: ChoiceContext,
  { order, lines, choice, replaced, quantity, configurationId }: LineToBe,
): Promise<LineRow> {
  const { shopId } = order;
  const { productId, variantId, values, cropId = null, offerId, sameness } = choice;
  const offering = { ...context, offers: context.sources.offers };
  const offered = findOffered(offering, { ...choice, quantity });
  const verdict = atOfferedPrice(offering, await validateQuantity(context, choice, quantity), offered, quantity);
  const product = requireConfigurable(context.sources.products, productId);
  const available = countAvailable(product, variantId);
  const inOthers = lines
    .filter((line) => line.variantId === variantId && line.id !== replaced?.id)
    .reduce((sum, line) => sum + line.quantity, 0);
  if (available !== undefined && inOthers + quantity > available) throw new ProblemError('OUT_OF_STOCK');
  const text = getLineTexts(product);
  if (!text) throw new Error(`Product ${productId} of ${shopId} was evaluated but has no texts.`);
  const { priceExcVat, vatPercentage } = convertPricing(verdict.pricing, context.vat.percentage);
  const row = {
    shopId,
    orderId: order.id,
    id: replaced?.id ?? createId('ln'),
    productId,
    variantId,
    values,
    cropId,
    offerId,
    sameness,
    quantity,
    configurationId,
    setPrice: priceExcVat,
    setVat: vatPercentage,
    madeToMeasure: false,
  };
  const record = toLine(context, row, text, verdict, available, offered?.offerId);
  const written = replaced
    ? await tx
        .update(orderLines)
        .set({ ...row, record })
        .where(and(eq(orderLines.shopId, shopId), eq(orderLines.id, row.id)))
        .returning()
    : await tx
        .insert(orderLines)
        .values({ ...row, record })
        .returning();
  const [line] = written;
  if (!line) throw new Error(`Line ${row.id} of ${shopId} was not written.`);
  await holdFiles(tx, line, replaced);
  return line;
}

/** Adds the files that a line names to the files of the order, instead of those that it named before. */
async function holdFiles(
  tx: DatabaseWriter,
  { shopId, id: lineId, values }: LineRow,
  replaced: LineRow | undefined,
): Promise<void> {
  if (replaced && listFileIds(replaced.values).length > 0)
    await tx.delete(orderFiles).where(and(eq(orderFiles.shopId, shopId), eq(orderFiles.lineId, lineId)));
  const rows = [...new Set(listFileIds(values))].map((fileId) => ({ shopId, lineId, fileId }));
  if (rows.length > 0) await tx.insert(orderFiles).values(rows);
}
