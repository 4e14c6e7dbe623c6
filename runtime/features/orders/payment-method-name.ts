import type { Translate } from '#runtime/data/load-context.ts';

/** Names that are the same in every language. */
const brands: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  klarna: 'Klarna',
};

/** Returns the name of a payment method. One that the shop does not know is named by its kind. */
export function paymentMethodName(id: string, t: Translate): string {
  if (id === 'creditcard') return t('checkout:order.payment.card');
  if (id === 'account') return t('checkout:order.payment.onAccount');
  if (id === 'banktransfer') return t('checkout:order.payment.transfer');
  return brands[id] ?? t('checkout:order.payment.title');
}
