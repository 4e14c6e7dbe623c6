import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { components } from '#generated/contracts/product-api.ts';
import type { Db } from '../db/database.ts';
import type { Report } from '../process/report.ts';

type PaymentState = components['schemas']['PaymentState'];

/** A payment provider with its environment variables. */
export interface ProviderModule {
  /**
   * The environment variables that it needs, all of them secrets: where they are set, it takes payments. A provider
   * without variables is chosen with `PAYMENTS=<id>`.
   */
  readonly environment: z.ZodObject<Readonly<Record<string, z.ZodType>>>;
  /** Creates the provider. @param variables - Its environment variables. */
  create(variables: Readonly<Record<string, unknown>>, context: ProviderContext): PaymentProvider;
}

/** The context that a backend gives to a provider. */
export interface ProviderContext {
  readonly db: Db;
  readonly clock: () => Date;
  readonly report: Report;
  /**
   * Returns the public address of this server, without a trailing slash; `undefined`: not reachable, so that the
   * provider must be polled.
   */
  readonly publicUrl: () => string | undefined;
  /** Returns the address of this server on its own machine, without a trailing slash. */
  readonly ownUrl: () => string;
}

/** A payment provider. Deadlines and retries are its own; no method is called inside a transaction. */
export interface PaymentProvider {
  /** Its key in the table of providers, which the database stores with its payments. */
  readonly id: string;
  /**
   * Opens a payment. With the same key again, it returns the one that was opened first.
   *
   * @throws {PaymentRefusedError} when it cannot be paid like that.
   * @throws {ProviderUnavailableError}
   */
  createPayment(wanted: WantedPayment): Promise<ProviderPayment>;
  /** Returns a payment; `undefined` for one that the provider does not know. @throws {ProviderUnavailableError} */
  lookUpPayment(id: string): Promise<ProviderPayment | undefined>;
  /**
   * Returns the id of the payment or the order in the body of a webhook; `undefined`: it is not a webhook of the
   * provider.
   */
  readWebhook(body: unknown): string | undefined;
  /**
   * Returns the ids of the payments of a provider's order; none for an unknown one.
   *
   * @throws {ProviderUnavailableError}
   */
  findPaymentsOfOrder(orderId: string): Promise<readonly string[]>;
  /**
   * Cancels a payment if that is possible.
   *
   * @returns The payment after that.
   * @throws {ProviderUnavailableError}
   */
  cancelPayment(id: string): Promise<ProviderPayment | undefined>;
  /**
   * Refunds an amount. With the same key again, no more is refunded.
   *
   * @throws {PaymentRefusedError} when it cannot be refunded (any more, or yet).
   * @throws {ProviderUnavailableError}
   */
  refundPayment(id: string, refund: WantedRefund): Promise<void>;
  /** Returns payment methods in the provider's order. @throws {ProviderUnavailableError} */
  listMethods(asked: AskedMethods): Promise<readonly ProviderMethod[]>;
  /** Adds the provider's own pages to the server. */
  registerPages?(app: FastifyInstance): void;
}

/** Integer cents of an ISO 4217 currency. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** A payment to open. */
export interface WantedPayment extends Money {
  /** The same for each attempt. */
  readonly key: string;
  readonly method: string;
  readonly issuer: string | undefined;
  /** The order number for people. */
  readonly orderNumber: string;
  readonly shopName: string;
  /** BCP 47. */
  readonly locale: string;
  /** The page that the browser opens afterwards. */
  readonly returnAddress: string;
  /** When the order is cancelled without a payment. */
  readonly payBefore: Date | undefined;
  readonly payer: Payer | undefined;
  /** Add up to the amount. */
  readonly lines: readonly PaidLine[];
}

/** The payer, for methods that are paid later. */
export interface Payer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string | undefined;
  readonly address: components['schemas']['Address'];
}

export interface PaidLine {
  readonly description: string;
  /** The total of a discount is negative. */
  readonly kind: 'goods' | 'delivery' | 'discount';
  /** Cents including VAT. */
  readonly total: number;
  readonly vatPercentage: number;
}

/** A payment as the provider reports it. */
export interface ProviderPayment extends Money {
  readonly id: string;
  /** Refunds are in `refunded`. */
  readonly state: Exclude<PaymentState, 'refunded'>;
  /** Cents. */
  readonly refunded: number;
  /** Absent when there is nothing left to do there. */
  readonly paymentPage: string | undefined;
  readonly expiresAt: Date | undefined;
}

export interface WantedRefund extends Money {
  readonly key: string;
  readonly orderNumber: string;
}

export interface AskedMethods extends Money {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** BCP 47, of the names. */
  readonly locale: string;
}

export interface ProviderMethod {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly issuers: readonly { readonly id: string; readonly name: string }[];
}

/** The provider cannot be reached, or does not answer in time. The call may have had its effect all the same. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

/** The provider rejects the call. */
export class PaymentRefusedError extends Error {
  override readonly name = 'PaymentRefusedError';
}
