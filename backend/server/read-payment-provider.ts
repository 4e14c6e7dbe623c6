import { StartupError } from '../errors/startup-error.ts';
import type { PaymentProvider, ProviderContext, ProviderModule } from '../payments/payment-provider.ts';
import type { RequiredVariable, Variables } from './require-production.ts';

type Providers = Readonly<Record<string, ProviderModule>>;

/** The chosen payment provider. */
export interface ChosenProvider {
  readonly id: string;
  create(context: ProviderContext): PaymentProvider;
}

/**
 * Reads the payment provider: the one whose variables are set, or the one that `PAYMENTS` names; else the first.
 *
 * @throws {StartupError} where several are chosen, or a variable of the chosen one is missing.
 */
export function readPaymentProvider(providers: Providers, given: Variables): ChosenProvider {
  const options = createOptions(providers);
  const chosen = options.filter(({ isChosen }) => isChosen(given));
  if (chosen.length > 1) {
    const paid = options.filter(({ isFree }) => !isFree).map(({ words }) => words);
    const free = options.filter(({ isFree }) => isFree).map(({ words }) => words);
    throw new StartupError(
      `${chosen.map(({ words }) => words).join(' and ')} exclude each other.`,
      `Set ${paid.join(' or ')} where money is paid, ${free.join(' or ')} where none is.`,
    );
  }
  const [option = options[0]] = chosen;
  if (!option) throw new Error('There is no payment provider.');
  const { id, words, provider } = option;
  const variables = provider.environment.safeParse(given);
  if (!variables.success) {
    const missing = variables.error.issues.map(({ path }) => String(path[0]));
    throw new StartupError(`Payments by ${id} need ${missing.join(', ')} too.`, `Set ${words}, or none of them.`);
  }
  return { id, create: (context) => provider.create(variables.data, context) };
}

/** Returns the providers that need no variables, which `PAYMENTS` chooses by name. */
export function freeProviders(providers: Providers): readonly string[] {
  return createOptions(providers).flatMap(({ id, isFree }) => (isFree ? [id] : []));
}

/** Returns the required variables for payments of a shop that is open to the public. */
export function requiredForPayments(providers: Providers): RequiredVariable {
  const options = createOptions(providers).sort((one, other) => Number(one.isFree) - Number(other.isFree));
  const [name = '', ...instead] = options.map(({ words }) => words);
  return { name, instead, isSet: (given) => options.some(({ isChosen }) => isChosen(given)) };
}

function createOptions(providers: Providers) {
  return Object.entries(providers).map(([id, provider]) => {
    const names = Object.keys(provider.environment.shape);
    const isFree = names.length === 0;
    return {
      id,
      provider,
      isFree,
      words: isFree ? `PAYMENTS=${id}` : names.join(' with '),
      isChosen: (given: Variables) => (isFree ? given.PAYMENTS === id : names.some((name) => given[name])),
    };
  });
}
