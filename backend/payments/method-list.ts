import type { AskedMethods, PaymentProvider, ProviderMethod } from './payment-provider.ts';

/** The methods an amount can be paid by, best known in the country first. @throws {ProviderUnavailableError} */
export type MethodList = (asked: AskedMethods) => Promise<readonly ProviderMethod[]>;

/** Milliseconds for which the provider's list is believed. */
const keptFor = 5 * 60 * 1000;
/** Lists that are remembered: amounts differ from order to order. */
const maxKept = 1000;

/** What people in a country pay by, best known first. What is not named comes behind, as the provider lists it. */
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

/** Lists methods, asking the provider once in five minutes for each amount, country and language. */
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
      // The next one asks again.
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
    .map((method) => ({ ...describedIn(asked.locale, method.id), ...method }))
    .sort((a, b) => rank(a.id) - rank(b.id));
}

function describedIn(locale: string, id: string): { readonly description?: string } {
  const description = describedMethods[id]?.[locale.slice(0, 2)];
  return description === undefined ? {} : { description };
}
