import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { StartupError } from '#backend/errors/startup-error.ts';
import type { ProviderContext, ProviderModule } from '#backend/payments/payment-provider.ts';
import { freeProviders, readPaymentProvider, requiredForPayments } from '#backend/server/read-payment-provider.ts';

const providerWith = (environment: ProviderModule['environment']): ProviderModule => ({
  environment,
  create: (variables) => {
    throw new Error(`made with ${JSON.stringify(variables)}`);
  },
});
const providers = {
  play: providerWith(z.object({})),
  bank: providerWith(z.object({ BANK_KEY: z.string() })),
  card: providerWith(z.object({ CARD_ID: z.string(), CARD_KEY: z.string() })),
};

describe('who takes payments', () => {
  it.each([
    [{}, 'play'],
    [{ PAYMENTS: 'play' }, 'play'],
    [{ BANK_KEY: 'b' }, 'bank'],
    [{ CARD_ID: 'c', CARD_KEY: 'k' }, 'card'],
  ])('with %j is %s', (given, id) => {
    expect(readPaymentProvider(providers, given).id).toBe(id);
  });

  it('receives only its own variables', () => {
    const { create } = readPaymentProvider(providers, { CARD_ID: 'c', CARD_KEY: 'k', PORT: '1' });
    const context: ProviderContext = Object.create(null);
    expect(() => create(context)).toThrow('made with {"CARD_ID":"c","CARD_KEY":"k"}');
  });

  it.each([
    [{ BANK_KEY: 'b', CARD_ID: 'c', CARD_KEY: 'k' }, 'BANK_KEY and CARD_ID with CARD_KEY exclude each other.'],
    [{ PAYMENTS: 'play', BANK_KEY: 'b' }, 'PAYMENTS=play and BANK_KEY exclude each other.'],
    [{ CARD_ID: 'c' }, 'Payments by card need CARD_KEY too.'],
  ])('cannot be said by %j', (given, message) => {
    const read = () => readPaymentProvider(providers, given);
    expect(read).toThrow(StartupError);
    expect(read).toThrow(message);
  });

  it('must be set in production, by variables or by a name', () => {
    const { name, instead, isSet } = requiredForPayments(providers);
    expect([name, instead]).toEqual(['BANK_KEY', ['CARD_ID with CARD_KEY', 'PAYMENTS=play']]);
    expect([{}, { BANK_KEY: 'b' }, { PAYMENTS: 'play' }].map((given) => isSet?.(given))).toEqual([false, true, true]);
    expect(freeProviders(providers)).toEqual(['play']);
  });
});
