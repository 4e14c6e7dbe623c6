import { z } from 'zod';
import type { ProviderModule } from '../payment-provider.ts';
import { createMollieProvider } from './mollie-provider.ts';

const environment = z.object({
  MOLLIE_API_KEY: z.string().regex(/^(test|live)_[A-Za-z0-9]+$/, 'begins with neither test_ nor live_'),
});

/** Payments by Mollie. */
export const mollie: ProviderModule = {
  environment,
  create(variables, { publicUrl, clock }) {
    const { MOLLIE_API_KEY: apiKey } = environment.parse(variables);
    return createMollieProvider({ apiKey, publicUrl, clock });
  },
};
