import type { SeedPage } from '../../seed-data.ts';

/** Terms of sale, the same for every shop of the group but for the name. */
export function termsPage(shop: string): SeedPage {
  return {
    id: 'terms',
    slugs: {
      nl: 'algemene-voorwaarden',
      fr: 'conditions-generales',
      de: 'allgemeine-geschaeftsbedingungen',
      en: 'terms-and-conditions',
    },
    oldSlugs: { nl: ['voorwaarden'], de: ['agb'], en: ['terms'] },
    title: {
      nl: 'Algemene voorwaarden',
      fr: 'Conditions générales',
      'fr-FR': 'Conditions générales de vente',
      de: 'Allgemeine Geschäftsbedingungen',
      en: 'Terms and conditions',
    },
    intro: {
      nl: 'Wat je van ons mag verwachten en wat wij van jou vragen. Geldig vanaf 1 januari 2026.',
      fr: 'Ce que vous pouvez attendre de nous et ce que nous vous demandons. En vigueur depuis le 1er janvier 2026.',
      de: 'Was Sie von uns erwarten dürfen und worum wir Sie bitten. Gültig ab 1. Januar 2026.',
      'de-AT': 'Was Sie von uns erwarten dürfen und worum wir Sie bitten. Gültig ab 1. Jänner 2026.',
      en: 'What you can expect of us, and what we ask of you. In force from 1 January 2026.',
    },
    metaDescription: {
      nl: `De algemene voorwaarden van ${shop}: bestellen, prijzen, levering, herroeping, garantie en klachten.`,
      fr: `Les conditions générales de ${shop} : commande, prix, livraison, rétractation, garantie et réclamations.`,
      de: `Die AGB von ${shop}: Bestellung, Preise, Lieferung, Widerruf, Gewährleistung und Beschwerden.`,
      en: `The terms of ${shop}: ordering, prices, delivery, cancellation, guarantee and complaints.`,
    },
    blocks: [
      {
        type: 'richText',
        html: {
          nl: `<h2>1. Overeenkomst</h2><p>De overeenkomst komt tot stand wanneer ${shop} je bestelling per e-mail bevestigt. Staat er op de site een kennelijke vergissing, bijvoorbeeld een paneel voor één cent, dan zijn we daar niet aan gebonden en nemen we contact met je op.</p>
<h2>2. Prijzen</h2><p>Prijzen op de site zijn inclusief btw; op de productpagina staat de prijs zonder btw ernaast. De btw volgt het land van levering. Verzendkosten zie je voordat je betaalt. De staffelprijs geldt per bestelling en per artikel.</p>
<h2>3. Levering</h2><p>De levertijd staat bij het product. Halen we die niet, dan mag je de bestelling kosteloos annuleren. Het risico gaat op je over wanneer het pakket bij je is afgeleverd.</p>
<h2>4. Herroeping</h2><p>Als consument mag je binnen 14 dagen na ontvangst zonder reden van de koop afzien. Je betaalt alleen de terugzending. Het recht vervalt bij artikelen die voor jou zijn gemaakt: op maat gesneden, genaaid, gespoten of bedrukt.</p>
<h2>5. Betaling</h2><p>Je betaalt bij de bestelling. Zakelijke klanten met een goedgekeurde rekening betalen binnen 14 dagen na factuurdatum. Tot de betaling blijft het geleverde ons eigendom.</p>
<h2>6. Kwaliteit en garantie</h2><p>Vilt, hout en schuim verschillen licht in tint en structuur per partij. Absorptiewaarden zijn gemeten in een laboratorium; het resultaat in jouw ruimte hangt ook af van vorm, inrichting en montage. Op fouten in materiaal en makelij geven we vijf jaar garantie, naast je wettelijke rechten.</p>
<h2>7. Aansprakelijkheid</h2><p>Voor zakelijke klanten is onze aansprakelijkheid beperkt tot het factuurbedrag van de betreffende levering. Deze beperking geldt niet bij opzet, grove schuld of letsel, en niet voor consumenten.</p>
<h2>8. Klachten en recht</h2><p>Meld een klacht binnen twee maanden nadat je die hebt ontdekt. We antwoorden binnen vijf werkdagen. Op de overeenkomst is Nederlands recht van toepassing; als consument houd je de bescherming van het recht van je eigen land.</p>`,
          fr: `<h2>1. Contrat</h2><p>Le contrat est conclu lorsque ${shop} confirme votre commande par courriel. Une erreur manifeste sur le site, un panneau à un centime par exemple, ne nous engage pas ; nous vous contactons dans ce cas.</p>
<h2>2. Prix</h2><p>Les prix affichés comprennent la TVA ; la page du produit indique aussi le prix hors taxe. La TVA suit le pays de livraison. Les frais d’envoi apparaissent avant le paiement. Le prix dégressif s’entend par commande et par article.</p>
<h2>3. Livraison</h2><p>Le délai figure sur la fiche du produit. Si nous ne le tenons pas, vous pouvez annuler la commande sans frais. Le risque vous est transféré à la remise du colis.</p>
<h2>4. Rétractation</h2><p>Le consommateur peut renoncer à son achat sans motif dans les 14 jours suivant la réception. Seul le renvoi est à votre charge. Ce droit ne s’applique pas aux articles réalisés pour vous : coupés, cousus, peints ou imprimés sur mesure.</p>
<h2>5. Paiement</h2><p>Le paiement a lieu à la commande. Les clients professionnels disposant d’un compte agréé paient dans les 14 jours suivant la date de facture. La marchandise reste notre propriété jusqu’au paiement.</p>
<h2>6. Qualité et garantie</h2><p>Feutre, bois et mousse varient légèrement de teinte et de structure d’un lot à l’autre. Les valeurs d’absorption sont mesurées en laboratoire ; le résultat chez vous dépend aussi de la forme, de l’aménagement et de la pose. Nous garantissons les défauts de matière et de fabrication pendant cinq ans, en plus de vos droits légaux.</p>
<h2>7. Responsabilité</h2><p>Envers les professionnels, notre responsabilité se limite au montant facturé de la livraison concernée. Cette limite ne joue ni en cas de faute intentionnelle ou lourde, ni en cas de dommage corporel, ni envers les consommateurs.</p>
<h2>8. Réclamations et droit applicable</h2><p>Signalez une réclamation dans les deux mois suivant sa découverte. Nous répondons sous cinq jours ouvrables. Le droit néerlandais s’applique au contrat ; le consommateur conserve la protection du droit de son pays.</p>`,
          de: `<h2>1. Vertrag</h2><p>Der Vertrag kommt zustande, wenn ${shop} Ihre Bestellung per E-Mail bestätigt. Offensichtliche Irrtümer auf der Website, etwa ein Paneel für einen Cent, binden uns nicht; wir melden uns in diesem Fall.</p>
<h2>2. Preise</h2><p>Die Preise auf der Website enthalten die Umsatzsteuer; die Produktseite nennt auch den Nettopreis. Der Steuersatz richtet sich nach dem Lieferland. Die Versandkosten sehen Sie vor der Zahlung. Staffelpreise gelten je Bestellung und Artikel.</p>
<h2>3. Lieferung</h2><p>Die Lieferzeit steht beim Produkt. Halten wir sie nicht ein, können Sie die Bestellung kostenlos stornieren. Die Gefahr geht auf Sie über, sobald Ihnen das Paket übergeben wurde.</p>
<h2>4. Widerruf</h2><p>Als Verbraucher können Sie innerhalb von 14 Tagen nach Erhalt ohne Angabe von Gründen widerrufen. Sie tragen nur die Rücksendung. Das Recht entfällt bei Waren, die für Sie angefertigt wurden: zugeschnitten, genäht, gespritzt oder bedruckt.</p>
<h2>5. Zahlung</h2><p>Gezahlt wird bei der Bestellung. Geschäftskunden mit freigegebenem Konto zahlen binnen 14 Tagen nach Rechnungsdatum. Bis zur Zahlung bleibt die Ware unser Eigentum.</p>
<h2>6. Qualität und Gewährleistung</h2><p>Filz, Holz und Schaumstoff weichen je Charge leicht in Farbton und Struktur ab. Absorptionsgrade werden im Labor gemessen; das Ergebnis in Ihrem Raum hängt auch von Form, Einrichtung und Montage ab. Auf Material- und Verarbeitungsfehler geben wir fünf Jahre Garantie, zusätzlich zu Ihren gesetzlichen Rechten.</p>
<h2>7. Haftung</h2><p>Gegenüber Unternehmern ist unsere Haftung auf den Rechnungsbetrag der betreffenden Lieferung begrenzt. Das gilt nicht bei Vorsatz, grober Fahrlässigkeit oder Personenschäden und nicht gegenüber Verbrauchern.</p>
<h2>8. Beschwerden und Recht</h2><p>Melden Sie Mängel innerhalb von zwei Monaten, nachdem Sie sie entdeckt haben. Wir antworten innerhalb von fünf Werktagen. Es gilt niederländisches Recht; Verbraucher behalten den Schutz des Rechts ihres Wohnsitzlandes.</p>`,
          en: `<h2>1. Agreement</h2><p>The agreement is made when ${shop} confirms your order by email. We are not bound by an obvious mistake on the site, such as a panel for a penny; we will get in touch instead.</p>
<h2>2. Prices</h2><p>Prices on the site include VAT; the product page also shows the price without it. VAT follows the country of delivery. You see the delivery charge before you pay. Volume prices apply per order and per article.</p>
<h2>3. Delivery</h2><p>The delivery time is stated with the product. If we fail to keep it, you may cancel without charge. The risk passes to you when the parcel is handed over.</p>
<h2>4. Cancellation</h2><p>As a consumer you may change your mind within 14 days of receipt, without giving a reason. You pay only for the return. This does not apply to goods made for you: cut, sewn, sprayed or printed to order.</p>
<h2>5. Payment</h2><p>Payment is due with the order. Business customers with an approved account pay within 14 days of the invoice date. Goods remain ours until they are paid for.</p>
<h2>6. Quality and guarantee</h2><p>Felt, wood and foam vary slightly in shade and texture from batch to batch. Absorption figures are measured in a laboratory; the result in your room also depends on its shape, furnishing and fitting. We guarantee material and workmanship for five years, on top of your statutory rights.</p>
<h2>7. Liability</h2><p>Towards business customers our liability is limited to the invoice amount of the delivery concerned. The limit does not apply to intent, gross negligence or personal injury, nor towards consumers.</p>
<h2>8. Complaints and law</h2><p>Report a complaint within two months of discovering it. We reply within five working days. Dutch law governs the agreement; consumers keep the protection of the law of their own country.</p>`,
        },
      },
    ],
  };
}
