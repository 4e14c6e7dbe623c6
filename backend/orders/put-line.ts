import { and, eq } from 'drizzle-orm';
import { loadStock } from '../catalogue/stock-levels.ts';
import { listFileIds } from '../configurator/known-files.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { orderFiles, orderLines } from '../db/schema/orders.ts';
import { ProblemError } from '../errors/problem.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import type { LineRow } from '../order-rows/order-lines.ts';
import { createId } from '../tokens/tokens.ts';
import { type Choice, validateQuantity } from './line-choice.ts';
import { loadLineTexts } from './line-texts.ts';
import { convertPricing } from './order-vat.ts';
import { type LineContext, toLine } from './price-lines.ts';

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

/** Writes a line at today's price. @throws {ProblemError} `VALIDATION_FAILED` at `/quantity`, `OUT_OF_STOCK` */
export async function putLine(
  tx: DatabaseWriter,
  context: LineContext,
  { order, lines, choice, replaced, quantity, configurationId }: LineToBe,
): Promise<void> {
  const { shopId } = order;
  const { productId, variantId, values, cropId = null, sameness } = choice;
  const verdict = await validateQuantity(context, choice, quantity);
  const available = (await loadStock(tx, shopId, [variantId])).get(variantId);
  const inOthers = lines
    .filter((line) => line.variantId === variantId && line.id !== replaced?.id)
    .reduce((sum, line) => sum + line.quantity, 0);
  if (available !== undefined && inOthers + quantity > available) throw new ProblemError('OUT_OF_STOCK');
  const text = (await loadLineTexts(tx, context.shop, [productId])).get(productId);
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
    sameness,
    quantity,
    configurationId,
    setPrice: priceExcVat,
    setVat: vatPercentage,
    madeToMeasure: false,
  };
  const record = toLine(context, row, text, verdict, available);
  const isLine = and(eq(orderLines.shopId, shopId), eq(orderLines.id, row.id));
  if (replaced)
    await tx
      .update(orderLines)
      .set({ ...row, record })
      .where(isLine);
  else await tx.insert(orderLines).values({ ...row, record });
  await holdFiles(tx, row);
}

/** Adds the files that a line names to the files of the order. */
async function holdFiles(
  tx: DatabaseWriter,
  { shopId, id: lineId, values }: Pick<LineRow, 'shopId' | 'id' | 'values'>,
): Promise<void> {
  await tx.delete(orderFiles).where(and(eq(orderFiles.shopId, shopId), eq(orderFiles.lineId, lineId)));
  const rows = [...new Set(listFileIds(values))].map((fileId) => ({ shopId, lineId, fileId }));
  if (rows.length > 0) await tx.insert(orderFiles).values(rows);
}
