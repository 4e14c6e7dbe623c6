import { screenPages } from '../common/screen-pages.ts';

/** What Fibers and Foams says on its cart, checkout and account screens. */
export const fibersAndFoamsScreens = screenPages('ff', {
  cart: {
    nl: 'Controleer de zaagmaten: lengte × breedte × dikte in millimeters. Wat gezaagd is, nemen we niet terug.',
    fr: 'Vérifiez les cotes de coupe : longueur × largeur × épaisseur en millimètres. Ce qui est coupé n’est pas repris.',
    de: 'Prüfen Sie die Zuschnitte: Länge × Breite × Dicke in Millimetern. Zugeschnittenes nehmen wir nicht zurück.',
    en: 'Check the cut sizes: length × width × thickness in millimetres. What has been cut cannot be returned.',
  },
  checkout: {
    nl: 'Gegevens, levering, betaling, controle. Met een geldig btw-nummer uit een ander EU-land wordt de btw verlegd.',
    fr: 'Coordonnées, livraison, paiement, vérification. Avec un numéro de TVA valable d’un autre pays de l’UE, la TVA est autoliquidée.',
    de: 'Daten, Lieferung, Zahlung, Prüfung. Mit gültiger USt-IdNr. aus einem anderen EU-Land wechselt die Steuerschuld.',
    en: 'Details, delivery, payment, review. A valid VAT number from another EU country means reverse charge.',
  },
  result: {
    nl: 'De zaaglijst is gemaakt. Wijzigen kan tot de productie begint: bel met het bestelnummer bij de hand.',
    fr: 'La liste de coupe est établie. Modifiable jusqu’au début de la production : appelez avec le numéro de commande.',
    de: 'Die Zuschnittliste ist erstellt. Änderungen sind bis Produktionsbeginn möglich: telefonisch mit Bestellnummer.',
    en: 'The cutting list is made. Changes are possible until production starts: call with your order number to hand.',
  },
  account: {
    nl: 'Bestellingen, facturen en bewaarde zaaglijsten.',
    fr: 'Commandes, factures et listes de coupe enregistrées.',
    de: 'Bestellungen, Rechnungen und gemerkte Zuschnitte.',
    en: 'Orders, invoices and saved cutting lists.',
  },
  'account-address': {
    nl: 'Factuuradres en losadres. Vermeld een laadklep of heftruck als die nodig is.',
    fr: 'Adresse de facturation et lieu de déchargement. Signalez s’il faut un hayon ou un chariot.',
    de: 'Rechnungs- und Entladeadresse. Vermerken Sie, ob Hebebühne oder Stapler nötig ist.',
    en: 'Billing and unloading address. State whether a tail lift or forklift is needed.',
  },
  'account-details': {
    nl: 'Contactpersoon, bedrijf, btw-nummer en toegang.',
    fr: 'Contact, société, numéro de TVA et accès.',
    de: 'Ansprechpartner, Firma, USt-IdNr. und Zugang.',
    en: 'Contact person, company, VAT number and access.',
  },
  'reset-password': {
    nl: 'Na het opslaan zijn alle andere sessies beëindigd.',
    fr: 'L’enregistrement met fin à toutes les autres sessions.',
    de: 'Nach dem Speichern sind alle anderen Sitzungen beendet.',
    en: 'Saving ends all your other sessions at once.',
  },
});
