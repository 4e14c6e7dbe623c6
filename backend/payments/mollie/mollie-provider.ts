import { createMollieClient, MethodInclude, MollieApiError, OrderEmbed } from '@mollie/api-client';
import { z } from 'zod';
import { type PaymentProvider, PaymentRefusedError, ProviderUnavailableError } from '../payment-provider.ts';
import { toMollieAmount } from './mollie-money.ts';
import { readMolliePayment, toMollieLocale, writeMolliePayment } from './mollie-payment.ts';

/** The addresses of Mollie and of this server. */
export interface MollieOptions {
  /** `test_…` or `live_…`. */
  readonly apiKey: string;
  /** Absent: Mollie's own. Must be https. */
  readonly apiEndpoint?: string | undefined;
  /**
   * Address of this server for webhooks, without a trailing slash; `undefined`: not reachable, so that we have to poll.
   */
  readonly publicUrl: () => string | undefined;
  readonly clock: () => Date;
  /** Max. milliseconds of a call, with the client's own retries; default: 4 seconds to read, 10 to write. */
  readonly deadlines?: { readonly read: number; readonly write: number };
}

/** https://docs.mollie.com/reference/webhooks: form data with an id and possibly other fields. */
const webhook = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });

/**
 * Creates the provider for Mollie (https://docs.mollie.com/reference/payments-api). The state of a payment is read from
 * its API, never from a webhook.
 */
export function createMollieProvider(options: MollieOptions): PaymentProvider {
  const { apiKey, apiEndpoint, publicUrl, clock, deadlines = { read: 4000, write: 10_000 } } = options;
  const client = createMollieClient({ apiKey, ...(apiEndpoint !== undefined && { apiEndpoint }) });

  const lookUpPayment: PaymentProvider['lookUpPayment'] = async (id) => {
    const found = await unlessUnknown(within(deadlines.read, client.payments.get(id)));
    return found && readMolliePayment(found);
  };

  return {
    id: 'mollie',
    lookUpPayment,
    async createPayment(wanted) {
      const address = publicUrl();
      const webhookUrl = address === undefined ? undefined : `${address}/orders/payment/webhooks/payment`;
      const parameters = writeMolliePayment(wanted, webhookUrl, clock());
      return readMolliePayment(await within(deadlines.write, client.payments.create(parameters)));
    },
    readWebhook: (body) => webhook.safeParse(body).data?.id,
    async findPaymentsOfOrder(orderId) {
      const asked = client.orders.get(orderId, { embed: [OrderEmbed.payments] });
      const found = await unlessUnknown(within(deadlines.read, asked));
      return (found?._embedded?.payments ?? []).map(({ id }) => id);
    },
    async cancelPayment(id) {
      try {
        const canceled = await unlessUnknown(within(deadlines.write, client.payments.cancel(id)));
        return canceled && readMolliePayment(canceled);
      } catch (error) {
        // Many methods cannot be cancelled once the shopper has seen their page.
        if (error instanceof PaymentRefusedError) return await lookUpPayment(id);
        throw error;
      }
    },
    async refundPayment(id, { key, orderNumber, ...money }) {
      const parameters = {
        paymentId: id,
        amount: toMollieAmount(money),
        description: orderNumber,
        idempotencyKey: key,
      };
      await within(deadlines.write, client.paymentRefunds.create(parameters));
    },
    async listMethods({ country, locale, ...money }) {
      const mollieLocale = toMollieLocale(locale);
      const asked = client.methods.list({
        amount: toMollieAmount(money),
        billingCountry: country,
        resource: 'payments',
        include: [MethodInclude.issuers],
        ...(mollieLocale !== undefined && { locale: mollieLocale }),
      });
      return (await within(deadlines.read, asked)).map(({ id, description, issuers }) => ({
        id,
        name: description,
        issuers: (issuers ?? []).map((issuer) => ({ id: issuer.id, name: issuer.name })),
      }));
    },
  };
}

/**
 * Limits a call to a deadline. The client does not support one, so a call goes on after it and may still have its
 * effect.
 *
 * @throws {PaymentRefusedError} when Mollie rejects the call.
 * @throws {UnknownAtMollieError}
 * @throws {ProviderUnavailableError}
 */
async function within<T>(milliseconds: number, call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderUnavailableError('Mollie does not answer in time.')), milliseconds);
  });
  try {
    return await Promise.race([call, tooLate]);
  } catch (error) {
    throw inOurWords(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Mollie has nothing with that id. */
class UnknownAtMollieError extends Error {}

function inOurWords(error: unknown): unknown {
  if (!(error instanceof MollieApiError)) return error;
  // 410: it has been deleted.
  if (error.statusCode === 404 || error.statusCode === 410) return new UnknownAtMollieError(error.message);
  if (error.statusCode === 422) return new PaymentRefusedError(error.message, { cause: error });
  return new ProviderUnavailableError(`Mollie cannot be asked: ${error.message}`, { cause: error });
}

async function unlessUnknown<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof UnknownAtMollieError) return undefined;
    throw error;
  }
}
