import type { AskedMethods, PaymentProvider, ProviderMethod } from './payment-provider.ts';

/** Returns the payment methods for an amount, best known in the country first. @throws {ProviderUnavailableError} */
export type MethodList = (asked: AskedMethods) => Promise<readonly ProviderMethod[]>;

/** Milliseconds for which the provider's list is cached. */
const keptFor = 5 * 60 * 1000;
/** Max. cached lists: amounts differ from order to order. */
const maxKept = 1000;

/** The payment methods of a country, best known first. Others follow in the provider's order. */
const bestKnown: Readonly<Record<string, readonly string[]>> = {
  NL: ['ideal', 'creditcard', 'paypal', 'klarna'],
  BE: ['bancontact', 'kbc', 'belfius', 'creditcard', 'paypal'],
  FR: ['creditcard', 'paypal', 'klarna'],
  DE: ['paypal', 'klarna', 'creditcard'],
  AT: ['eps', 'klarna', 'paypal', 'creditcard'],
  GB: ['creditcard', 'paypal', 'klarna'],
};

const describedMethods: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  banktransfer: {
    en: 'We make your order once the transfer has arrived.',
    nl: 'We maken je bestelling zodra de overschrijving binnen is.',
    fr: 'Nous réalisons votre commande dès réception du virement.',
    de: 'Wir fertigen Ihre Bestellung, sobald die Überweisung eingegangen ist.',
  },
};

interface Kept {
  readonly until: number;
  readonly methods: Promise<readonly ProviderMethod[]>;
}

/**
 * Creates the list of methods, which queries the provider once in five minutes for each amount, country and language.
 */
export function createMethodList(provider: Pick<PaymentProvider, 'listMethods'>, clock: () => Date): MethodList {
  const kept = new Map<string, Kept>();
  return async (asked) => {
    const now = clock().getTime();
    const name = JSON.stringify([asked.amount, asked.currency, asked.country, asked.locale]);
    const known = kept.get(name);
    if (known && known.until > now) return await known.methods;
    const methods = load(provider, asked);
    kept.delete(name);
    kept.set(name, { until: now + keptFor, methods });
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    try {
      return await methods;
    } catch (error) {
      // The next request tries again.
      if (kept.get(name)?.methods === methods) kept.delete(name);
      throw error;
    }
  };
}

async function load(
  provider: Pick<PaymentProvider, 'listMethods'>,
  asked: AskedMethods,
): Promise<readonly ProviderMethod[]> {
  const known = bestKnown[asked.country] ?? [];
  const rank = (id: string): number => (known.includes(id) ? known.indexOf(id) : known.length);
  const methods = await provider.listMethods(asked);
  return methods
    .map((method) => ({ ...findDescription(asked.locale, method.id), ...method }))
    .sort((a, b) => rank(a.id) - rank(b.id));
}

function findDescription(locale: string, id: string): { readonly description?: string } {
  const description = describedMethods[id]?.[locale.slice(0, 2)];
  return description === undefined ? {} : { description };
}
