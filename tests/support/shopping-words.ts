import { austrian, dutch as dutchAccount, type Words } from './account-words.ts';
import { dutch as dutchPurchase, german as germanPurchase, type PurchaseWords } from './purchase-words.ts';

/** Texts and paths from saving an article to its credit note, in a language of the acoustic shop. */
export interface ShoppingWords {
  readonly purchase: PurchaseWords;
  readonly account: Words;
  readonly savedItems: string;
  readonly orders: string;
  /** The article with a choice of patterns, and the one made to measure. */
  readonly panel: string;
  readonly curtain: string;
  /** The chosen value of the panel. */
  readonly side: string;
  readonly save: string;
  readonly saved: string;
  readonly guestOnly: string;
  readonly up: string;
  readonly share: string;
  readonly makeLink: string;
  readonly openShared: string;
  readonly priceOfToday: string;
  readonly toProduct: string;
  readonly chosenToCart: string;
  readonly inCart: string;
  readonly order: string;
  readonly delivered: string;
  readonly invoice: RegExp;
  readonly creditNote: RegExp;
  readonly withdraw: string;
  readonly quantityOfPanel: string;
  readonly excluded: string;
  readonly confirmWithdrawal: string;
  readonly withdrawalReceived: string;
  readonly backToOrder: string;
  readonly withdrawalRefunded: string;
}

export const dutch: ShoppingWords = {
  purchase: dutchPurchase,
  account: dutchAccount,
  savedItems: '/mijn-account/bewaard',
  orders: '/mijn-account/bestellingen',
  panel: 'Fjord wandpaneel',
  curtain: 'Drape akoestisch gordijn',
  side: 'Rechts (gespiegeld)',
  save: 'Bewaren',
  saved: 'Bewaard.',
  guestOnly: 'Alleen nog in deze browser',
  up: 'Omhoog',
  share: 'Delen',
  makeLink: 'Link maken',
  openShared: 'Gedeelde pagina bekijken',
  priceOfToday: 'Prijs van vandaag',
  toProduct: 'Naar het product',
  chosenToCart: 'Gekozen artikelen in winkelwagen',
  inCart: '2 artikelen liggen in je winkelwagen.',
  order: 'Bestelling',
  delivered: 'Je bestelling is bezorgd.',
  invoice: /^Factuur \S+ van .*\(pdf\)$/,
  creditNote: /^Creditfactuur \S+ van .*\(pdf\)$/,
  withdraw: 'Overeenkomst hier herroepen',
  quantityOfPanel: 'Aantal van Fjord wandpaneel',
  excluded: 'Op maat of naar jouw wensen gemaakt: daarvoor geldt volgens de wet geen herroepingsrecht.',
  confirmWithdrawal: 'Herroeping bevestigen',
  withdrawalReceived: 'We hebben je herroeping ontvangen',
  backToOrder: 'Terug naar de bestelling',
  withdrawalRefunded: 'Terugbetaald',
};

export const german: ShoppingWords = {
  purchase: germanPurchase,
  // The same texts and paths as in Austria, for a private customer.
  account: austrian,
  savedItems: '/mein-konto/gemerkt',
  orders: '/mein-konto/bestellungen',
  panel: 'Wandpaneel Fjord',
  curtain: 'Akustikvorhang Drape',
  side: 'Rechts (gespiegelt)',
  save: 'Merken',
  saved: 'Gemerkt.',
  guestOnly: 'Bisher nur in diesem Browser',
  up: 'Nach oben',
  share: 'Teilen',
  makeLink: 'Link erstellen',
  openShared: 'Geteilte Seite ansehen',
  priceOfToday: 'Preis von heute',
  toProduct: 'Zum Produkt',
  chosenToCart: 'Ausgewählte in den Warenkorb',
  inCart: '2 Artikel liegen in Ihrem Warenkorb.',
  order: 'Bestellung',
  delivered: 'Ihre Bestellung wurde zugestellt.',
  invoice: /^Rechnung \S+ vom .*\(PDF\)$/,
  creditNote: /^Rechnungskorrektur \S+ vom .*\(PDF\)$/,
  withdraw: 'Vertrag widerrufen',
  quantityOfPanel: 'Menge von Wandpaneel Fjord',
  excluded: 'Nach Maß oder nach Ihren Wünschen gefertigt: Dafür besteht gesetzlich kein Widerrufsrecht.',
  confirmWithdrawal: 'Widerruf bestätigen',
  withdrawalReceived: 'Ihr Widerruf ist eingegangen',
  backToOrder: 'Zurück zur Bestellung',
  withdrawalRefunded: 'Erstattet',
};
