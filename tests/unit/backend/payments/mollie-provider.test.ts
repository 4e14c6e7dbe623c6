import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMollieProvider } from '#backend/payments/mollie/mollie-provider.ts';
import {
  type PaymentProvider,
  PaymentRefusedError,
  ProviderUnavailableError,
  type WantedPayment,
} from '#backend/payments/payment-provider.ts';
import { type MollieServer, mollieTestKey, startMollieServer } from '#tests/support/mollie-server.ts';

let server: MollieServer;
let provider: PaymentProvider;
const now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  // The certificate is self-signed.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  server = await startMollieServer();
  provider = connect(mollieTestKey);
});
afterEach(() => {
  server.mood = 'fine';
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

function connect(apiKey: string, publicUrl: string | undefined = 'https://api.shop.example'): PaymentProvider {
  return createMollieProvider({
    apiKey,
    apiEndpoint: server.url,
    publicUrl: () => publicUrl,
    clock: () => now,
    deadlines: { read: 1000, write: 1000 },
  });
}

let keys = 0;
function wanted(more: Partial<WantedPayment> = {}): WantedPayment {
  keys += 1;
  return {
    key: `py-${keys}`,
    method: 'creditcard',
    issuer: undefined,
    amount: 105_459,
    currency: 'EUR',
    orderNumber: 'AC-2026-000001',
    shopName: 'Acoustic Shop',
    locale: 'nl-BE',
    returnAddress: 'https://www.acoustic-be.example/afrekenen/resultaat?order=or-1&payment=py-1',
    payBefore: new Date('2026-12-05T10:00:00Z'),
    payer: {
      email: 'sanne@voorbeeld.example',
      firstName: 'Sanne',
      lastName: 'de Vries',
      companyName: undefined,
      address: { street: 'Oudegracht', houseNumber: '231', postalCode: '3511 NL', city: 'Utrecht', country: 'NL' },
    },
    lines: [
      { description: '12 × Fjord', kind: 'goods', total: 103_963, vatPercentage: 21 },
      { description: 'Home delivery', kind: 'delivery', total: 1496, vatPercentage: 21 },
    ],
    ...more,
  };
}

const sent = (id: string) => server.payments.get(id)?.sent;

function stateAt(id: string, status: string): void {
  const payment = server.payments.get(id);
  if (!payment) throw new Error(`Mollie has no payment ${id}.`);
  payment.status = status;
}

describe('Mollie', () => {
  it('creates a payment and returns its address', async () => {
    const opened = await provider.createPayment(wanted());
    expect(opened).toEqual({
      id: opened.id,
      state: 'open',
      amount: 105_459,
      currency: 'EUR',
      refunded: 0,
      paymentPage: `https://www.mollie.com/checkout/select-issuer/${opened.id}`,
      expiresAt: new Date('2026-11-21T10:35:04Z'),
    });
    expect(sent(opened.id)).toEqual({
      amount: { currency: 'EUR', value: '1054.59' },
      description: 'AC-2026-000001 Acoustic Shop',
      method: 'creditcard',
      locale: 'nl_BE',
      redirectUrl: 'https://www.acoustic-be.example/afrekenen/resultaat?order=or-1&payment=py-1',
      webhookUrl: 'https://api.shop.example/orders/payment/webhooks/payment',
      metadata: { orderNumber: 'AC-2026-000001' },
    });
  });

  it('opens one payment for one key', async () => {
    const once = wanted();
    const [first, second] = await Promise.all([provider.createPayment(once), provider.createPayment(once)]);
    expect(second).toEqual(first);
    expect((await provider.createPayment(wanted())).id).not.toBe(first.id);
  });

  it('sends buyer and lines only to methods that lend money', async () => {
    const { id } = await provider.createPayment(wanted({ method: 'klarna' }));
    expect(sent(id)).toMatchObject({
      lines: [
        {
          type: 'physical',
          description: '12 × Fjord',
          quantity: 1,
          vatRate: '21.00',
          unitPrice: { value: '1039.63' },
          totalAmount: { value: '1039.63' },
          vatAmount: { value: '180.43' },
        },
        { type: 'shipping_fee', totalAmount: { value: '14.96' } },
      ],
      billingAddress: { givenName: 'Sanne', streetAndNumber: 'Oudegracht 231', country: 'NL' },
    });
  });

  it('lets a transfer take as long as its order is kept, and names the bank that was chosen', async () => {
    const transfer = await provider.createPayment(wanted({ method: 'banktransfer' }));
    expect(sent(transfer.id)).toMatchObject({ dueDate: '2026-12-05' });
    const ideal = await provider.createPayment(wanted({ method: 'ideal', issuer: 'ideal_INGBNL2A' }));
    expect(sent(ideal.id)).toMatchObject({ issuer: 'ideal_INGBNL2A' });
  });

  it('requests no webhook without a public URL', async () => {
    const alone = createMollieProvider({
      apiKey: mollieTestKey,
      apiEndpoint: server.url,
      publicUrl: () => undefined,
      clock: () => now,
    });
    expect(sent((await alone.createPayment(wanted())).id)).not.toHaveProperty('webhookUrl');
  });

  it.each(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'])(
    'looks up a payment that is %s',
    async (status) => {
      const { id } = await provider.createPayment(wanted());
      stateAt(id, status);
      expect(await provider.lookUpPayment(id)).toMatchObject({ id, state: status, amount: 105_459 });
    },
  );

  it('finds no unknown payment', async () => {
    expect(await provider.lookUpPayment('tr_nobodyknows')).toBeUndefined();
    expect(await provider.findPaymentsOfOrder('ord_nobodyknows')).toEqual([]);
    const { id } = await provider.createPayment(wanted());
    server.orders.set('ord_8wmqcHMN4U', [id]);
    expect(await provider.findPaymentsOfOrder('ord_8wmqcHMN4U')).toEqual([id]);
  });

  it('reads only the id of a webhook, and ignores other fields', () => {
    expect(provider.readWebhook({ id: 'tr_7UhSN1zuXS', testByMollie: '1' })).toBe('tr_7UhSN1zuXS');
    for (const body of [{}, { id: ['a', 'b'] }, { id: '../x' }, { id: 'x'.repeat(65) }, 'tr_7UhSN1zuXS']) {
      expect(provider.readWebhook(body), JSON.stringify(body)).toBeUndefined();
    }
  });

  it('cancels cancellable payments, and returns the state of others', async () => {
    const card = await provider.createPayment(wanted());
    expect(await provider.cancelPayment(card.id)).toMatchObject({ state: 'canceled', paymentPage: undefined });
    const ideal = await provider.createPayment(wanted({ method: 'ideal' }));
    expect(await provider.cancelPayment(ideal.id)).toMatchObject({ state: 'open' });
  });

  it('pays back once for one key, and no more than was paid', async () => {
    const { id } = await provider.createPayment(wanted());
    const refund = { key: 'rf-1', amount: 100_000, currency: 'EUR', orderNumber: 'AC-2026-000001' };
    await expect(provider.refundPayment(id, refund)).rejects.toThrow(PaymentRefusedError);
    stateAt(id, 'paid');
    await provider.refundPayment(id, refund);
    await provider.refundPayment(id, refund);
    expect(await provider.lookUpPayment(id)).toMatchObject({ state: 'paid', refunded: 100_000 });
    await expect(provider.refundPayment(id, { ...refund, key: 'rf-2' })).rejects.toThrow(PaymentRefusedError);
  });

  it('lists methods with their banks', async () => {
    const asked = { amount: 105_459, currency: 'EUR', country: 'NL', locale: 'de-DE' };
    expect(await provider.listMethods(asked)).toEqual([
      { id: 'creditcard', name: 'Karte', issuers: [] },
      { id: 'ideal', name: 'iDEAL', issuers: [{ id: 'ideal_INGBNL2A', name: 'ING' }] },
      { id: 'klarna', name: 'Klarna', issuers: [] },
    ]);
  });

  it('distinguishes a rejection from an outage', async () => {
    server.mood = 'refusing';
    await expect(provider.createPayment(wanted())).rejects.toThrow(PaymentRefusedError);
    await expect(provider.createPayment(wanted({ method: 'shells' }))).rejects.toThrow(PaymentRefusedError);
    server.mood = 'silent';
    await expect(provider.lookUpPayment('tr_1')).rejects.toThrow(ProviderUnavailableError);
    server.mood = 'fine';
    await expect(connect('test_wrongwrongwrongwrongwrongwr').createPayment(wanted())).rejects.toThrow(
      ProviderUnavailableError,
    );
    const nobody = createMollieProvider({
      apiKey: mollieTestKey,
      apiEndpoint: 'https://127.0.0.1:1/v2/',
      publicUrl: () => undefined,
      clock: () => now,
    });
    await expect(nobody.lookUpPayment('tr_1')).rejects.toThrow(ProviderUnavailableError);
  });
});
