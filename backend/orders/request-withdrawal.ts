import type { components } from '#generated/contracts/content-api.ts';
import type { DatabaseWriter } from '../db/database.ts';
import { withdrawalLines, withdrawals } from '../db/schema/withdrawals.ts';
import { type FieldError, ProblemError } from '../errors/problem.ts';
import type { OperationRequest } from '../operations/handler.ts';
import { carryOutOnce, type OnceAnswer } from '../operations/idempotency.ts';
import { lockPlaced } from '../order-rows/find-order.ts';
import { loadLines } from '../order-rows/order-lines.ts';
import { postMail } from '../outbox/post-mail.ts';
import { postOrderMail } from '../outbox/post-order-mail.ts';
import { createId } from '../tokens/tokens.ts';
import { createReading } from './order-in-progress.ts';
import type { OrderServices } from './order-services.ts';
import { loadHome } from './order-vat.ts';
import type { Reading } from './price-order.ts';
import { evaluateLine, getDeliveryPlace } from './withdrawal-right.ts';
import { countWithdrawn, loadWithdrawals, priceWithdrawal, toWithdrawal } from './withdrawals.ts';

type Withdrawal = components['schemas']['Withdrawal'];

/**
 * Stores a consumer's declaration that they withdraw from the contract, once for each idempotency key, and confirms it
 * by mail.
 *
 * @throws {ProblemError} `ORDER_NOT_FOUND`, `WITHDRAWAL_NOT_ALLOWED`, `VALIDATION_FAILED`
 */
export async function requestWithdrawal(
  services: OrderServices,
  request: OperationRequest<'requestWithdrawal'>,
): Promise<OnceAnswer<Withdrawal>> {
  const { path, body, headers } = request;
  const reading = createReading(request, services.clock());
  const answer = await carryOutOnce<Withdrawal>(
    services,
    {
      operation: 'requestWithdrawal',
      actor: reading.actor,
      key: headers['Idempotency-Key'],
      body: { orderId: path.id, ...body },
    },
    async (key) => {
      await services.db.transaction(async (tx) => {
        await key.take(tx);
        await key.keep(tx, 201, await withdraw(tx, path.id, body.lines, reading));
      });
    },
  );
  services.wakeMails();
  return answer;
}

async function withdraw(
  tx: DatabaseWriter,
  orderId: string,
  wanted: components['schemas']['WithdrawalRequest']['lines'],
  { actor, now }: Reading,
): Promise<Withdrawal> {
  // Of two parallel requests the second waits here, and counts the first's lines.
  const order = await lockPlaced(tx, actor, orderId, now);
  if (!order) throw new ProblemError('ORDER_NOT_FOUND');
  const key = { shopId: order.shopId, orderId: order.id };
  const ordered = await loadLines(tx, order);
  const before = await loadWithdrawals(tx, key);
  const counted = countWithdrawn(before);
  const { timeZone } = await loadHome(tx, order.shopId);
  const { customerType } = order.details;
  const problems = wanted.flatMap(({ lineId, quantity }, index): FieldError[] => {
    const line = ordered.find(({ id }) => id === lineId);
    const isTwice = wanted.findIndex((other) => other.lineId === lineId) < index;
    if (!line || isTwice) {
      const message = line ? 'stands here twice' : 'is no line of the order';
      return [{ in: 'body', pointer: `/lines/${index}/lineId`, rule: 'line', message }];
    }
    const right = evaluateLine(
      { ...order, customerType, timeZone, place: getDeliveryPlace(order.details) },
      { madeToMeasure: line.madeToMeasure, ordered: line.quantity, withdrawn: counted.get(lineId) ?? 0 },
      now,
    );
    if (!right.allowed) throw new ProblemError('WITHDRAWAL_NOT_ALLOWED', `${lineId}: ${right.reason}`);
    if (quantity <= right.withdrawable) return [];
    const message = `must be at most ${right.withdrawable}`;
    return [{ in: 'body', pointer: `/lines/${index}/quantity`, rule: 'maximum', message }];
  });
  if (problems.length > 0) throw new ProblemError('VALIDATION_FAILED', undefined, problems);
  const lines = wanted.map(({ lineId, quantity }) => ({ lineId, quantity }));
  const row = {
    shopId: order.shopId,
    id: createId('wd'),
    orderId,
    state: 'requested' as const,
    amount: priceWithdrawal(order, ordered, before, lines),
    refusal: null,
    requestedAt: now,
    decidedAt: null,
    refundedAt: null,
  };
  await tx.insert(withdrawals).values(row);
  await tx
    .insert(withdrawalLines)
    .values(lines.map((line) => ({ shopId: order.shopId, withdrawalId: row.id, ...line })));
  await postOrderMail(tx, order, 'withdrawalReceived', now, { withdrawalId: row.id });
  const { shopId, locale } = order;
  await postMail(tx, { kind: 'withdrawalForShop', shopId, recipient: '', locale, orderId, withdrawalId: row.id }, now);
  return toWithdrawal({ ...row, lines }, order.currency);
}
