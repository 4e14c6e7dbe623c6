import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { sandboxPayments } from '../../db/schema/sandbox-payments.ts';
import { type PaymentProvider, PaymentRefusedError, type ProviderPayment } from '../payment-provider.ts';
import { paymentTransitions } from '../payment-states.ts';
import { listSandboxMethods } from './sandbox-methods.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type SandboxState = SandboxPayment['state'];

interface SandboxOptions {
  readonly db: Db;
  readonly clock: () => Date;
  /** Address of its pages, without a trailing slash. */
  readonly publicUrl: () => string;
}

/** The sandbox, with the actions of its pages. */
export interface Sandbox {
  readonly provider: PaymentProvider;
  find(id: string): Promise<SandboxPayment | undefined>;
  /** Moves a payment to a state, as its page requests. @returns Whether the transition exists. */
  move(id: string, to: SandboxState): Promise<boolean>;
}

/** Milliseconds after which an unpaid payment expires; a transfer may take as long as its order is kept. */
const openFor = 15 * 60 * 1000;
const transferFor = 14 * 24 * 60 * 60 * 1000;

/** The body that its page sends to both webhooks. */
const webhook = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });

/**
 * Creates a payment provider that moves no money, for trials. It stores payments of its own, and is queried like any
 * other.
 */
export function createSandbox({ db, clock, publicUrl }: SandboxOptions): Sandbox {
  /** Loads a payment. An unpaid one expires here in time, without a webhook. */
  async function find(id: string): Promise<SandboxPayment | undefined> {
    const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
    const isOver = payment && payment.expiresAt <= clock() && ['open', 'pending'].includes(payment.state);
    if (!isOver) return payment;
    await move(id, 'expired');
    return { ...payment, state: 'expired' };
  }

  async function move(id: string, to: SandboxState): Promise<boolean> {
    const origins = Object.keys(paymentTransitions).filter((from) => isSandboxState(from) && canGo(from, to));
    const moved = await db
      .update(sandboxPayments)
      .set({ state: to })
      .where(and(eq(sandboxPayments.id, id), sql`${sandboxPayments.state} = any(${sql.param(origins)}::text[])`))
      .returning({ id: sandboxPayments.id });
    return moved.length > 0;
  }

  function toProviderPayment(payment: SandboxPayment): ProviderPayment {
    const { id, state, amount, currency, refunds, expiresAt } = payment;
    const isOpen = state === 'open' || state === 'pending';
    return {
      id,
      state,
      amount,
      currency,
      refunded: Object.values(refunds).reduce((sum, cents) => sum + cents, 0),
      paymentPage: isOpen ? `${publicUrl()}/sandbox/payments/${id}` : undefined,
      expiresAt: isOpen ? expiresAt : undefined,
    };
  }

  const lookUpPayment: PaymentProvider['lookUpPayment'] = async (id) => {
    const payment = await find(id);
    return payment && toProviderPayment(payment);
  };

  const provider: PaymentProvider = {
    id: 'sandbox',
    lookUpPayment,
    async createPayment({ key, method, amount, currency, orderNumber, shopName, locale, returnAddress, payBefore }) {
      const now = clock();
      const until = method === 'banktransfer' ? (payBefore?.getTime() ?? now.getTime() + transferFor) : undefined;
      const [opened] = await db
        .insert(sandboxPayments)
        .values({
          id: createName('tr'),
          orderId: createName('ord'),
          key,
          state: 'open',
          method,
          amount,
          currency,
          refunds: {},
          orderNumber,
          shopName,
          locale,
          returnAddress,
          createdAt: now,
          expiresAt: new Date(until ?? now.getTime() + openFor),
        })
        .onConflictDoNothing({ target: sandboxPayments.key })
        .returning();
      if (opened) return toProviderPayment(opened);
      const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.key, key));
      if (!payment) throw new Error('A payment that was just opened in the sandbox was deleted.');
      return toProviderPayment(payment);
    },
    readWebhook: (body) => webhook.safeParse(body).data?.id,
    async findPaymentsOfOrder(orderId) {
      const found = await db
        .select({ id: sandboxPayments.id })
        .from(sandboxPayments)
        .where(eq(sandboxPayments.orderId, orderId));
      return found.map(({ id }) => id);
    },
    async cancelPayment(id) {
      await move(id, 'canceled');
      return await lookUpPayment(id);
    },
    async refundPayment(id, { key, amount }) {
      await db.transaction(async (tx) => {
        const [payment] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update');
        if (payment?.state !== 'paid') throw new PaymentRefusedError('Only what has been paid can be paid back.');
        if (Object.hasOwn(payment.refunds, key)) return;
        if (toProviderPayment(payment).refunded + amount > payment.amount) {
          throw new PaymentRefusedError('More than was paid cannot be paid back.');
        }
        await tx
          .update(sandboxPayments)
          .set({ refunds: sql`${sandboxPayments.refunds} || ${JSON.stringify({ [key]: amount })}::jsonb` })
          .where(eq(sandboxPayments.id, id));
      });
    },
    listMethods: async (asked) => listSandboxMethods(asked),
  };

  return { provider, find, move };
}

function isSandboxState(name: string): name is SandboxState {
  return name !== 'refunded' && Object.hasOwn(paymentTransitions, name);
}

/** Returns whether a payment can still go to a state. */
export function canGo(from: SandboxState, to: SandboxState): boolean {
  const allowed: readonly string[] = paymentTransitions[from];
  return allowed.includes(to);
}

/** Returns an identifier of 128 random bits. */
function createName(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`;
}
