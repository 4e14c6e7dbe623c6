import { mollie } from './mollie/mollie.ts';
import type { ProviderModule } from './payment-provider.ts';
import { sandbox } from './sandbox/sandbox.ts';

/** Who can take payments, by the name that the database keeps. The first one does so where no other is chosen. */
export const providers = { sandbox, mollie } satisfies Readonly<Record<string, ProviderModule>>;

/** The environment variables of all providers. */
export const providerVariables: readonly string[] = Object.values(providers).flatMap(({ environment }) =>
  Object.keys(environment.shape),
);
