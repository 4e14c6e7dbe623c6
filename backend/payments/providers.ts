import { mollie } from './mollie/mollie.ts';
import type { ProviderModule } from './payment-provider.ts';
import { sandbox } from './sandbox/sandbox.ts';

/** The payment providers, by the key that the database stores. The first is the default. */
export const providers = { sandbox, mollie } satisfies Readonly<Record<string, ProviderModule>>;

/** The environment variables of all providers. */
export const providerVariables: readonly string[] = Object.values(providers).flatMap(({ environment }) =>
  Object.keys(environment.shape),
);
