/** The texts of the sandbox's page in one language. */
export interface SandboxTexts {
  readonly title: string;
  readonly notice: string;
  readonly shop: string;
  readonly order: string;
  readonly amount: string;
  readonly method: string;
  readonly state: string;
  readonly choose: string;
  readonly back: string;
  readonly methods: Readonly<
    Record<'ideal' | 'bancontact' | 'creditcard' | 'paypal' | 'klarna' | 'banktransfer', string>
  >;
  readonly actions: Readonly<Record<'pay' | 'authorize' | 'wait' | 'fail' | 'cancel' | 'expire' | 'leave', string>>;
  readonly states: Readonly<
    Record<'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired', string>
  >;
}

const brands = { ideal: 'iDEAL', bancontact: 'Bancontact', paypal: 'PayPal', klarna: 'Klarna' } as const;

const en: SandboxTexts = {
  title: 'Test payment',
  notice: 'This page stands in for a payment provider. No money is moved.',
  shop: 'Shop',
  order: 'Order',
  amount: 'Amount',
  method: 'Payment method',
  state: 'State',
  choose: 'How shall the payment end?',
  back: 'Back to the shop',
  methods: { ...brands, creditcard: 'Card', banktransfer: 'Bank transfer' },
  actions: {
    pay: 'Pay',
    authorize: 'Authorize',
    wait: 'Leave pending',
    fail: 'Fail',
    cancel: 'Cancel',
    expire: 'Expire',
    leave: 'Leave open',
  },
  states: {
    open: 'open',
    pending: 'pending',
    authorized: 'authorized',
    paid: 'paid',
    failed: 'failed',
    canceled: 'cancelled',
    expired: 'expired',
  },
};

const nl: SandboxTexts = {
  title: 'Testbetaling',
  notice: 'Deze pagina vervangt een betaaldienst. Er wordt geen geld overgemaakt.',
  shop: 'Winkel',
  order: 'Bestelling',
  amount: 'Bedrag',
  method: 'Betaalmethode',
  state: 'Status',
  choose: 'Hoe moet de betaling aflopen?',
  back: 'Terug naar de winkel',
  methods: { ...brands, creditcard: 'Creditcard', banktransfer: 'Bankoverschrijving' },
  actions: {
    pay: 'Betalen',
    authorize: 'Autoriseren',
    wait: 'In behandeling laten',
    fail: 'Laten mislukken',
    cancel: 'Annuleren',
    expire: 'Laten verlopen',
    leave: 'Open laten',
  },
  states: {
    open: 'open',
    pending: 'in behandeling',
    authorized: 'geautoriseerd',
    paid: 'betaald',
    failed: 'mislukt',
    canceled: 'geannuleerd',
    expired: 'verlopen',
  },
};

const fr: SandboxTexts = {
  title: 'Paiement de test',
  notice: 'Cette page remplace un prestataire de paiement. Aucun argent n’est transféré.',
  shop: 'Boutique',
  order: 'Commande',
  amount: 'Montant',
  method: 'Mode de paiement',
  state: 'Statut',
  choose: 'Comment le paiement doit-il se terminer\u202f?',
  back: 'Retour à la boutique',
  methods: { ...brands, creditcard: 'Carte bancaire', banktransfer: 'Virement bancaire' },
  actions: {
    pay: 'Payer',
    authorize: 'Autoriser',
    wait: 'Laisser en attente',
    fail: 'Faire échouer',
    cancel: 'Annuler',
    expire: 'Laisser expirer',
    leave: 'Laisser ouvert',
  },
  states: {
    open: 'ouvert',
    pending: 'en attente',
    authorized: 'autorisé',
    paid: 'payé',
    failed: 'échoué',
    canceled: 'annulé',
    expired: 'expiré',
  },
};

const de: SandboxTexts = {
  title: 'Testzahlung',
  notice: 'Diese Seite steht für einen Zahlungsdienst. Es wird kein Geld bewegt.',
  shop: 'Shop',
  order: 'Bestellung',
  amount: 'Betrag',
  method: 'Zahlungsart',
  state: 'Status',
  choose: 'Wie soll die Zahlung ausgehen?',
  back: 'Zurück zum Shop',
  methods: { ...brands, creditcard: 'Kreditkarte', banktransfer: 'Banküberweisung' },
  actions: {
    pay: 'Bezahlen',
    authorize: 'Autorisieren',
    wait: 'Schwebend lassen',
    fail: 'Fehlschlagen lassen',
    cancel: 'Abbrechen',
    expire: 'Ablaufen lassen',
    leave: 'Offen lassen',
  },
  states: {
    open: 'offen',
    pending: 'in Bearbeitung',
    authorized: 'autorisiert',
    paid: 'bezahlt',
    failed: 'fehlgeschlagen',
    canceled: 'abgebrochen',
    expired: 'abgelaufen',
  },
};

const byLanguage: Readonly<Record<string, SandboxTexts>> = { en, nl, fr, de };

/** Returns the texts of a locale; English for other languages. @param locale - BCP 47. */
export function getSandboxTexts(locale: string): SandboxTexts {
  return byLanguage[locale.slice(0, 2)] ?? en;
}
