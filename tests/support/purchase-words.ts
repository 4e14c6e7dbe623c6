/** Texts and paths of a purchase, in a language of the acoustic shop. */
export interface PurchaseWords {
  readonly locale: string;
  /** Prefix of product pages. */
  readonly prefix: string;
  readonly cart: string;
  readonly checkout: string;
  /** Names of buttons. */
  readonly add: string;
  readonly toCheckout: string;
  readonly next: string;
  readonly order: string;
  readonly pay: string;
  /** Heading of a result page whose order is paid. */
  readonly thanks: string;
  /** Beginning of the content page's text. */
  readonly afterOrder: string;
}

export const dutch: PurchaseWords = {
  locale: 'nl-NL',
  prefix: '/product/',
  cart: '/winkelwagen',
  checkout: '/afrekenen',
  add: 'In winkelwagen',
  toCheckout: 'Afrekenen',
  next: 'Verder',
  order: 'Bestellen en betalen',
  pay: 'Betalen',
  thanks: 'Bedankt voor je bestelling',
  afterOrder: 'Dank je wel. Voor we gaan zagen',
};

export const french: PurchaseWords = {
  locale: 'fr-BE',
  prefix: '/fr/produit/',
  cart: '/fr/panier',
  checkout: '/fr/payer',
  add: 'Ajouter au panier',
  toCheckout: 'Commander',
  next: 'Continuer',
  order: 'Commander avec obligation de paiement',
  pay: 'Payer',
  thanks: 'Merci pour votre commande',
  afterOrder: 'Merci. Avant la coupe',
};

export const german: PurchaseWords = {
  locale: 'de-DE',
  prefix: '/produkt/',
  cart: '/warenkorb',
  checkout: '/zahlen',
  add: 'In den Warenkorb',
  toCheckout: 'Zur Kasse',
  next: 'Weiter',
  order: 'Zahlungspflichtig bestellen',
  pay: 'Bezahlen',
  thanks: 'Vielen Dank für Ihre Bestellung',
  afterOrder: 'Vielen Dank. Vor dem Zuschnitt',
};

export const english: PurchaseWords = {
  locale: 'en-GB',
  prefix: '/product/',
  cart: '/cart',
  checkout: '/checkout',
  add: 'Add to cart',
  toCheckout: 'Checkout',
  next: 'Continue',
  order: 'Order and pay',
  pay: 'Pay',
  thanks: 'Thank you for your order',
  afterOrder: 'Thank you. Before we cut',
};
